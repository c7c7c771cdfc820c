import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../with-tenant.ts';

/** A piece of the agenda about to be taken. `cells` are its five-minute pieces, ascending, buffer included. */
export interface NewClaim {
  readonly id: Id;
  readonly resourceId: Id;
  readonly ownerId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly occupiedUntil: Instant;
  readonly cells: readonly Instant[];
  /** Absent for a booking. */
  readonly hold?: {
    readonly firstHeldAt: Instant;
    readonly expiresAt: Instant;
    /** null: the limit of holds for one address is off. */
    readonly holderAddress: string | null;
  };
}

export interface HoldLife {
  readonly id: Id;
  readonly firstHeldAt: Instant;
  readonly expiresAt: Instant;
  readonly clock: Instant;
}

/** The hold of an owner, and one made without a cart, which owns itself: knowing its id is owning it. */
const isOwnHold = 'owner_id = $2 or (id = $3 and owner_id = id)';

const wayClear = statement(
  'claim_way_clear',
  `delete from claims where tenant_id = $1 and state = 'held'
    and (${isOwnHold} or (resource_id = $4 and starts_at > $5 and starts_at < $7
      and occupied_until > $6 and expires_at <= $8))`,
);

/**
 * Blocks are looked at here, under the day lock; one owner never gets a second hold, and no id a second claim. Fewer
 * cells than asked for means that the time is taken; the caller rolls back.
 */
const claimInsert = statement(
  'claim_insert',
  `with claim as (
    insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until,
      first_held_at, expires_at, holder_address)
    select $1, $2::uuid, $3::uuid, case when $9::timestamptz is null then 'booked' else 'held' end, $4::uuid,
      $5::timestamptz, $6::timestamptz, $7::timestamptz, $8::timestamptz, $9::timestamptz, $10::text
    where not exists (
      select 1 from blocks b where b.tenant_id = $1 and b.resource_id = $3 and b.ends_at > $5 and b.starts_at < $6
    )
    on conflict do nothing
    returning id
  ), cells as (
    insert into claim_cells (tenant_id, resource_id, cell, claim_id)
    select $1, $3::uuid, cell, claim.id from claim, unnest($11::timestamptz[]) as cell order by cell
    on conflict (tenant_id, resource_id, cell) do nothing
    returning 1
  )
  select (select count(*) from cells)::int as cells, (
    select count(*) from claims
    where $10::text is not null and tenant_id = $1 and state = 'held' and holder_address = $10::text and expires_at > $12::timestamptz
  )::int as "heldByAddress"`,
);

const holdRenew = statement(
  'hold_renew',
  `update claims set expires_at = least(now() + $3 * interval '1 minute', first_held_at + $4 * interval '1 minute')
  where tenant_id = $1 and id = $2 and state = 'held' and expires_at > now()
  returning id, first_held_at as "firstHeldAt", expires_at as "expiresAt", now() as clock`,
);

/** Late conversion is fine: while the row is there, nobody else has the time (reliability M9). */
const holdConvert = statement(
  'hold_convert',
  `update claims set state = 'booked', owner_id = $4, first_held_at = null, expires_at = null, holder_address = null
  where tenant_id = $1 and state = 'held' and starts_at = $5 and ends_at = $6 and (${isOwnHold})
  returning id`,
);

const claimFind = statement(
  'claim_find',
  `select id, resource_id as "resourceId", state, starts_at as "startsAt", ends_at as "endsAt",
    occupied_until as "occupiedUntil"
  from claims where tenant_id = $1 and id = $2`,
);

const claimDelete = statement(
  'claim_delete',
  'delete from claims where tenant_id = $1 and id = $2 and state = $3 returning id',
);

const expiredDelete = statement(
  'claims_expired_delete',
  `delete from claims where tenant_id = $1 and state = 'held' and expires_at < $2`,
);

const oldCellsDelete = statement(
  'claim_cells_old_delete',
  `delete from claim_cells where tenant_id = $1 and cell < $2
    and resource_id in (select resource_id from agendas where tenant_id = $1)`,
);

