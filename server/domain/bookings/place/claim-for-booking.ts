import type { CrewWish } from '#shared/agenda/choose-crew.ts';
import type { Job } from '#shared/agenda/fit-crew.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { AgendaReading } from '../../../db/repos/agenda/agenda.ts';
import { convertHold } from '../../../db/repos/agenda/claims.ts';
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

/**
 * The claim of a new booking: its own hold, also an expired one that no other cart took, or the time itself when it is
 * still free (D87). Throws slot.invalid and slot.taken.
 */
export async function claimForBooking(deps: Deps, tx: Tx, bookingTime: BookingTime): Promise<Id> {
  const { reading } = bookingTime;
  const isHeld = refuseUnlessHeldOrFree(reading, bookingTime, deps.now());
  const who = { job: bookingTime.job };
  const crewIds = crewsOfClaim({ ...bookingTime, who });
  const own = { ...bookingTime, crewIds, days: daysOfClaim(bookingTime) };
  return (isHeld ? await convertHold(tx, own) : undefined) ?? claimNow(deps, tx, bookingTime, who);
}

/** The time itself, whatever the agenda says of it; the cart's hold is given up. Throws slot.taken. */
export async function claimNow(deps: Deps, tx: Tx, bookingTime: BookingTime, who: CrewWish): Promise<Id> {
  const { bookingId, cartId, ...time } = bookingTime;
  const claimId = deps.newId();
  await claimTime(tx, { ...time, who, claimId, ownerId: bookingId, formerOwnerId: cartId });
  return claimId;
}
