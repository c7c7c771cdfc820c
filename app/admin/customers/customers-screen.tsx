import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOMERS_LIMIT } from '#shared/api/admin/customers.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import styles from './customers.module.css';
import { LimitField } from './limit-field.tsx';
import { CustomersList } from './list/customers-list.tsx';
import { useCustomers } from './use-customers.ts';

/** `/admin/customers`: who booked, how often and when (D341). Nothing of what is typed here reaches the address. */
export function CustomersScreen() {
  const { t } = useTranslation('admin');
  const [limit, setLimit] = useState<number>(CUSTOMERS_LIMIT.usual);
  const customers = useCustomers(limit);
  const { data } = customers;
  useScreenTitle(t('customers.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('customers.lead')}>{t('customers.title')}</PageTitle>
        <AsOf data={data} />
      </div>
      <ReadGate
        data={data}
        title={t('customers.failed')}
        skeleton={
          <>
            <Skeleton shape="box" height="4rem" />
            <Skeleton shape="box" height="24rem" />
          </>
        }
      >
        {(body) => (
          <CustomersList
            answer={body}
            customers={customers}
            limit={limit}
            limitField={<LimitField limit={limit} onLimit={setLimit} />}
          />
        )}
      </ReadGate>
    </div>
  );
}