/** Deletes the owner's holds, wherever they are, and the expired holds that overlap; the days must be locked. */
export async function clearWay(
  tx: Tx,
  { formerOwnerId, lockId }: { readonly formerOwnerId: Id; readonly lockId?: Id | undefined },
  claim: Pick<NewClaim, 'resourceId' | 'startsAt' | 'occupiedUntil'>,
  clock: Instant,
): Promise<void> {
  const { resourceId, startsAt, occupiedUntil } = claim;
  // A day before: longer than any claim, so that the index on starts_at bounds the search from both sides.
  const earliest = new Date(startsAt - 86_400_000).toISOString();
  const range = [earliest, formatInstant(startsAt), formatInstant(occupiedUntil), formatInstant(clock)];
  await tx.run(wayClear, [tx.tenantId, formerOwnerId, lockId ?? null, resourceId, ...range]);
}

/** Answers whether every cell was free, and how many live holds the same address has besides. */
export async function insertClaim(
  tx: Tx,
  claim: NewClaim,
  clock: Instant,
): Promise<{ taken: boolean; heldByAddress: number }> {
  const { id, resourceId, ownerId, hold } = claim;
  const [row] = await tx.run<{ cells: number; heldByAddress: number }>(claimInsert, [
    tx.tenantId,
    id,
    resourceId,
    ownerId,
    formatInstant(claim.startsAt),
    formatInstant(claim.endsAt),
    formatInstant(claim.occupiedUntil),
    hold ? formatInstant(hold.firstHeldAt) : null,
    hold ? formatInstant(hold.expiresAt) : null,
    hold?.holderAddress ?? null,
    claim.cells.map(formatInstant),
    formatInstant(clock),
  ]);
  return { taken: row?.cells !== claim.cells.length, heldByAddress: row?.heldByAddress ?? 0 };
}

/** `undefined` when the hold has expired: then the whole way of a new hold is gone through. */
export async function renewHold(
  tx: Tx,
  holdId: Id,
  limits: { readonly eachMin: number; readonly inAllMin: number },
): Promise<HoldLife | undefined> {
  return (await tx.run<HoldLife>(holdRenew, [tx.tenantId, holdId, limits.eachMin, limits.inAllMin]))[0];
}

export interface ConvertInput {
  readonly bookingId: Id;
  readonly cartId: Id;
  /** A hold that was made without a cart. */
  readonly lockId: Id | undefined;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** Makes the cart's hold of exactly this time the booking's; the claim's id, or `undefined` when there is none. */
export async function convertHold(tx: Tx, input: ConvertInput): Promise<Id | undefined> {
  const { bookingId, cartId, lockId, startsAt, endsAt } = input;
  const times = [formatInstant(startsAt), formatInstant(endsAt)];
  const rows = await tx.run<{ id: Id }>(holdConvert, [
    tx.tenantId,
    cartId,
    lockId ?? null,
    bookingId,
    ...times,
  ]);
  return rows[0]?.id;
}

export interface ClaimRow {
  readonly id: Id;
  readonly resourceId: Id;
  readonly state: 'held' | 'booked';
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly occupiedUntil: Instant;
}

export async function findClaim(tx: Tx, claimId: Id): Promise<ClaimRow | undefined> {
  return (await tx.run<ClaimRow>(claimFind, [tx.tenantId, claimId]))[0];
}

/** Cells go with it. Nothing happens when it is gone or has changed its state meanwhile. */
export async function deleteClaim(tx: Tx, claimId: Id, state: ClaimRow['state']): Promise<void> {
  await tx.run(claimDelete, [tx.tenantId, claimId, state]);
}

export async function deleteHoldsExpiredBefore(tx: Tx, at: Instant): Promise<void> {
  await tx.run(expiredDelete, [tx.tenantId, formatInstant(at)]);
}

export async function deleteCellsBefore(tx: Tx, at: Instant): Promise<void> {
  await tx.run(oldCellsDelete, [tx.tenantId, formatInstant(at)]);
}
