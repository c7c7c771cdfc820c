import type { TFunction } from 'i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { toWallTime, wallTimeOf } from '../parts/booking-panel/booking-time.ts';
import { toCsv } from '../parts/to-csv.ts';
import { columnWords } from './list/customers-table.tsx';
import { type CustomerColumn, customerColumns } from './list/sort-customers.ts';

/** Whoever's customers they are: what it holds, and of which day in the company's zone. */
export function customersFile(at: Instant, timeZone: string, t: TFunction<'admin'>): string {
  return `${t('customers.csvFile')}-${toWallTime(at, timeZone).day}.csv`;
}

/** Customers as a table for a spreadsheet, in their order; days as it sorts them, in the company's zone. */
export function customersCsv(
  customers: readonly CustomerView[],
  timeZone: string,
  t: TFunction<'admin'>,
): string {
  const value: Readonly<Record<CustomerColumn, (customer: CustomerView) => string | number>> = {
    name: ({ customerName }) => customerName,
    last: ({ lastBookingISO }) => wallTimeOf(lastBookingISO, timeZone).day,
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
    customer.phone && phoneWords(customer.phone),
  ]);
  return toCsv([head, ...rows]);
}
