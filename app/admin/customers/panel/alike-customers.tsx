import { useTranslation } from 'react-i18next';
import type { CustomerHistoryView, CustomerView } from '#shared/api/admin/customers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { shownCustomer } from '../mask-customer.ts';
import styles from './customer-panel.module.css';

type AlikeCustomersProps = {
  alike: CustomerHistoryView['alike'];
  masked: boolean;
  onOpen: (customer: CustomerView) => void;
};

/** Customers who may be the same person under another e-mail. Nothing is merged: families share a telephone. */
export function AlikeCustomers({ alike, masked, onOpen }: AlikeCustomersProps) {
  const { t } = useTranslation('admin');
  if (alike.length === 0) return null;
  return (
    <Alert title={t('customers.alike.title', { count: alike.length })}>
      <ul className={styles.alike}>
        {alike.map(({ by, customer }) => {
          const shown = shownCustomer(customer, masked);
          const { name } = shown;
          const email = shown.email ?? shown.phone ?? '';
          return (
            <li key={customer.email}>
              <span>{t(by === 'phone' ? 'customers.alike.phone' : 'customers.alike.email', { email })}</span>
              <Button
                variant="quiet"
                aria-label={t('customers.alike.openOf', { name, email })}
                onClick={() => onOpen(customer)}
              >
                {t('customers.alike.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
