import * as z from 'zod/mini';
import { isInsideHours } from '#shared/agenda/outside-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import { addDays, parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { hoursOfCrew } from '../../hours/hours-of-crew.ts';
import { fromWallTime } from '../booking-time.ts';

export interface RescheduleEntry {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

/** As it is kept while it is not sent. */
export const typedReschedule = z.object({
  day: z.string(),
  start: z.string(),
  end: z.string(),
  notify: z.boolean(),
});

export type ReadReschedule =
  | { readonly ok: true; readonly startsAt: Instant; readonly endsAt: Instant }
  | { readonly ok: false; readonly fault: 'missing' | 'skipped' | 'order' };

/**
 * Date, start and end as typed, in the company's zone. An end before the start is on the next day, as far as
 * a visit can be so long.
 */
export function readReschedule({ day, start, end }: RescheduleEntry, timeZone: string): ReadReschedule {
  const startsAt = fromWallTime({ day, time: start }, timeZone);
  const endsAt = fromWallTime({ day: isOverMidnight(start, end) ? dayAfter(day) : day, time: end }, timeZone);
  for (const fault of ['missing', 'skipped'] as const) {
    if (startsAt === fault || endsAt === fault) return { ok: false, fault };
  }
  if (typeof startsAt === 'string' || typeof endsAt === 'string') return { ok: false, fault: 'missing' };
  return endsAt > startsAt ? { ok: true, startsAt, endsAt } : { ok: false, fault: 'order' };
}

/** The end goes along with the start, so that the length stays. */
export function shifted({ start, end }: RescheduleEntry, next: string): Partial<RescheduleEntry> {
  const is = minutesOf(next);
  const length = lengthOf(start, end);
  if (is === undefined || length === undefined || length > BOOKING_MIN_MAX) return { start: next };
  const until = (is + length) % DAY_MIN;
  const two = (number: number) => String(number).padStart(2, '0');
  return { start: next, end: `${two(Math.floor(until / 60))}:${two(until % 60)}` };
}

const DAY_MIN = 24 * 60;

function isOverMidnight(start: string, end: string): boolean {
  const [from, until] = [minutesOf(start), minutesOf(end)];
  const length = lengthOf(start, end);
  if (from === undefined || until === undefined || length === undefined) return false;
  return until < from && length <= BOOKING_MIN_MAX;
}

/** To the next time that a clock shows the end. */
function lengthOf(start: string, end: string): number | undefined {
  const [from, until] = [minutesOf(start), minutesOf(end)];
  return from === undefined || until === undefined ? undefined : (until - from + DAY_MIN) % DAY_MIN;
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function dayAfter(text: string): string {
  const day = parseDay(text);
  return day === undefined ? text : addDays(day, 1);
}

/** False too while no agenda is known: a warning needs a reason. */
export function isOutsideHours(
  agenda: Pick<AgendaView, 'days' | 'crewHours' | 'timeZone'> | undefined,
  startsAt: Instant,
  endsAt: Instant,
  /** Who comes, where that is known. */
  crewId?: Id,
): boolean {
  if (agenda === undefined) return false;
  const hours = hoursOfCrew(agenda, crewId);
  return !isInsideHours({ hours, timeZone: agenda.timeZone }, startsAt, endsAt);
}
