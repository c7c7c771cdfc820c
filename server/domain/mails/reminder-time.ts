import { edgeInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays } from '#shared/kernel/day.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';

const BEFORE_MIN = 24 * 60;
/** Wall time of the company, half open: no customer's phone rings at night because of us. */
const DAY_HOURS = { fromMin: 8 * 60, toMin: 20 * 60 } as const;

/** A reminder that is due at the very end of the day would find it over. */
const EVENING_MIN = DAY_HOURS.toMin - 15;

/** No visit is reminded of earlier than this: 24 hours, six more to the evening before, and one for a clock change. */
export const REMINDED_AT_MOST_MIN = 31 * 60;

/**
 * When the reminder of a visit is due: 24 hours before it, or at the nearest hour of the company's day; for a visit
 * early in the night that is the evening before.
 */
export function reminderTime(startsAt: Instant, timeZone: string): Instant {
  const ideal = addMinutes(startsAt, -BEFORE_MIN);
  if (isDayTime(ideal, timeZone)) return ideal;
  const { day, minuteOfDay } = toLocal(ideal, timeZone);
  const evening = minuteOfDay >= DAY_HOURS.toMin ? day : addDays(day, -1);
  const candidates = [
    edgeInstant(evening, EVENING_MIN, timeZone),
    edgeInstant(addDays(evening, 1), DAY_HOURS.fromMin, timeZone),
  ];
  const [nearest = ideal] = candidates.sort((one, other) => Math.abs(one - ideal) - Math.abs(other - ideal));
  return nearest;
}

/**
 * Whether a visit may still be reminded of: it lies ahead, and its time was not settled since the reminder was due. A
 * note or another crew since then takes nothing from what its mail has promised (D489).
 */
export function needsReminder(
  booking: { readonly startsAt: Instant; readonly settledAt: Instant; readonly timeZone: string },
  now: Instant,
): boolean {
  const due = reminderTime(booking.startsAt, booking.timeZone);
  const isSettledLate = booking.settledAt > Math.min(due, addMinutes(booking.startsAt, -BEFORE_MIN));
  return due <= now && now < booking.startsAt && !isSettledLate;
}

export function isDayTime(at: Instant, timeZone: string): boolean {
  const { minuteOfDay } = toLocal(at, timeZone);
  return DAY_HOURS.fromMin <= minuteOfDay && minuteOfDay < DAY_HOURS.toMin;
}

/** Whether a booking that is looked at now will be reminded of later: `needsReminder` when it is due. */
export function willRemind(startsAt: Instant, timeZone: string, now: Instant): boolean {
  return now < Math.min(reminderTime(startsAt, timeZone), addMinutes(startsAt, -BEFORE_MIN));
}

/** The next moment of the company's day: now, or the morning that follows. */
export function nextDayTime(now: Instant, timeZone: string): Instant {
  if (isDayTime(now, timeZone)) return now;
  const { day, minuteOfDay } = toLocal(now, timeZone);
  const morning = minuteOfDay < DAY_HOURS.fromMin ? day : addDays(day, 1);
  return edgeInstant(morning, DAY_HOURS.fromMin, timeZone);
}
