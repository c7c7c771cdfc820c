/** When a visit could begin, and whether a crew is there for it: the walk behind the list of a day and the counts of a month. */
import type { Day } from '../kernel/day.ts';
import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import type { Agenda, Crew } from './agenda.ts';
import { dayStarts } from './day-starts.ts';
import { anyJob, fitsJob, type Job } from './fit-crew.ts';
import { openStretches } from './outside-hours.ts';
import { takenStarts } from './taken-starts.ts';

interface OfferInput {
  readonly agenda: Agenda;
  readonly crews: readonly SlotCrew[];
  /** Absent: nothing is known of it. */
  readonly job?: Job | undefined;
  readonly lengthMin: number;
  readonly now: Instant;
}

/** A crew as the list needs it, which has no use for who it is. */
export type SlotCrew = Omit<Crew, 'id'>;

export interface OfferedStart {
  /** In whole minutes since the epoch. */
  readonly startMin: number;
  readonly available: boolean;
}

/**
 * Answers ascending days with their ascending starts: those of every crew's hours, available where a crew that may take
 * the job and is open has all of the visit free (AG41, AG49). Crews of the same hours are walked together, so that ten
 * crews of the company's hours cost one list, and two shifts two.
 */
export function offeredStarts(input: OfferInput): (day: Day) => readonly OfferedStart[] {
  const { agenda, crews, job = anyJob, lengthMin, now } = input;
  const groups = byHours(agenda, crews).map(({ hours, open }) => ({
    hours,
    startsOf: dayStarts({ ...agenda, hours }, lengthMin, now),
    isTaken: takenStarts(
      open.filter((crew) => fitsJob(crew, job)),
      lengthMin,
      agenda,
      job,
    ),
  }));
  const [only, ...others] = groups;
  if (only && others.length === 0) {
    return (day) => only.startsOf(day).map((startMin) => ({ startMin, available: !only.isTaken(startMin) }));
  }
  return (day) => {
    const open = groups.map(({ hours, startsOf, isTaken }) => ({
      starts: startsOf(day),
      isTaken,
      stretches: openStretches({ ...agenda, hours }, day),
    }));
    return [...new Set(open.flatMap(({ starts }) => starts))]
      .sort((a, b) => a - b)
      .map((startMin) => {
        const startsAt = startMin * MINUTE_MS;
        const endsAt = startsAt + lengthMin * MINUTE_MS;
        // A crew takes a start of another's hours as well, as long as its own hold all of the visit.
        const available = open.some(
          ({ isTaken, stretches }) =>
            stretches.some((one) => one.startsAt <= startsAt && endsAt <= one.endsAt) && !isTaken(startMin),
        );
        return { startMin, available };
      });
  };
}

/** A company without an active crew still has its hours, all taken. */
function byHours(agenda: Agenda, crews: readonly SlotCrew[]) {
  const groups = new Map<string, { readonly hours: Agenda['hours']; readonly open: SlotCrew[] }>();
  if (crews.length === 0) groups.set('', { hours: agenda.hours, open: [] });
  for (const crew of crews) {
    const week = crew.hours ? JSON.stringify(crew.hours) : '';
    const group = groups.get(week) ?? { hours: crew.hours ?? agenda.hours, open: [] };
    group.open.push(crew);
    groups.set(week, group);
  }
  return [...groups.values()];
}
