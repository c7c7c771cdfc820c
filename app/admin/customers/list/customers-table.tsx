import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { toCents } from '#shared/kernel/money.ts';
import { ContactLinks } from '../../parts/contact-links.tsx';
import { RowsTable, SortHead } from '../../parts/rows-table.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { shownCustomer } from '../mask-customer.ts';
import { OpenCustomer } from '../panel/open-customer.tsx';
import { CancelledRing } from './cancelled-ring.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import customersList from './customers-list.module.css';
import styles from './customers-table.module.css';
import { LastBooking } from './last-booking.tsx';
import { NextBooking } from './next-booking.tsx';
import { type CustomerColumn, type CustomerOrder, customerColumns } from './sort-customers.ts';
import { TotalBar } from './total-bar.tsx';

export interface CustomersListProps {
  readonly customers: readonly CustomerView[];
  /** The most bookings that a customer has: the full length of the bars. */
  readonly most: number;
  readonly masked: boolean;
  readonly onOpen: (customer: CustomerView) => void;
  readonly onNew: (customer: CustomerView) => void;
  /** Told the address of the next visit in the calendar. */
  readonly onNext: (address: string) => void;
}

export const columnWords = {
  name: 'customers.column.name',
  last: 'customers.column.last',
  total: 'customers.column.total',
  upcoming: 'customers.column.upcoming',
  cancelled: 'customers.column.cancelled',
  amount: 'customers.column.amount',
} as const satisfies Record<CustomerColumn, string>;

type CustomersTableProps = CustomersListProps & {
  order: CustomerOrder;
  onColumn: (column: CustomerColumn) => void;
};

export function CustomersTable({ order, onColumn, ...list }: CustomersTableProps) {
  const { t } = useTranslation('admin');
  return (
    <RowsTable
      className={styles.table}
      caption={t('customers.title')}
      head={
        <>
          {customerColumns.map((column) => (
            <SortHead
              key={column}
              column={column}
              order={order.by === column ? (order.down ? 'desc' : 'asc') : undefined}
              onSort={() => onColumn(column)}
            >
              {t(columnWords[column])}
            </SortHead>
          ))}
          <th scope="col" data-column="contact">
            <span className="visually-hidden">{t('customers.column.contact')}</span>
          </th>
        </>
      }
    >
      {list.customers.map((customer) => (
        <Row key={customer.email} {...list} customer={customer} />
      ))}
    </RowsTable>
  );
}

type RowProps = Omit<CustomersListProps, 'customers'> & { customer: CustomerView };

function Row({ customer, most, masked, onOpen, onNew, onNext }: RowProps) {
  const timeZone = useTimeZone();
  const shown = shownCustomer(customer, masked);
  return (
    <tr>
      <th scope="row" data-column="name">
        <div className={customersList.cell}>
          <OpenCustomer customer={customer} masked={masked} onOpen={onOpen} />
          <span className={customersList.marks}>
            <CustomerMarks customer={customer} note={masked ? 'masked' : 'shown'} />
          </span>
        </div>
      </th>
      <td data-column="last">
        <LastBooking customer={customer} timeZone={timeZone} />
      </td>
      <td data-column="total">
        <TotalBar count={customer.totalBookings} most={most} />
      </td>
      <td data-column="upcoming" className="tabular">
        <NextBooking customer={customer} onGo={onNext} />
      </td>
      <td data-column="cancelled">
        <CancelledRing customer={customer} />
      </td>
      <td data-column="amount" className="tabular">
        {staffFormat.money(toCents(customer.totalAmount))}
      </td>
      <td data-column="contact">
        <ContactLinks contact={customer} name={shown.name} onNew={() => onNew(customer)} />
      </td>
    </tr>
  );
}
