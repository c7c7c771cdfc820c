import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Card } from '../../ui/card.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { Avatar } from './avatar.tsx';
import { CancelledRing } from './cancelled-ring.tsx';
import { ContactLinks } from './contact-links.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { type CustomersListProps, columnWords, walkRows } from './customers-table.tsx';
import { LastVisit } from './last-visit.tsx';
import { shownCustomer } from './mask-customer.ts';
import { TotalBar } from './total-bar.tsx';

/** The same rows where a table has no room. */
export function CustomerCards({ customers, ...row }: CustomersListProps) {
  const { t } = useTranslation('admin');
  return (
    <ul className="clients-cards" aria-label={t('customers.title')} onKeyDown={walkRows}>
      {customers.map((customer) => (
        <CustomerCard key={customer.email} customer={customer} {...row} />
      ))}
    </ul>
  );
}

type CustomerCardProps = Omit<CustomersListProps, 'customers'> & { customer: CustomerView };

function CustomerCard({ customer, most, masked, onOpen }: CustomerCardProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const shown = shownCustomer(customer, masked);
  const facts = [
    { column: 'last', value: <LastVisit iso={customer.lastBookingISO} timeZone={timeZone} /> },
    { column: 'total', value: <TotalBar count={customer.totalBookings} most={most} /> },
    { column: 'upcoming', value: customer.upcomingCount },
    { column: 'cancelled', value: <CancelledRing customer={customer} /> },
    { column: 'amount', value: formatMoney(toCents(customer.totalAmount), 'fr') },
  ] as const;
  return (
    <Card as="li" className="clients-card">
      <button type="button" className="clients-open" data-row="" onClick={() => onOpen(customer)}>
        <Avatar name={customer.customerName} email={customer.email} />
        <span className="clients-who">
          <strong>{shown.name}</strong>
          <span className="soft">{shown.email}</span>
        </span>
      </button>
      <dl className="clients-facts tabular">
        {facts.map(({ column, value }) => (
          <div key={column}>
            <dt>{t(columnWords[column])}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="clients-card-foot">
        <span className="clients-marks">
          <CustomerMarks customer={customer} />
        </span>
        <ContactLinks customer={customer} name={shown.name} />
      </div>
    </Card>
  );
}
