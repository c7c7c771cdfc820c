import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { toCents } from '#shared/kernel/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ContactLinks } from '../../parts/contact-links.tsx';
import { walkRows } from '../../parts/rows-table.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { shownCustomer } from '../mask-customer.ts';
import { CustomerFacts } from '../panel/customer-facts.tsx';
import { OpenCustomer } from '../panel/open-customer.tsx';
import { CancelledRing } from './cancelled-ring.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import styles from './customers-list.module.css';
import type { CustomersListProps } from './customers-table.tsx';
import { LastBooking } from './last-booking.tsx';
import { NextBooking } from './next-booking.tsx';
import { TotalBar } from './total-bar.tsx';

/** The same rows where a table has no room. */
export function CustomerCards({ customers, ...row }: CustomersListProps) {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.cards} aria-label={t('customers.title')} onKeyDown={walkRows}>
      {customers.map((customer) => (
        <CustomerCard key={customer.email} customer={customer} {...row} />
      ))}
    </ul>
  );
}

type CustomerCardProps = Omit<CustomersListProps, 'customers'> & { customer: CustomerView };

function CustomerCard({ customer, most, masked, onOpen, onNew, onNext }: CustomerCardProps) {
  const timeZone = useTimeZone();
  const shown = shownCustomer(customer, masked);
  const facts = [
    { column: 'last', value: <LastBooking customer={customer} timeZone={timeZone} /> },
    { column: 'total', value: <TotalBar count={customer.totalBookings} most={most} /> },
    { column: 'upcoming', value: <NextBooking customer={customer} onGo={onNext} /> },
    { column: 'cancelled', value: <CancelledRing customer={customer} /> },
    { column: 'amount', value: staffFormat.money(toCents(customer.totalAmount)) },
  ] as const;
  return (
    <Card as="li" className={styles.card}>
      <OpenCustomer customer={customer} masked={masked} onOpen={onOpen} />
      <CustomerFacts facts={facts} />
      <div className={styles.cardFoot}>
        <span className={styles.marks}>
          <CustomerMarks customer={customer} note={masked ? 'masked' : 'shown'} />
        </span>
        <ContactLinks contact={customer} name={shown.name} onNew={() => onNew(customer)} />
      </div>
    </Card>
  );
}
