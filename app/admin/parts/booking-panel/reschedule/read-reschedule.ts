import * as z from 'zod/mini';
import { isInsideHours } from '#shared/agenda/outside-hours.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
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

/** Date, start and end as typed, in the company's zone. */
export function readReschedule({ day, start, end }: RescheduleEntry, timeZone: string): ReadReschedule {
  const startsAt = fromWallTime({ day, time: start }, timeZone);
  const endsAt = fromWallTime({ day, time: end }, timeZone);
  for (const fault of ['missing', 'skipped'] as const) {
    if (startsAt === fault || endsAt === fault) return { ok: false, fault };
  }
  if (typeof startsAt === 'string' || typeof endsAt === 'string') return { ok: false, fault: 'missing' };
  return endsAt > startsAt ? { ok: true, startsAt, endsAt } : { ok: false, fault: 'order' };
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
