import type { CustomerView } from '#shared/api/admin/customers.ts';

export function aCustomer(changes: Partial<CustomerView> = {}): CustomerView {
  return {
    email: 'ana@example.com',
    customerName: 'Ana Gómez',
    phone: '+14075550123',
    city: 'Orlando',
    lastBookingISO: '2026-11-01T15:00:00.000Z',
    totalBookings: 1,
    upcomingCount: 0,
    cancelledCount: 0,
    totalAmount: 100,
    next: null,
    note: null,
    noteVersion: 0,
    ...changes,
  };
}
