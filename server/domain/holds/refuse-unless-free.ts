import { checkSlot } from '#shared/agenda/check-slot.ts';
import { isTooFar } from '#shared/agenda/choose-crew.ts';
import { fitsJob, type Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../db/repos/agenda/agenda.ts';
import { AppError } from '../../errors/app-error.ts';

export interface WantedTime {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** What the visit asks of who comes. */
  readonly job: Job;
}

/**
 * Without a lock: it answers most of those who come too late before they queue for the day. `wishedAt` is when the
 * wish began: the notice that goes by while the customer has the time on hold is not held against them (D76).
 * Throws slot.invalid and slot.taken.
 */
export function refuseUnlessFree(
  { agenda, crews }: AgendaReading,
  { startsAt, endsAt, job }: WantedTime,
  wishedAt: Instant,
): void {
  const minutes = minutesBetween(startsAt, endsAt);
  const verdict = checkSlot({ agenda, crews, job, startsAt, endsAt, minutes, now: wishedAt });
  if (!verdict.ok) throw new AppError(verdict.refusal);
}

/**
 * As above, for a booking that takes a time which its owner may hold: a live hold is a promise of the crew that has it,
 * as long as that crew may take the job (AG48) and has time for the way (AG64), while the time of an expired one may have been closed since. Answers
 * whether there is a hold of exactly this time that becomes the visit.
 */
export function refuseUnlessHeldOrFree(reading: AgendaReading, wanted: WantedTime, now: Instant): boolean {
  const { startsAt, endsAt } = wanted;
  const { ownHold } = reading;
  if (startsAt <= now) throw new AppError('slot.invalid');
  const isSameStart = ownHold?.startsAt === startsAt;
  const isHeld = isSameStart && ownHold.endsAt === endsAt && isHeldByFit(reading, wanted);
  if (!isHeld || !ownHold.live) refuseUnlessFree(reading, wanted, isSameStart ? ownHold.firstHeldAt : now);
  return isHeld;
}

/** The same of a visit that exists: the crew whose live hold of exactly this time is a promise; undefined without one. */
export function promisedCrew(reading: AgendaReading, wanted: WantedTime, now: Instant): Id | undefined {
  const isHeld = refuseUnlessHeldOrFree(reading, wanted, now);
  return isHeld && reading.ownHold?.live ? reading.ownHold.crewId : undefined;
}

/** Whether the crew that has the asker's hold may take the job at the time held, and get there. */
export function isHeldByFit(
  { agenda, crews, ownHold }: AgendaReading,
  { startsAt, endsAt, job }: WantedTime,
): boolean {
  const crew = crews.find(({ id }) => id === ownHold?.crewId);
  const { bufferMin, travelMin } = agenda;
  const visit = { startsAt, endsAt, bufferMin, travelMin, zips: job.zips };
  return crew !== undefined && fitsJob(crew, job) && !isTooFar(crew, visit);
}
