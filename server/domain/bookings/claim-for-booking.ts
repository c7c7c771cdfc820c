import { checkSlot } from '#shared/agenda/check-slot.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { type AgendaReading, lockDays } from '../../db/repos/agenda.ts';
import { convertHold } from '../../db/repos/claims.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { claimTime, daysOfClaim } from '../holds/claim-time.ts';

export interface VisitTime {
  readonly bookingId: Id;
  readonly cartId: Id;
  readonly lockId: Id | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Of the day of the visit, with the hold of the cart or of `lockId`. */
  readonly reading: AgendaReading;
}

/**
 * The claim of a new booking: its own hold, also an expired one that nobody took, or the time itself when it is
 * still free (decision 87). Throws slot.invalid and slot.taken.
 */
export async function claimForBooking(deps: Deps, tx: Tx, visit: VisitTime): Promise<Id> {
  if (visit.startsAt <= deps.now()) throw new AppError('slot.invalid');
  return (await convertOwnHold(tx, visit)) ?? claimNow(deps, tx, visit);
}

async function convertOwnHold(tx: Tx, visit: VisitTime): Promise<Id | undefined> {
  const { reading, startsAt, endsAt } = visit;
  const { ownHold } = reading;
  if (ownHold?.startsAt !== startsAt || ownHold.endsAt !== endsAt) return undefined;
  const [, claimId] = await Promise.all([
    lockDays(tx, reading.resourceId, daysOfClaim(visit)),
    convertHold(tx, visit),
  ]);
  return claimId;
}

async function claimNow(deps: Deps, tx: Tx, visit: VisitTime): Promise<Id> {
  const { bookingId, cartId, lockId, startsAt, endsAt, reading } = visit;
  const { agenda, busy } = reading;
  const minutes = minutesBetween(startsAt, endsAt);
  const verdict = checkSlot({ agenda, busy, startsAt, endsAt, minutes, now: deps.now() });
  if (!verdict.ok) throw new AppError(verdict.refusal);
  const claimId = deps.newId();
  const formerOwnerIds = lockId === undefined ? [cartId] : [cartId, lockId];
  await claimTime(tx, { claimId, ownerId: bookingId, formerOwnerIds, startsAt, endsAt, reading });
  return claimId;
}
