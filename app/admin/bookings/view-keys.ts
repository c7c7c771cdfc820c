import type { BookingViewName } from './bookings-filter.ts';

/** What each view is called. */
export const viewKeys = {
  upcoming: 'bookings.view.upcoming',
  today: 'bookings.view.today',
  week: 'bookings.view.week',
  pending: 'bookings.view.pending',
  cancelled: 'bookings.view.cancelled',
  all: 'bookings.view.all',
  deleted: 'bookings.view.deleted',
} as const satisfies Record<BookingViewName, string>;
