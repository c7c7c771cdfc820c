import { CELL_MIN } from '#shared/agenda/agenda.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import { STAFF_PAST_MIN } from '#shared/booking/correctable.ts';
import { addMinutes, type Instant, MINUTE_MS, minutesBetween } from '#shared/kernel/instant.ts';
import { AppError } from '../../../errors/app-error.ts';

/** The last day on which staff may put a visit, counted from today. */
export const STAFF_AHEAD_DAYS = 2 * 366;
const AHEAD_MIN = STAFF_AHEAD_DAYS * 24 * 60;

/**
 * Where staff may put a visit: whole pieces of the agenda, on days that can be meant. Hours, notice and today do not
 * bind them (D110). Throws slot.invalid.
 */
export function refuseUnlessPossible(startsAt: Instant, endsAt: Instant, now: Instant): void {
  const minutes = minutesBetween(startsAt, endsAt);
  const isWhole = startsAt % (CELL_MIN * MINUTE_MS) === 0 && minutes % CELL_MIN === 0;
  const isNear = startsAt >= addMinutes(now, -STAFF_PAST_MIN) && startsAt <= addMinutes(now, AHEAD_MIN);
  if (!isWhole || !isNear || minutes < CELL_MIN || minutes > BOOKING_MIN_MAX)
    throw new AppError('slot.invalid');
}
