import type { Id } from '../kernel/ids.ts';
import { addMinutes, type Instant } from '../kernel/instant.ts';
import type { Agenda, Crew } from './agenda.ts';
import { anyJob, fitsJob, type Job } from './fit-crew.ts';
import { dayBounds } from './local-day.ts';
import { toLocal } from './local-time.ts';
import { isInsideHours } from './outside-hours.ts';

/** Which crews a visit may be given to. */
export interface CrewWish {
  /** Absent: nothing is known of it. */
  readonly job?: Job | undefined;
  /** Also a crew that does not do this work, or does not come there (AG50). */
  readonly anyCrew?: boolean | undefined;
  /** Also outside a crew's hours. */
  readonly anyHour?: boolean | undefined;
  /** This crew or none: staff named it (AG61). */
  readonly onlyId?: Id | undefined;
  /** The crew of the customer's last visit, where it is known who the customer is. */
  readonly lastId?: Id | undefined;
}

/** Why a new visit has its crew: what staff read in its history. */
export const crewReasons = ['staff', 'last', 'only', 'least', 'order'] as const;
export type CrewReason = (typeof crewReasons)[number];

export interface ChooseCrewInput extends CrewWish {
  readonly agenda: Pick<Agenda, 'timeZone' | 'bufferMin' | 'hours'>;
  /** The active ones by position, busy with at least everything of the day. */
  readonly crews: readonly Crew[];
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The crew that the visit has already. */
  readonly keptId?: Id | undefined;
}

/**
 * Who comes, the best first (D459, D480), of those that may take the job and are open (AG49): those free for all of the visit,
 * of them the one it has already (AG42), then the one of the customer's last visit (AG60), then the one with
 * the fewest minutes taken that day, then by position (AG43). The others follow, as they may be free by the time that
 * the days are locked. The first is what the slot was offered for. Where staff overrule, one that fits and is open still goes before.
 */
export function chooseCrew(input: ChooseCrewInput): Id[] {
  return ranked(input).map(({ id }) => id);
}

/** Which step of that order gave a new visit to `chosenId`; undefined where the day has changed since it was chosen. */
export function whyCrew(input: ChooseCrewInput, chosenId: Id): CrewReason | undefined {
  if (chosenId === input.onlyId) return 'staff';
  if (chosenId === input.lastId) return 'last';
  const free = ranked(input).filter(({ isTaken }) => !isTaken);
  const chosen = free.find(({ id }) => id === chosenId);
  if (!chosen) return undefined;
  const others = free.filter(({ id }) => id !== chosenId);
  if (others.length === 0) return 'only';
  if (others.some(({ work }) => work < chosen.work)) return undefined;
  return others.every(({ work }) => work > chosen.work) ? 'least' : 'order';
}

function ranked({
  agenda,
  crews,
  startsAt,
  endsAt,
  keptId,
  job = anyJob,
  anyCrew = false,
  anyHour = false,
  onlyId,
  lastId,
}: ChooseCrewInput) {
  const { timeZone } = agenda;
  const day = dayBounds(toLocal(startsAt, timeZone).day, timeZone);
  return crews
    .filter(({ id }) => onlyId === undefined || id === onlyId)
    .map((crew) => ({
      id: crew.id,
      isTaken: !isFree(crew, { startsAt, endsAt, bufferMin: agenda.bufferMin }),
      isUnfit: !fitsJob(crew, job),
      isShut: !isInsideHours({ hours: crew.hours ?? agenda.hours, timeZone }, startsAt, endsAt),
      isOther: crew.id !== keptId,
      isNew: crew.id !== lastId,
      work: crew.busy
        .filter(({ isBlock }) => !isBlock)
        .map((one) => Math.max(0, Math.min(one.endsAt, day.endsAt) - Math.max(one.startsAt, day.startsAt)))
        .reduce((sum, ms) => sum + ms, 0),
    }))
    .filter(({ isUnfit, isShut }) => (anyCrew || !isUnfit) && (anyHour || !isShut))
    .sort(
      (a, b) =>
        Number(a.isTaken) - Number(b.isTaken) ||
        Number(a.isUnfit) - Number(b.isUnfit) ||
        Number(a.isShut) - Number(b.isShut) ||
        Number(a.isOther) - Number(b.isOther) ||
        Number(a.isNew) - Number(b.isNew) ||
        a.work - b.work,
    );
}

interface Stretch {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Kept free after it. */
  readonly bufferMin: number;
}

/** Whether a crew has nothing for all of a visit and the buffer behind it (AG10). */
export function isFree({ busy }: Pick<Crew, 'busy'>, { startsAt, endsAt, bufferMin }: Stretch): boolean {
  const occupiedUntil = addMinutes(endsAt, bufferMin);
  return !busy.some(
    (one) =>
      one.startsAt < one.endsAt &&
      one.endsAt > startsAt &&
      one.startsAt < (one.isBlock ? endsAt : occupiedUntil),
  );
}
