import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { Avatar } from '../list/avatar.tsx';
import styles from '../list/customers-list.module.css';
import { shownCustomer } from '../mask-customer.ts';

type OpenCustomerProps = {
  customer: CustomerView;
  masked: boolean;
  onOpen: (customer: CustomerView) => void;
};

/** Who it is, to be pressed; `walkRows` goes from one to the next. */
export function OpenCustomer({ customer, masked, onOpen }: OpenCustomerProps) {
  const { t } = useTranslation('admin');
  const shown = shownCustomer(customer, masked);
  return (
    <button type="button" className={styles.open} data-open="" onClick={() => onOpen(customer)}>
      <Avatar name={customer.customerName} email={customer.email} />
      <span className={styles.who}>
        <strong>{shown.name}</strong>
        <span className="soft">{shown.email ?? t('booking.noEmail.short')}</span>
      </span>
    </button>
  );
}
