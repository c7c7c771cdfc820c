import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CustomersAnswer, CustomerView } from '#shared/api/admin/customers.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { startNewBooking } from '../../parts/start-new-booking.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { CustomersEmpty } from '../customers-empty.tsx';
import { CustomersTools } from '../customers-tools.tsx';
import { meetSearch } from '../meet-search.ts';
import { type Opened, OpenedPanel } from '../panel/opened-panel.tsx';
import { saveCustomers } from '../save-customers.ts';
import { type CustomerSearch, useCustomerSearch } from '../use-customer-search.ts';
import type { Customers } from '../use-customers.ts';
import { useMasked } from '../use-masked.ts';
import { useReveal } from '../use-reveal.tsx';
import { CustomerCards } from './customer-cards.tsx';
import { AT_RISK_BOOKINGS, AT_RISK_DAYS, LOYAL_BOOKINGS } from './customer-tags.ts';
import styles from './customers-list.module.css';
import { CustomersTable } from './customers-table.tsx';
import { pressColumn, sortCustomers, USUAL_ORDER } from './sort-customers.ts';

type CustomersListProps = {
  answer: CustomersAnswer;
  customers: Customers;
  limit: number;
  limitField: ReactNode;
};

export function CustomersList({ answer, customers, limit, limitField }: CustomersListProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [order, setOrder] = useState(USUAL_ORDER);
  const [masked, setMasked] = useMasked();
  const [opened, setOpened] = useState<Opened>();
  const { reveal, dialog } = useReveal(masked);
  const ways = useWays(reveal);
  const search = useCustomerSearch(text, limit);
  const timeZone = useTimeZone();
  // The menu takes its share of the window.
  const hasRoom = useMedia('(width >= 60rem)');
  const found = sortCustomers(meetSearch(answer.customers, search, text), order);
  const list = {
    customers: found,
    most: Math.max(...answer.customers.map(({ totalBookings }) => totalBookings), 1),
    masked,
    onOpen: (customer: CustomerView) => setOpened({ is: 'history', customer }),
    ...ways,
  };
  return (
    <>
      <CustomersTools
        text={text}
        onText={setText}
        limitField={limitField}
        withOrder={!hasRoom}
        order={order}
        onOrder={setOrder}
        masked={masked}
        onMask={setMasked}
        onSave={() => saveCustomers(found, timeZone, t)}
      />
      <Found found={found} answer={answer} search={search} isOther={customers.isOther} />
      {found.length === 0 && !search.busy && (
        <CustomersEmpty isFirst={text.trim() === ''} onNew={() => ways.onNew()} onClear={() => setText('')} />
      )}
      {found.length > 0 && hasRoom && (
        <CustomersTable {...list} order={order} onColumn={(column) => setOrder(pressColumn(order, column))} />
      )}
      {found.length > 0 && !hasRoom && <CustomerCards {...list} />}
      {opened && (
        <OpenedPanel
          opened={opened}
          masked={masked}
          onOpen={setOpened}
          reveal={reveal}
          onCustomer={(customer) => {
            customers.replace(customer);
            search.replace(customer);
            // What the panel shows while its own answer is missing.
            setOpened((known) => (known?.customer.email === customer.email ? { ...known, customer } : known));
          }}
          onChanged={() => {
            void customers.data.reload();
            void search.reload();
          }}
          {...ways}
        />
      )}
      {dialog}
    </>
  );
}

/** Where names are shown: the calendar, and the form for a new booking. */
function useWays(reveal: (go: () => void) => void) {
  const navigate = useNavigate();
  return {
    onNext: (address: string) => reveal(() => void navigate(address)),
    onNew: (customer?: CustomerView) => {
      const client = customer && {
        name: customer.customerName,
        email: customer.email,
        phone: customer.phone,
      };
      const begin = () => void navigate(startNewBooking(client && { client }));
      if (client) reveal(begin);
      else begin();
    },
  };
}

function FoundCount({ found, answer, search }: Omit<FoundProps, 'isOther'>) {
  const { t } = useTranslation('admin');
  const count = found.length;
  const { answer: sought, busy, lookedThrough } = search;
  if (busy && lookedThrough > 0)
    return t('customers.searchingOn', { looked: staffFormat.number(lookedThrough) });
  if (busy) return t('customers.searching');
  if (sought?.atLeast) return t('customers.some', { count });
  if (sought && sought.count > count)
    return t('customers.beyond', { count, all: staffFormat.number(sought.count) });
  const all = staffFormat.number(answer.count);
  return t(answer.atLeast ? 'customers.shownOfMore' : 'customers.shown', { count, all });
}

type FoundProps = {
  found: readonly CustomerView[];
  answer: CustomersAnswer;
  search: CustomerSearch;
  isOther: boolean;
};

/** How many are shown, of how many, and how far the search went. */
function Found({ found, answer, search, isOther }: FoundProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {isOther && (
        <Alert tone="warning" role="status">
          {t('customers.limitFailed')}
        </Alert>
      )}
      {search.fault !== undefined && (
        <Alert tone="info" role="status">
          {t('customers.local', { count: answer.customers.length })}
        </Alert>
      )}
      <p className={`soft ${styles.count}`}>
        <span role="status">
          <FoundCount {...{ found, answer, search }} />
        </span>{' '}
        {t('customers.tagsExplained', {
          loyal: LOYAL_BOOKINGS,
          risk: AT_RISK_BOOKINGS,
          days: AT_RISK_DAYS,
        })}
      </p>
    </>
  );
}
