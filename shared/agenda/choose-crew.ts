import type { Id } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Agenda, Crew } from './agenda.ts';
import { anyJob, fitsJob, type Job } from './fit-crew.ts';
import { dayBounds } from './local-day.ts';
import { toLocal } from './local-time.ts';
import { isInsideHours } from './outside-hours.ts';
import { reachOf } from './reach-of.ts';
import type { TravelMin } from './travel.ts';

/** Which crews a visit may be given to. */
export interface CrewWish {
  /** Absent: nothing is known of it. */
  readonly job?: Job | undefined;
  /** Also a crew that does not do this work, does not come there, or has no time for the way (AG50). */
  readonly anyCrew?: boolean | undefined;
  /** Also outside a crew's hours. */
  readonly anyHour?: boolean | undefined;
  /** This crew or none: staff named it (AG61). */
  readonly onlyId?: Id | undefined;
  /** The crew of the customer's last visit, where it is known who the customer is. */
  readonly lastId?: Id | undefined;
}

/** Why a new visit has its crew: what staff read in its history. */
export const crewReasons = ['staff', 'last', 'only', 'detour', 'least', 'order'] as const;
export type CrewReason = (typeof crewReasons)[number];

export interface ChooseCrewInput extends CrewWish {
  readonly agenda: Pick<Agenda, 'timeZone' | 'bufferMin' | 'hours' | 'travelMin'>;
  /** The active ones by position, busy with at least everything of the day. */
  readonly crews: readonly Crew[];
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The crew that the visit has already. */
  readonly keptId?: Id | undefined;
}

/**
 * Who comes, the best first (D459, D480), of those that may take the job and are open (AG49): those free for all of the visit,
 * of them the one it has already (AG42), then the one of the customer's last visit (AG60), then the one with the
 * shortest detour (AG65), then the one with the fewest minutes taken that day, then by position (AG43). The others follow,
 * as they may be free by the time that the days are locked; one that has no time for the way does not (AG62).
 * The first is what the slot was offered for. Where staff overrule, one that fits and is open still goes before.
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
  if (others.some((one) => one.detourMin < chosen.detourMin)) return undefined;
  const asNear = others.filter(({ detourMin }) => detourMin === chosen.detourMin);
  if (asNear.length === 0) return 'detour';
  if (asNear.some(({ work }) => work < chosen.work)) return undefined;
  return asNear.every(({ work }) => work > chosen.work) ? 'least' : 'order';
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
  const { timeZone, bufferMin, travelMin } = agenda;
  const visit = { startsAt, endsAt, bufferMin, travelMin, zips: job.zips };
  const day = dayBounds(toLocal(startsAt, timeZone).day, timeZone);
  return crews
    .filter(({ id }) => onlyId === undefined || id === onlyId)
    .map((crew) => ({
      id: crew.id,
      isTaken: !isFree(crew, { startsAt, endsAt, bufferMin }),
      isFar: !isFree(crew, visit),
      isUnfit: !fitsJob(crew, job),
      isShut: !isInsideHours({ hours: crew.hours ?? agenda.hours, timeZone }, startsAt, endsAt),
      isOther: crew.id !== keptId,
      isNew: crew.id !== lastId,
      detourMin: detourMin(crew, visit, day),
      work: crew.busy
        .filter(({ isBlock }) => !isBlock)
        .map((one) => Math.max(0, Math.min(one.endsAt, day.endsAt) - Math.max(one.startsAt, day.startsAt)))
        .reduce((sum, ms) => sum + ms, 0),
    }))
    .filter(({ isTaken, isFar }) => anyCrew || isTaken || !isFar)
    .filter(({ isUnfit, isShut }) => (anyCrew || !isUnfit) && (anyHour || !isShut))
    .sort(
      (a, b) =>
        Number(a.isTaken) - Number(b.isTaken) ||
        Number(a.isUnfit) - Number(b.isUnfit) ||
        Number(a.isFar) - Number(b.isFar) ||
        Number(a.isShut) - Number(b.isShut) ||
        Number(a.isOther) - Number(b.isOther) ||
        Number(a.isNew) - Number(b.isNew) ||
        a.detourMin - b.detourMin ||
        a.work - b.work,
    );
}

export interface Visit {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Kept free after it. */
  readonly bufferMin: number;
  /** Both absent: the way is not looked at. */
  readonly travelMin?: TravelMin | undefined;
  readonly zips?: Job['zips'] | undefined;
}

/** Whether a crew has nothing for all of a visit, the buffer behind it and the ways around it (AG10, AG62). */
export function isFree({ busy }: Pick<Crew, 'busy'>, visit: Visit): boolean {
  return !busy
    .filter((one) => one.startsAt < one.endsAt)
    .map((one) => reachOf(one, visit))
    .some((reach) => reach.endsAt > visit.startsAt && reach.startsAt < visit.endsAt);
}

/** Whether a crew is free for a visit but for the ways around it. */
export function isTooFar(crew: Pick<Crew, 'busy'>, { startsAt, endsAt, bufferMin, ...ways }: Visit): boolean {
  const stay = { startsAt, endsAt, bufferMin };
  return isFree(crew, stay) && !isFree(crew, { ...stay, ...ways });
}

/**
 * How much longer a crew drives on the day for a visit (AG65): from where it is before to there and on to where it is
 * after, less the way between those two; its base stands at both ends of the day. What is not known is no way.
 */
function detourMin(
  { busy, baseZip }: Crew,
  { startsAt, endsAt, zips = [], travelMin }: Visit,
  day: { readonly startsAt: Instant; readonly endsAt: Instant },
): number {
  const [first, last] = [zips[0], zips.at(-1)];
  if (travelMin === undefined || first === undefined || last === undefined) return 0;
  const visits = busy.filter((one) => !one.isBlock && one.startsAt < day.endsAt && one.endsAt > day.startsAt);
  const before = visits.filter((one) => one.endsAt <= startsAt).sort((a, b) => b.endsAt - a.endsAt)[0];
  const after = visits.filter((one) => one.startsAt >= endsAt).sort((a, b) => a.startsAt - b.startsAt)[0];
  const from = before ? before.zips?.at(-1) : baseZip;
  const to = after ? after.zips?.[0] : baseZip;
  const between = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined ? 0 : travelMin(a, b);
  return between(from, first) + between(last, to) - between(from, to);
}
