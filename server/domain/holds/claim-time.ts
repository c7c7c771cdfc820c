import { type CrewWish, chooseCrew } from '#shared/agenda/choose-crew.ts';
import { cellsOf, daysTouched } from '#shared/agenda/claimed-cells.ts';
import { TRAVEL_MAX_MIN } from '#shared/agenda/travel.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import type { AgendaReading, CrewReading } from '../../db/repos/agenda/agenda.ts';
import { lockDays, rereadAgenda } from '../../db/repos/agenda/agenda.ts';
import {
  type ClaimRow,
  clearCells,
  clearWay,
  type HoldLife,
  insertClaim,
  lockHolder,
  type NewClaim,
  type NewHold,
} from '../../db/repos/agenda/claims.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { AppError } from '../../errors/app-error.ts';
import { BookingChanged } from '../bookings/retry-when-changed.ts';

export interface ClaimTimeInput {
  readonly claimId: Id;
  readonly ownerId: Id;
  /** Whose hold is given up for this; not `ownerId` when a booking takes the place of its cart's hold. */
  readonly formerOwnerId: Id;
  /** A hold made without a cart that is given up as well. */
  readonly lockId?: Id | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly reading: AgendaReading;
  /** Who may come. */
  readonly who: CrewWish;
  /** Whose live hold or present visit this is: nothing that was closed since takes it away (D480). */
  readonly promisedId?: Id | undefined;
  /** Absent for a booking. */
  readonly hold?: NewHold;
  /** The claim of the booking that the hold would move: what it covers counts as free. */
  readonly ownClaimId?: Id | undefined;
  /** The claim that a booking gives up for this one. Its row stays until the booking names the new one. */
  readonly leaving?: ClaimRow | undefined;
}

export interface TakenTime {
  /** Who comes. */
  readonly crewId: Id;
  /** Of a hold. */
  readonly life: HoldLife | undefined;
}

/**
 * Takes a stretch of the agenda in the running transaction, for the first crew of chooseCrew's order that is free under
 * the locks: the holder's turn, day rows of all that may come locked ascending (D457), the owner's old hold and expired ones out
 * of the way, cells in ascending order (D351). One round trip: each statement begins when the one before it has ended;
 * where ways are kept free one more, as they are judged by what the locks leave as it is (AG64), and where the company's hours or rules
 * have changed since they were read all of it again. Throws slot.taken,
 * request.too_many for one live hold more than its holder may have, and BookingChanged when there was nothing left to give up;
 * the caller's rollback brings the old hold and the old time back.
 */
export async function claimTime(tx: Tx, input: ClaimTimeInput): Promise<TakenTime> {
  const taken = await claimByRules(tx, input);
  if (taken !== undefined) return taken;
  const reading = await rereadAgenda(tx, input.reading);
  // What is given up was given up the first time.
  const again = await claimByRules(tx, { ...input, reading, leaving: undefined });
  if (again === undefined) throw new BookingChanged();
  return again;
}

/** Undefined where the rules are no more those of the reading; of that nothing was taken. */
async function claimByRules(tx: Tx, input: ClaimTimeInput): Promise<TakenTime | undefined> {
  const { startsAt, endsAt, hold, leaving, ownClaimId } = input;
  const asked = crewsThatMayCome(input);
  if (asked.length === 0) throw new AppError('slot.taken');
  const locks = [hold && lockHolder(tx, hold), lockDays(tx, crewsOfClaim(input), daysOfClaim(input))];
  const judged = input.reading.agenda.travelMin ? await readUnderLock(tx, input, asked, locks) : input;
  const { agenda, agendaId, agendaVersion } = judged.reading;
  const { bufferMin } = agenda;
  const claim: NewClaim = {
    id: input.claimId,
    crews: judged === input ? asked : crewsThatMayCome(judged),
    ...{ agendaId, agendaVersion },
    promisedId: input.promisedId,
    ownerId: input.ownerId,
    startsAt,
    endsAt,
    occupiedUntil: addMinutes(endsAt, bufferMin),
    cells: cellsOf(startsAt, endsAt, bufferMin),
    zips: input.who.job?.zips ?? [],
    ...(hold && { hold, ownClaimId }),
  };
  const [, cleared, { crewId, isByRulesOfNow, heldByHolder, life }] = await Promise.all([
    clearWay(tx, input, claim),
    leaving && clearCells(tx, leaving.id),
    insertClaim(tx, claim),
    ...locks,
  ]);
  if (cleared === 0) throw new BookingChanged();
  if (!isByRulesOfNow) return undefined;
  if (crewId === undefined) throw new AppError('slot.taken');
  if (hold && heldByHolder >= hold.holdsMax) throw new AppError('request.too_many');
  return { crewId, life };
}

type WantedClaim = Pick<ClaimTimeInput, 'reading' | 'startsAt' | 'endsAt' | 'who' | 'promisedId'>;

/** In chooseCrew's order; behind them the crew whose promise it is, which may be closed by now. */
function crewsThatMayCome({ reading, startsAt, endsAt, who, promisedId }: WantedClaim): CrewReading[] {
  const { agenda, crews, movedCrewId: keptId } = reading;
  const ids = chooseCrew({ agenda, crews, startsAt, endsAt, keptId, ...who });
  const promised = promisedId === undefined || ids.includes(promisedId) ? [] : [promisedId];
  return [...ids, ...promised].flatMap((id) => crews.find((crew) => crew.id === id) ?? []);
}

/** Read again under the locks, with the crews alone whose days are locked. Throws slot.taken. */
async function readUnderLock(
  tx: Tx,
  input: ClaimTimeInput,
  asked: readonly CrewReading[],
  locks: readonly unknown[],
): Promise<ClaimTimeInput> {
  await Promise.all(locks);
  const reading = await rereadAgenda(tx, input.reading);
  const crews = reading.crews.filter(({ id }) => asked.some((one) => one.id === id));
  const judged = { ...input, reading: { ...reading, crews } };
  if (crewsThatMayCome(judged).length === 0) throw new AppError('slot.taken');
  return judged;
}

/** Every crew that may come, and those that have what is given up. */
export function crewsOfClaim(input: WantedClaim & Pick<ClaimTimeInput, 'leaving'>): Id[] {
  const { ownHold } = input.reading;
  return [
    ...crewsThatMayCome(input).map(({ id }) => id),
    ...(ownHold ? [ownHold.crewId] : []),
    ...(input.leaving ? [input.leaving.resourceId] : []),
  ];
}

/** The days of the new time, as far as a way from or to it may reach, and of what is given up for it, ascending. */
export function daysOfClaim({
  reading,
  startsAt,
  endsAt,
  leaving,
}: Pick<ClaimTimeInput, 'reading' | 'startsAt' | 'endsAt' | 'leaving'>): Day[] {
  const { agenda, ownHold } = reading;
  const wayMin = agenda.travelMin ? TRAVEL_MAX_MIN : 0;
  const reach = Math.max(agenda.bufferMin, wayMin);
  const days = new Set(daysTouched(addMinutes(startsAt, -wayMin), endsAt, reach, agenda.timeZone));
  for (const old of [ownHold, leaving]) {
    if (!old) continue;
    for (const day of daysTouched(old.startsAt, old.occupiedUntil, 0, agenda.timeZone)) days.add(day);
  }
  return [...days].sort();
}
