import type { TFunction } from 'i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { toCsv } from '../parts/to-csv.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { columnWords } from './list/customers-table.tsx';
import { type CustomerColumn, customerColumns } from './list/sort-customers.ts';

/** What is on screen, in its order, as a file; no server is asked. */
export function saveCustomers(
  customers: readonly CustomerView[],
  timeZone: string,
  t: TFunction<'admin'>,
): void {
  const value: Readonly<Record<CustomerColumn, (customer: CustomerView) => string | number>> = {
    name: ({ customerName }) => customerName,
    last: ({ lastBookingISO }) => whenWords(lastBookingISO, timeZone),
    total: ({ totalBookings }) => totalBookings,
    upcoming: ({ upcomingCount }) => upcomingCount,
    cancelled: ({ cancelledCount }) => cancelledCount,
    amount: ({ totalAmount }) => totalAmount,
  };
  const head = [
    ...customerColumns.map((column) => t(columnWords[column])),
    t('bookings.csv.header.email'),
    t('customers.phoneWord'),
  ];
  const rows = customers.map((customer) => [
    ...customerColumns.map((column) => value[column](customer)),
    mailAddressOf(customer.email) ?? '',
    customer.phone,
  ]);
  const file = new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'sabal-clients.csv';
  link.click();
  // The download has begun with the press; the address would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
