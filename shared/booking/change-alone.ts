import { addMinutes, type Instant } from '../kernel/instant.ts';

/** Two weeks: who may not cancel that long before would hardly book. */
export const CANCEL_HOURS_MAX = 336;

/**
 * Until when a customer may move or cancel a visit without asking (D372). Hours as they pass, also where a clock is
 * put forward or back between: the day is told to the minute, so nobody has to count.
 */
export function changeableUntil(startsAt: Instant, cancelHours: number): Instant {
  return addMinutes(startsAt, -60 * cancelHours);
}

/** At that very minute it is too late, as it is at the start of a visit (D115). */
export function mayChangeAlone(startsAt: Instant, at: Instant, cancelHours: number): boolean {
  return at < changeableUntil(startsAt, cancelHours);
}
