import { checkSlot } from '#shared/agenda/check-slot.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../db/repos/agenda.ts';
import { AppError } from '../../http/app-error.ts';

export interface WantedTime {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Without a lock: it answers most of those who come too late before they queue for the day. `wishedAt` is when the
 * wish began: the notice that goes by while somebody has the time on hold is not held against them (decision 76).
 * Throws slot.invalid and slot.taken.
 */
export function refuseUnlessFree(
  { agenda, busy }: AgendaReading,
  { startsAt, endsAt }: WantedTime,
  wishedAt: Instant,
): void {
  const minutes = minutesBetween(startsAt, endsAt);
  const verdict = checkSlot({ agenda, busy, startsAt, endsAt, minutes, now: wishedAt });
  if (!verdict.ok) throw new AppError(verdict.refusal);
}
