import { dayBounds } from '#shared/agenda/local-day.ts';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import { type Instant, minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import type { CalendarRange } from '../use-calendar-range.ts';

/** `now` under way, `next` the first that has not begun, `over` and `later` before and after these. */
type Phase = 'over' | 'now' | 'next' | 'later';

export interface PlannedBooking {
  readonly is: 'booking';
  readonly row: BookingRowView;
  readonly phase: Phase;
  readonly startAt: Instant;
  readonly endAt: Instant;
  /** The visit before it on this day of the same crew, where that comes from. */
  readonly before: BookingRowView | undefined;
  /** From the end of that one to the start of this; below 0 where they overlap. */
  readonly gapMin: number | undefined;
}

export interface PlannedBlock {
  readonly is: 'block';
  readonly block: BlockView;
  readonly startAt: Instant;
  readonly endAt: Instant;
}

export interface DayPlan {
  /** Visits that are not over and blocks, by start. */
  readonly ahead: readonly (PlannedBooking | PlannedBlock)[];
  readonly over: readonly PlannedBooking[];
  readonly cancelled: readonly BookingRowView[];
  /** All that take place, by start: of these the numbers of the day are made. */
  readonly bookings: readonly PlannedBooking[];
  /** Of work, without the roads. */
  readonly workMin: number;
}

/** What a crew does on a day of the zone; what lasts over midnight belongs to both days. */
export function planDay(range: CalendarRange, day: Day, timeZone: string, now: Instant): DayPlan {
  const { startsAt, endsAt } = dayBounds(day, timeZone);
  const ofDay = <Item extends { readonly startISO: string; readonly endISO: string }>(
    items: readonly Item[],
  ) =>
    items.flatMap((item) => {
      const timed = timedOf(item);
      return timed !== undefined && timed.startAt < endsAt && timed.endAt > startsAt ? [timed] : [];
    });
  const rows = ofDay(range.bookings).sort((one, other) => one.startAt - other.startAt);
  const taking = rows.filter(({ item }) => item.status !== 'CANCELLED');
  const isToday = now >= startsAt && now < endsAt;
  const nextId = isToday ? taking.find(({ startAt }) => startAt > now)?.item.id : undefined;
  const bookings = taking.map(({ item: row, startAt, endAt }, index): PlannedBooking => {
    const previous = taking.slice(0, index).findLast(({ item }) => item.crew?.id === row.crew?.id);
    const phase = endAt <= now ? 'over' : startAt <= now ? 'now' : row.id === nextId ? 'next' : 'later';
    const gapMin = previous && minutesBetween(previous.endAt, startAt);
    return { is: 'booking', row, phase, startAt, endAt, before: previous?.item, gapMin };
  });
  const blocks = ofDay(range.blocks).map(
    ({ item: block, startAt, endAt }): PlannedBlock => ({ is: 'block', block, startAt, endAt }),
  );
  return {
    ahead: [
      ...bookings.filter(({ phase }) => phase !== 'over'),
      ...blocks.filter(({ endAt }) => endAt > now),
    ].sort((one, other) => one.startAt - other.startAt),
    over: bookings.filter(({ phase }) => phase === 'over'),
    cancelled: rows.filter(({ item }) => item.status === 'CANCELLED').map(({ item }) => item),
    bookings,
    workMin: bookings.reduce((sum, { row }) => sum + row.minutes, 0),
  };
}

/** The first visit from a moment on that takes place. */
export function nextBooking({ bookings }: CalendarRange, from: Instant): BookingRowView | undefined {
  return bookings
    .filter(({ status, startISO }) => status !== 'CANCELLED' && (parseInstant(startISO) ?? 0) >= from)
    .sort((one, other) => (parseInstant(one.startISO) ?? 0) - (parseInstant(other.startISO) ?? 0))[0];
}

interface Timed<Item> {
  readonly item: Item;
  readonly startAt: Instant;
  readonly endAt: Instant;
}

function timedOf<Item extends { readonly startISO: string; readonly endISO: string }>(
  item: Item,
): Timed<Item> | undefined {
  const startAt = parseInstant(item.startISO);
  const endAt = parseInstant(item.endISO);
  return startAt === undefined || endAt === undefined ? undefined : { item, startAt, endAt };
}
