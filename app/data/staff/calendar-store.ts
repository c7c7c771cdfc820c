import * as z from 'zod/mini';
import { toLocal } from '#shared/agenda/local-time.ts';
import { blockView } from '#shared/api/admin/blocks.ts';
import { bookingRow } from '#shared/api/admin/bookings.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { createStore } from '../../store.ts';
import { now, serverNow } from '../device/clock.ts';
import type { Answer } from '../wire/http.ts';
import { readToken } from './admin-token.ts';
import { type CalendarRange, mergeRanges, weekEnd, weeksOf, within } from './calendar-weeks.ts';
import { keepCopy, readCopy } from './copies.ts';
import { forgetWithAdmin } from './end-admin.ts';
import { loadCalendar } from './load-calendar.ts';

/** Weeks that have a day so near are kept on the device (D354). */
export const KEPT_DAYS = 14;
/** A neighbour that is younger than this is not asked for again ahead of time. */
const FRESH_MS = 60_000;
const WEEKS_MAX = 40;

const weekSchema = z.object({ bookings: z.array(bookingRow), blocks: z.array(blockView) });

interface Week {
  readonly range: CalendarRange;
  readonly fetchedAt: Instant;
  /** From the device, not from the server. */
  readonly isCopy: boolean;
  /** Of the question that it answers, or of the write that it was told by; none for a copy. */
  readonly turn: number;
}

/**
 * The calendar week by week, one memory for all screens of this tab: what one has read, the next shows at once. Weeks
 * around today are also kept sealed on the device (LC88).
 */
const weeks = new Map<Day, Week>();
/** Grows with every question and every write, so that a slow answer is known for one (LC97). */
let turns = 0;
/** Grows with every change, so that a screen knows when to look. */
export const calendarEdition = createStore(0);

forgetWithAdmin(() => {
  weeks.clear();
  tell();
});

/** Undefined while a week of it is unknown. `asOf` is that of the oldest week. */
export function readCalendar(
  from: Day,
  to: Day,
  timeZone: string,
): { readonly body: CalendarRange; readonly asOf: Instant; readonly isCopy: boolean } | undefined {
  const known = weeksOf(from, to).map((week) => weeks.get(week));
  const present = known.filter((week) => week !== undefined);
  if (present.length < known.length || present.length === 0) return undefined;
  return {
    body: within(mergeRanges(present.map(({ range }) => range)), from, to, timeZone),
    asOf: instantFromMs(Math.min(...present.map(({ fetchedAt }) => fetchedAt))),
    isCopy: present.some(({ isCopy }) => isCopy),
  };
}

/** Asks the server for whole weeks, and keeps what it says. */
export async function refreshCalendar(
  from: Day,
  to: Day,
  timeZone: string,
  signal?: AbortSignal,
): Promise<Answer<CalendarRange>> {
  const asked = weeksOf(from, to);
  const [first] = asked;
  const last = asked.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a calendar of no days');
  const token = readToken();
  turns += 1;
  const turn = turns;
  const answer = await loadCalendar(first, weekEnd(last), signal);
  if (!answer.ok || readToken() !== token) return answer;
  const fetchedAt = serverNow();
  for (const week of asked) {
    // Another question was answered since, or staff changed something of it: this one knows less.
    if ((weeks.get(week)?.turn ?? 0) > turn) continue;
    const range = within(answer.body, week, weekEnd(week), timeZone);
    remember(week, { range, fetchedAt, isCopy: false, turn });
    if (isNear(week, timeZone)) void keepCopy(nameOf(week), range, token);
  }
  tell();
  return answer;
}

/** What the device has of these weeks; what is known already is newer and stays. */
export async function restoreCalendar(from: Day, to: Day): Promise<void> {
  const token = readToken();
  const unknown = weeksOf(from, to).filter((week) => !weeks.has(week));
  for (const week of unknown) {
    const copy = await readCopy(nameOf(week), weekSchema);
    if (readToken() !== token) return; // the memory of another session is not this one's (LC86)
    if (copy !== undefined && !weeks.has(week))
      remember(week, { range: copy.body, fetchedAt: copy.fetchedAt, isCopy: true, turn: 0 });
  }
  if (unknown.length > 0) tell();
}

/**
 * After a write: makes these days what `change` makes of all that is known of them now, so that a write whose answer is late
 * takes nothing away that came meanwhile (LC97). Resolves once this device's copies say so too.
 */
export async function changeCalendar(
  from: Day,
  to: Day,
  timeZone: string,
  change: (known: CalendarRange) => CalendarRange,
): Promise<void> {
  const kept: Promise<void>[] = [];
  turns += 1;
  const present = weeksOf(from, to).flatMap((week) => weeks.get(week)?.range ?? []);
  const body = change(within(mergeRanges(present), from, to, timeZone));
  for (const week of weeksOf(from, to)) {
    const known = weeks.get(week);
    if (known === undefined) continue;
    const inside = within(known.range, from, to, timeZone);
    const gone = new Set([...inside.bookings, ...inside.blocks].map(({ id }) => id));
    const rest = {
      bookings: known.range.bookings.filter(({ id }) => !gone.has(id)),
      blocks: known.range.blocks.filter(({ id }) => !gone.has(id)),
    };
    const range = within(mergeRanges([rest, body]), week, weekEnd(week), timeZone);
    remember(week, { ...known, range, turn: turns });
    if (isNear(week, timeZone)) kept.push(keepCopy(nameOf(week), range, readToken(), known.fetchedAt));
  }
  tell();
  await Promise.all(kept);
}

/** For the neighbours of what is on screen, so that a swipe shows them at once. */
export async function prefetchCalendar(from: Day, to: Day, timeZone: string): Promise<void> {
  const isFresh = (week: Day) => {
    const known = weeks.get(week);
    return known !== undefined && !known.isCopy && addMs(known.fetchedAt, FRESH_MS) > serverNow();
  };
  if (weeksOf(from, to).every(isFresh)) return;
  await refreshCalendar(from, to, timeZone);
}

function remember(week: Day, read: Week): void {
  weeks.delete(week); // so that the order is that of use
  weeks.set(week, read);
  const [oldest] = weeks.keys();
  if (weeks.size > WEEKS_MAX && oldest !== undefined) weeks.delete(oldest);
}

function isNear(week: Day, timeZone: string): boolean {
  const { day } = toLocal(now(), timeZone);
  return weekEnd(week) > addDays(day, -KEPT_DAYS) && week <= addDays(day, KEPT_DAYS);
}

function nameOf(week: Day): string {
  return `calendar:${week}`;
}

function tell(): void {
  calendarEdition.set(calendarEdition.get() + 1);
}
