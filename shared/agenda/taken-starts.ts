/**
 * Which starts the taken stretches rule out for a visit of one length. Turning "do these two ranges overlap" into
 * "is this start inside a forbidden stretch" lets one sorted list and one walk answer a whole range of days.
 */
import { MINUTE_MS } from '../kernel/instant.ts';
import type { Agenda, Crew } from './agenda.ts';
import { anyJob, type Job } from './fit-crew.ts';
import { type Reach, reachOf } from './reach-of.ts';

/** Minutes since the epoch, both ends exclusive: a visit that only touches its neighbour fits. */
interface Forbidden {
  readonly after: number;
  readonly before: number;
}

/**
 * Whether no crew is free for all of a visit (AG41). Answers for ascending starts (minutes since the epoch) only: each
 * question moves on from the last one. A claim keeps the visit, the buffer after it and the way between the two away, a
 * block only the visit (AG8, AG10, AG62).
 */
export function takenStarts(
  crews: readonly Pick<Crew, 'busy'>[],
  lengthMin: number,
  agenda: Pick<Agenda, 'bufferMin' | 'travelMin'>,
  { zips }: Job = anyJob,
): (startMin: number) => boolean {
  const visit = { ...agenda, zips };
  const areTaken = crews.map(({ busy }) => {
    const forbidden = busy
      .filter(({ startsAt, endsAt }) => startsAt < endsAt)
      .map((one) => forbiddenBy(reachOf(one, visit), lengthMin));
    return takenStartsOf(mergeForbidden(forbidden));
  });
  return (startMin) => areTaken.every((isTaken) => isTaken(startMin));
}

function forbiddenBy({ startsAt, endsAt }: Reach, lengthMin: number): Forbidden {
  return {
    after: Math.floor(startsAt / MINUTE_MS) - lengthMin,
    before: Math.ceil(endsAt / MINUTE_MS),
  };
}

function takenStartsOf(stretches: readonly Forbidden[]): (startMin: number) => boolean {
  let index = 0;
  return (startMin) => {
    let stretch = stretches[index];
    while (stretch && stretch.before <= startMin) {
      index += 1;
      stretch = stretches[index];
    }
    return stretch !== undefined && stretch.after < startMin;
  };
}

function mergeForbidden(forbidden: Forbidden[]): readonly Forbidden[] {
  const sorted = forbidden.sort((a, b) => a.after - b.after);
  const merged: Forbidden[] = [];
  for (const next of sorted) {
    const last = merged.at(-1);
    if (last && next.after < last.before) {
      merged[merged.length - 1] = { after: last.after, before: Math.max(last.before, next.before) };
    } else merged.push(next);
  }
  return merged;
}
