import { toLocal } from '../agenda/local-time.ts';
import type { Day } from '../kernel/day.ts';
import type { Instant } from '../kernel/instant.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import type { BookingStatus } from './booking-status.ts';

export interface PaidBooking {
  readonly startsAt: Instant;
  readonly status: BookingStatus;
  readonly totalCents: Cents;
  /** Nothing of it has a price yet. */
  readonly isQuote: boolean;
}

export interface DayMoney {
  readonly day: Day;
  readonly confirmedCents: Cents;
  readonly pendingCents: Cents;
}

/** What the visits of each day come to, by the day they begin on; without cancelled ones and without quotes. */
export function moneyByDay(
  days: readonly Day[],
  bookings: readonly PaidBooking[],
  timeZone: string,
): readonly DayMoney[] {
  const counted = bookings
    .filter(({ isQuote }) => !isQuote)
    .map((booking) => ({ ...booking, day: toLocal(booking.startsAt, timeZone).day }));
  return days.map((day) => {
    const ofDay = counted.filter((booking) => booking.day === day);
    const comesTo = (status: BookingStatus) =>
      sumCents(ofDay.filter((booking) => booking.status === status).map(({ totalCents }) => totalCents));
    return { day, confirmedCents: comesTo('CONFIRMED'), pendingCents: comesTo('PENDING') };
  });
}
