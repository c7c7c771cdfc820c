import { toLocal } from '../agenda/local-time.ts';
import type { Day } from '../kernel/day.ts';
import type { Instant } from '../kernel/instant.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import type { BookingStatus } from './booking-status.ts';

export interface PaidVisit {
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
  visits: readonly PaidVisit[],
  timeZone: string,
): readonly DayMoney[] {
  const counted = visits
    .filter(({ isQuote }) => !isQuote)
    .map((visit) => ({ ...visit, day: toLocal(visit.startsAt, timeZone).day }));
  return days.map((day) => {
    const ofDay = counted.filter((visit) => visit.day === day);
    const comesTo = (status: BookingStatus) =>
      sumCents(ofDay.filter((visit) => visit.status === status).map(({ totalCents }) => totalCents));
    return { day, confirmedCents: comesTo('CONFIRMED'), pendingCents: comesTo('PENDING') };
  });
}
