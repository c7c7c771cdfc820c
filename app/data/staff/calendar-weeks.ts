import { startOfDay } from '#shared/agenda/local-day.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { addDays, type Day, mondayOf } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

/** Visits and blocks of a time: what a calendar shows. */
export interface CalendarRange {
  readonly bookings: readonly BookingRowView[];
  readonly blocks: readonly BlockView[];
}

const WEEK_DAYS = 7;

/** The Mondays of all weeks that have a day from `from` up to and without `to`. */
export function weeksOf(from: Day, to: Day): readonly Day[] {
  const weeks: Day[] = [];
  for (let week = mondayOf(from); week < to; week = addDays(week, WEEK_DAYS)) weeks.push(week);
  return weeks;
}

export function weekEnd(week: Day): Day {
  return addDays(week, WEEK_DAYS);
}

/** What has a part between two days of the zone; something over midnight of a Sunday is in both weeks. */
export function within(range: CalendarRange, from: Day, to: Day, timeZone: string): CalendarRange {
  const startsAt = startOfDay(from, timeZone);
  const endsAt = startOfDay(to, timeZone);
  const touches = (item: { readonly startISO: string; readonly endISO: string }) =>
    at(item.startISO) < endsAt && at(item.endISO) > startsAt;
  return { bookings: range.bookings.filter(touches), blocks: range.blocks.filter(touches) };
}

/** Each thing once, the last list's word counts; by start. */
export function mergeRanges(ranges: readonly CalendarRange[]): CalendarRange {
  return {
    bookings: onceEach(ranges.flatMap(({ bookings }) => bookings)),
    blocks: onceEach(ranges.flatMap(({ blocks }) => blocks)),
  };
}

function onceEach<Item extends { readonly id: string; readonly startISO: string }>(
  items: readonly Item[],
): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return [...byId.values()].sort((one, other) => at(one.startISO) - at(other.startISO));
}

function at(iso: string): Instant | 0 {
  return parseInstant(iso) ?? 0;
}
