import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { lockDaysOf } from './agenda.ts';
import { type ClaimRow, isOwnHold } from './claims.ts';

/**
 * Late conversion is fine: while the row is there, no other cart has the time (reliability M9). The days are locked
 * first, because what depends on no row is asked before any is looked for. The transaction that was waited for may
 * have deleted the hold: then there is nothing left to update, and the caller asks for the time itself.
 * SQL: hot, the claim of a booking with its lock.
 */
const holdConvert = statement(
  'hold_convert',
  `with days as (${lockDaysOf('$7::uuid[]', '$8::date[]')} returning 1)
  update claims set state = 'booked', owner_id = $4, first_held_at = null, expires_at = null, holder_address = null,
    zips = $9
  where tenant_id = $1 and state = 'held' and starts_at = $5 and ends_at = $6 and (${isOwnHold})
    and (select count(*) from days) > 0 and id = $10
  returning id, resource_id as "resourceId", occupied_until as "occupiedUntil"`,
);

export interface ConvertInput {
  readonly bookingId: Id;
  readonly cartId: Id;
  /** A hold that was made without a cart. */
  readonly lockId: Id | undefined;
  /** The one that was judged: an owner may have one with a cart and one without, and a visit has one claim. */
  readonly holdId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** All whose days are locked: those that could come, should the hold be gone. */
  readonly crewIds: readonly Id[];
  readonly days: readonly Day[];
  /** Where the visit leads, in order. */
  readonly zips: readonly string[];
}

export type ConvertedHold = Pick<ClaimRow, 'id' | 'resourceId' | 'occupiedUntil'>;

/** Locks the days and makes the cart's hold of exactly this time the booking's; `undefined` when there is none. */
export async function convertHold(tx: Tx, input: ConvertInput): Promise<ConvertedHold | undefined> {
  const { bookingId, cartId, lockId, startsAt, endsAt } = input;
  const times = [formatInstant(startsAt), formatInstant(endsAt)];
  const rows = await tx.run<ConvertedHold>(holdConvert, [
    tx.tenantId,
    cartId,
    lockId ?? null,
    bookingId,
    ...times,
    [...new Set(input.crewIds)],
    [...input.days],
    [...input.zips],
    input.holdId,
  ]);
  return rows[0];
}
