import { type CrewWish, chooseCrew } from '#shared/agenda/choose-crew.ts';
import type { Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../../db/repos/agenda/agenda.ts';
import { type ClaimRow, clearWay, convertHold } from '../../../db/repos/agenda/claims.ts';
import { moveClaim } from '../../../db/repos/agenda/move-claim.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { claimTime, crewsOfClaim, daysOfClaim } from '../../holds/claim-time.ts';
import { refuseUnlessHeldOrFree } from '../../holds/refuse-unless-free.ts';

export interface BookingTime {
  readonly bookingId: Id;
  readonly cartId: Id;
  readonly lockId: Id | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Of the day of the visit, with the hold of the cart or of `lockId`. */
  readonly reading: AgendaReading;
  /** What the visit asks of who comes. */
  readonly job: Job;
}

/** The claim of a new booking, and who comes. */
export interface BookingClaim {
  readonly claimId: Id;
  readonly crewId: Id;
}

/**
 * The claim of a new booking: its own hold, also an expired one that no other cart took, or the time itself when it is
 * still free (D87). Throws slot.invalid and slot.taken.
 */
export async function claimForBooking(
  deps: Deps,
  tx: Tx,
  bookingTime: BookingTime,
  who: CrewWish,
): Promise<BookingClaim> {
  const { reading } = bookingTime;
  const isHeld = refuseUnlessHeldOrFree(reading, bookingTime, deps.now());
  const crewIds = crewsOfClaim({ ...bookingTime, who });
  const own = { ...bookingTime, crewIds, days: daysOfClaim(bookingTime) };
  const held = isHeld ? await convertHold(tx, own) : undefined;
  if (!held) return claimNow(deps, tx, bookingTime, who);
  return { claimId: held.id, crewId: await preferLast(tx, held, bookingTime, who) };
}

/**
 * Who the customer is was not known when the time was held: the crew of the last visit takes it over where it may come and is
 * free (AG60), and the crew that held it keeps it otherwise. The days of all that may come are locked.
 */
async function preferLast(
  tx: Tx,
  held: Pick<ClaimRow, 'id' | 'resourceId'>,
  { reading, startsAt, endsAt }: BookingTime,
  who: CrewWish,
): Promise<Id> {
  const { agenda, agendaId, crews } = reading;
  const [bestId] = chooseCrew({ agenda, crews, startsAt, endsAt, ...who });
  const last = crews.find(({ id }) => id === who.lastId && id === bestId);
  if (!last || last.id === held.resourceId) return held.resourceId;
  const claim = { ...held, startsAt, endsAt, occupiedUntil: addMinutes(endsAt, agenda.bufferMin) };
  await clearWay(tx, { formerOwnerId: held.id }, { crews: [last], ...claim });
  return (await moveClaim(tx, claim, last, agendaId)) ? last.id : held.resourceId;
}

/** The time itself, whatever the agenda says of it; the cart's hold is given up. Throws slot.taken. */
export async function claimNow(
  deps: Deps,
  tx: Tx,
  bookingTime: BookingTime,
  who: CrewWish,
): Promise<BookingClaim> {
  const { bookingId, cartId, ...time } = bookingTime;
  const claimId = deps.newId();
  const { crewId } = await claimTime(tx, {
    ...time,
    who,
    claimId,
    ownerId: bookingId,
    formerOwnerId: cartId,
  });
  return { claimId, crewId };
}
