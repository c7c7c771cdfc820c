import { CELL_MIN } from '#shared/agenda/agenda.ts';
import { checkSlot } from '#shared/agenda/check-slot.ts';
import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import { type Job, misfitsOf } from '#shared/agenda/fit-crew.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { type AgendaReading, lockDays } from '../../../db/repos/agenda/agenda.ts';
import { type ClaimRow, placeClaim } from '../../../db/repos/agenda/claims.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { claimTime } from '../../holds/claim-time.ts';
import { type CrewChange, crewChange } from '../../holds/crew-change.ts';
import { promisedCrew, type WantedTime } from '../../holds/refuse-unless-free.ts';
import { BookingChanged } from '../retry-when-changed.ts';

/** Who takes it, and when. */
export interface TimeTaker {
  readonly deps: Deps;
  readonly input: {
    readonly keepTime?: boolean | undefined;
    readonly lockId?: Id | undefined;
    readonly anyCrew?: boolean | undefined;
  };
  readonly now: Instant;
  /** Staff: hours, notice and today do not bind them (D110). */
  readonly anyHour?: boolean;
}

export interface EditedTime extends WantedTime {
  readonly booking: BookingRow;
  /** What the visit asked of its crew so far. */
  readonly jobBefore: Job;
  /** The booking's present claim. */
  readonly leaving: ClaimRow | undefined;
  readonly reading: AgendaReading;
}

export interface TakenEdit {
  readonly claimId: Id;
  /** Another crew than before. */
  readonly crew?: CrewChange | undefined;
}

/**
 * The claim of an edited visit: the one it has when its time stays, its crew may do the new work (AG51) and nothing leads
 * elsewhere (AG64), otherwise a new one that covers the old time too.
 * Throws slot.invalid, and slot.taken also for a kept time that the longer visit does not fit into (D89).
 */
export async function takeEditedTime(
  tx: Tx,
  { deps, input, now, anyHour = false }: TimeTaker,
  time: EditedTime,
): Promise<TakenEdit> {
  const { booking, leaving, reading, job, startsAt, endsAt } = time;
  if (!leaving) throw new BookingChanged();
  const isSameTime = booking.startsAt === startsAt && booking.endsAt === endsAt;
  const isStaying = mayStay(time, leaving, now);
  if (isSameTime && (input.anyCrew || isStaying)) {
    // Before the claim and the booking, as everywhere; it also tells whoever has the day open (D526).
    const { resourceId, occupiedUntil } = leaving;
    await lockDays(tx, [resourceId], daysTouched(leaving.startsAt, occupiedUntil, 0, booking.timeZone));
    if (!isSamePlace(time)) await placeClaim(tx, leaving.id, job.zips);
    return { claimId: leaving.id };
  }
  const isKept = isSameTime || input.keepTime === true;
  const isGranted = isKept && endsAt <= booking.endsAt;
  // Less of what it has is its own, whatever was closed over it since (D149).
  let promisedId = isGranted && isStaying ? leaving.resourceId : undefined;
  if (!anyHour && !isGranted) {
    if (isKept) refuseUnlessFits(reading, time);
    else promisedId = promisedCrew(reading, time, now);
  }
  const claimId = deps.newId();
  const owner = { ownerId: booking.id, formerOwnerId: booking.id, lockId: input.lockId };
  const who = { job, anyCrew: input.anyCrew, anyHour: anyHour || isGranted };
  const { crewId } = await claimTime(tx, {
    ...{ claimId, ...owner, startsAt, endsAt, who, leaving, promisedId },
    // Less of what it has takes nothing from the ways around it.
    reading: isGranted && isStaying ? withoutWays(reading) : reading,
  });
  const given = { reading, fromId: leaving.resourceId, toId: crewId, job, startsAt, endsAt };
  return { claimId, crew: await crewChange(tx, given) };
}

/** Whether the edit brings nothing that speaks against the crew which has the visit; what staff overruled stays so. */
function mayStay(time: EditedTime, { resourceId }: ClaimRow, now: Instant): boolean {
  const { reading, job, jobBefore, startsAt } = time;
  const crew = reading.crews.find(({ id }) => id === resourceId);
  if (!crew) return true;
  const before = misfitsOf(crew, jobBefore);
  const isNear = !reading.agenda.travelMin || startsAt <= now || isSamePlace(time);
  return isNear && misfitsOf(crew, job).every((misfit) => before.includes(misfit));
}

function isSamePlace({ job, jobBefore }: EditedTime): boolean {
  return sameValue(job.zips, jobBefore.zips);
}

function withoutWays(reading: AgendaReading): AgendaReading {
  return { ...reading, agenda: { ...reading.agenda, travelMin: undefined } };
}

/** A start that was granted stands, whatever step, notice and horizon say of it today. */
function refuseUnlessFits({ agenda, crews }: AgendaReading, { startsAt, endsAt, job }: EditedTime): void {
  const lenient = { ...agenda, stepMin: CELL_MIN, noticeMin: 0 };
  const minutes = minutesBetween(startsAt, endsAt);
  // As if it were asked at that very time: nothing is past, near or far.
  const verdict = checkSlot({ agenda: lenient, crews, job, startsAt, endsAt, minutes, now: startsAt });
  if (!verdict.ok) throw new AppError('slot.taken');
}
