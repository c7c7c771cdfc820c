import type { Id } from '../kernel/ids.ts';
import { addMinutes, type Instant } from '../kernel/instant.ts';
import type { Agenda, Crew } from './agenda.ts';
import { dayBounds } from './local-day.ts';
import { toLocal } from './local-time.ts';

export interface ChooseCrewInput {
  readonly agenda: Pick<Agenda, 'timeZone' | 'bufferMin'>;
  /** The active ones by position, busy with at least everything of the day. */
  readonly crews: readonly Crew[];
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The crew that the visit has already. */
  readonly keptId?: Id | undefined;
}

/**
 * Who comes, the best first (D459): those free for all of the visit, of them the one it has already (AG42), then the one with
 * the fewest minutes taken that day, then by position (AG43). The others follow, as they may be free by the time that
 * the days are locked. The first is what the slot was offered for.
 */
export function chooseCrew({ agenda, crews, startsAt, endsAt, keptId }: ChooseCrewInput): Id[] {
  const day = dayBounds(toLocal(startsAt, agenda.timeZone).day, agenda.timeZone);
  const occupiedUntil = addMinutes(endsAt, agenda.bufferMin);
  return crews
    .map(({ id, busy }) => ({
      id,
      isTaken: busy.some(
        (one) =>
          one.startsAt < one.endsAt &&
          one.endsAt > startsAt &&
          one.startsAt < (one.isBlock ? endsAt : occupiedUntil),
      ),
      isOther: id !== keptId,
      work: busy
        .filter(({ isBlock }) => !isBlock)
        .map((one) => Math.max(0, Math.min(one.endsAt, day.endsAt) - Math.max(one.startsAt, day.startsAt)))
        .reduce((sum, ms) => sum + ms, 0),
    }))
    .sort(
      (a, b) =>
        Number(a.isTaken) - Number(b.isTaken) || Number(a.isOther) - Number(b.isOther) || a.work - b.work,
    )
    .map(({ id }) => id);
}
