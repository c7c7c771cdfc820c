import type { CustomerView } from '#shared/api/admin/customers.ts';

export const customerColumns = ['name', 'last', 'total', 'upcoming', 'cancelled', 'amount'] as const;
export type CustomerColumn = (typeof customerColumns)[number];

export interface CustomerOrder {
  readonly by: CustomerColumn;
  readonly down: boolean;
}

/** As the server answers (shared/api/admin/customers.ts). */
export const USUAL_ORDER: CustomerOrder = { by: 'last', down: true };

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

const ascending: Readonly<Record<CustomerColumn, (a: CustomerView, b: CustomerView) => number>> = {
  name: (a, b) => collator.compare(a.customerName, b.customerName),
  last: (a, b) => Date.parse(a.lastBookingISO) - Date.parse(b.lastBookingISO),
  total: (a, b) => a.totalBookings - b.totalBookings,
  upcoming: (a, b) => a.upcomingCount - b.upcomingCount,
  cancelled: (a, b) => a.cancelledCount - b.cancelledCount,
  amount: (a, b) => a.totalAmount - b.totalAmount,
};

/** Those that are equal stand by e-mail, so that the same press shows the same list. */
export function sortCustomers(
  customers: readonly CustomerView[],
  { by, down }: CustomerOrder,
): readonly CustomerView[] {
  const sign = down ? -1 : 1;
  return [...customers].sort((a, b) => sign * ascending[by](a, b) || a.email.localeCompare(b.email));
}

/** A press on a column: the other way round, or its natural way first: names from A, all else from the most. */
export function pressColumn({ by, down }: CustomerOrder, column: CustomerColumn): CustomerOrder {
  return by === column ? { by, down: !down } : { by: column, down: column !== 'name' };
}
