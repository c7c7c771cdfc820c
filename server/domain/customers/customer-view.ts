import type { CustomerView } from '#shared/api/admin/customers.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { CustomerRow } from '../../db/repos/customers.ts';

export function toCustomerView(row: CustomerRow): CustomerView {
  const { email, customerName, phone, totalBookings, upcomingCount, cancelledCount } = row;
  return {
    email,
    customerName,
    phone,
    lastBookingISO: formatInstant(row.lastBookingAt),
    totalBookings,
    upcomingCount,
    cancelledCount,
    totalAmount: toDollars(row.totalCents),
  };
}
