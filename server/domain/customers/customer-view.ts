import type { CustomerView } from '#shared/api/admin/customers.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { CustomerRow } from '../../db/repos/customers/customers.ts';

export function toCustomerView(row: CustomerRow): CustomerView {
  const { email, customerName, phone, city, totalBookings, upcomingCount, cancelledCount } = row;
  const { nextId, nextAt, note, noteVersion } = row;
  return {
    email,
    customerName,
    phone,
    city,
    lastBookingISO: formatInstant(row.lastBookingAt),
    totalBookings,
    upcomingCount,
    cancelledCount,
    totalAmount: toDollars(row.totalCents),
    next: nextId === null || nextAt === null ? null : { id: nextId, startISO: formatInstant(nextAt) },
    note,
    noteVersion,
  };
}
