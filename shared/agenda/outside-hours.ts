import { type Day, weekdayOf } from '../kernel/day.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Agenda } from './agenda.ts';
import { edgeInstant } from './local-day.ts';
import { toLocal } from './local-time.ts';
import { mergeHours } from './week-hours.ts';

/**
 * Whether one stretch of work of the day a visit begins on holds all of it (AG25). Steps, buffer, notice and what is
 * taken do not matter: a visit that was moved by hand is inside as well.
 */
export function isInsideHours(
  { hours, timeZone }: Pick<Agenda, 'hours' | 'timeZone'>,
  startsAt: Instant,
  endsAt: Instant,
): boolean {
  const { day } = toLocal(startsAt, timeZone);
  return openStretches({ hours, timeZone }, day).some(
    (open) => open.startsAt <= startsAt && endsAt <= open.endsAt,
  );
}

/** When a day is open, ascending and apart. */
export function openStretches(
  { hours, timeZone }: Pick<Agenda, 'hours' | 'timeZone'>,
  day: Day,
): readonly { readonly startsAt: Instant; readonly endsAt: Instant }[] {
  return mergeHours(hours[weekdayOf(day)] ?? []).map(({ startMin, endMin }) => ({
    startsAt: edgeInstant(day, startMin, timeZone),
    endsAt: edgeInstant(day, endMin, timeZone),
  }));
}
