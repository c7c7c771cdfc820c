import { toLocal } from '#shared/agenda/local-time.ts';
import { calendarWindow } from '#shared/agenda/six-week-window.ts';
import { addDays, type Day, mondayOf } from '#shared/kernel/day.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { serverNow } from '../device/clock.ts';
import { follow } from '../device/follow.ts';
import { withDb } from '../device/open.ts';
import { isOnline, whenBack } from '../wire/connection.ts';
import { readSlotDays } from './read-slot-days.ts';
import { readVisit } from './read-visit.ts';
import { refreshSlotDays } from './refresh-slot-days.ts';
import { refreshSlots } from './refresh-slots.ts';
import type { VisitKey } from './visit-key.ts';

/** What is on the screen goes first, and while the customer still chooses, the length of the visit changes. */
const AHEAD_AFTER_MS = 3_000;
/** Enough to choose three wishes from, in few calls. */
const TIMES_WANTED = 9;
const DAYS_MAX = 3;

/**
 * Brings the free days and the soonest times for the cart to the device, once for each visit that it is while the app
 * is open (LC105): a signal that is lost before the times were looked at still leaves some to choose from. Answers a
 * function that stops it.
 */
export function timesAhead(afterMs = AHEAD_AFTER_MS): () => void {
  const done = new Set<VisitKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visit: VisitKey | undefined;
  const fetchNow = async () => {
    if (visit === undefined || done.has(visit) || !isOnline()) return;
    const wanted = visit;
    done.add(wanted);
    if (!(await fetchTimes(wanted).catch(() => false))) done.delete(wanted);
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchNow(), afterMs);
  };
  const take = (next: VisitKey | undefined) => {
    if (next === visit) return;
    visit = next;
    plan();
  };
  const subscription = follow(readVisit).subscribe(take, () => undefined);
  const unsubscribeConnection = whenBack(plan);
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
    unsubscribeConnection();
  };
}

/** The days that the calendar would ask for first, and then the times of the first free ones. */
async function fetchTimes(visit: VisitKey): Promise<boolean> {
  const catalogue = await withDb(readCatalogue);
  if (catalogue === undefined) return false;
  const { timeZone, horizonDays } = catalogue;
  const today = toLocal(serverNow(), timeZone).day;
  const { lastDay } = calendarWindow(mondayOf(today), today, horizonDays);
  const end = addDays(today, horizonDays);
  const to = lastDay > end ? end : lastDay;
  if (!(await refreshSlotDays(today, to, visit)).ok) return false;
  const counts = await withDb(() => readSlotDays(today, to, visit));
  const outcomes = await Promise.all(soonest(counts).map((day) => refreshSlots(day, visit)));
  return outcomes.every(({ ok }) => ok);
}

function soonest(counts: ReadonlyMap<Day, number>): readonly Day[] {
  const days: Day[] = [];
  let found = 0;
  for (const day of [...counts.keys()].sort()) {
    if (found >= TIMES_WANTED || days.length === DAYS_MAX) break;
    const free = counts.get(day) ?? 0;
    if (free > 0) days.push(day);
    found += free;
  }
  return days;
}
