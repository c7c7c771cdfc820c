import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

/** A piece of the agenda about to be taken. `cells` are its five-minute pieces, ascending, buffer included. */
export interface NewClaim {
  readonly id: Id;
  /** Who may come, the best first, as they were when that was judged; the days of all are locked. */
  readonly crews: readonly { readonly id: Id; readonly version: number }[];
  readonly agendaId: Id;
  /** Of the rules by which the crews were chosen. */
  readonly agendaVersion: number;
  /** What this crew has of the agenda it keeps, whatever was closed since: its hold is a promise (D480), and so is its visit. */
  readonly promisedId?: Id | undefined;
  readonly ownerId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly occupiedUntil: Instant;
  readonly cells: readonly Instant[];
  /** Where the visit leads, in order; none: not known. */
  readonly zips: readonly string[];
  /** Absent for a booking. */
  readonly hold?: NewHold;
  /** The claim of the booking that this hold would move: its cells count as had. */
  readonly ownClaimId?: Id | undefined;
}

export interface NewHold {
  /** When the request that this hold goes on with began; now, when it is a new one. */
  readonly firstHeldAt: Instant | undefined;
  readonly limits: HoldLimits;
  /** An address or a program's key; null: the limit of live holds is off. */
  readonly holder: string | null;
  readonly holdsMax: number;
}

/** How long each hold lives, and all holds of one request together. */
export interface HoldLimits {
  readonly eachMin: number;
  readonly inAllMin: number;
}

export interface HoldLife {
  readonly id: Id;
  readonly firstHeldAt: Instant;
  readonly expiresAt: Instant;
  readonly clock: Instant;
}

/** The hold of an owner, and one made without a cart, which owns itself: knowing its id is owning it. */
export const isOwnHold = 'owner_id = $2 or (id = $3 and owner_id = id)';

/**
 * What has expired is decided by the database's clock, under the lock and by no node's own (D351). It reads
 * when the statement begins, which is after the day lock that was sent before it. Whole milliseconds, as on the wire.
 */
const clock = `date_trunc('milliseconds', statement_timestamp())`;

/** SQL: hot, and a lock. */
const holderLock = statement(
  'claim_holder_lock',
  `insert into rate_limits (key, points, expire)
  values ('holder:' || $1::text || ' ' || $2::text, 0, round(extract(epoch from ${clock}) * 1000) + $3 * 60000)
  on conflict (key) do update set expire = excluded.expire`,
);

/**
 * Lets one address hold one time after the other: the days it asks for have locks of their own, and those alone would
 * let it take many at once. The row is swept like any counter. Before the days, and by holds alone, so that no
 * transactions wait in a circle.
 */
export async function lockHolder(tx: Tx, { holder, limits }: NewHold): Promise<void> {
  if (holder === null) return;
  await tx.run(holderLock, [tx.tenantId, holder, limits.inAllMin]);
}

/** SQL: hot, part of every hold. */
const wayClear = statement(
  'claim_way_clear',
  `delete from claims where tenant_id = $1 and state = 'held'
    and (${isOwnHold} or (resource_id = any ($4::uuid[]) and starts_at > $5 and starts_at < $7
      and occupied_until > $6 and expires_at <= ${clock}))`,
);

/**
 * The first crew that is active, is what it was when it was chosen (D461), and has nothing at the time (AG44): claims and blocks are looked at here, under the day
 * locks of them all; none by rules that are no more. One owner never gets a second hold, and no id a second claim. Fewer cells than asked for means
 * that the time is taken; the caller rolls back. The cells of a visit follow each other, so its first one and its end
 * bound the search. The address's holds are counted without this
 * one, which Citus, unlike PostgreSQL, shows to the count.
 * SQL: hot, a hold and its cells in one statement.
 */
const claimInsert = statement(
  'claim_insert',
  `with crew as (
    select k.id from unnest($3::uuid[], $15::bigint[]) with ordinality as wished (id, version, place)
      join crews k on k.tenant_id = $1 and k.id = wished.id and k.active and k.version = wished.version
      join agendas a on a.tenant_id = $1 and a.resource_id = $14 and a.version = $17
    where (k.id = $18::uuid or not exists (
      select 1 from blocks b where b.tenant_id = $1 and b.resource_id = $14 and b.ends_at > $5 and b.starts_at < $6
        and (b.crew_id is null or b.crew_id = k.id)
    )) and not exists (
      select 1 from claim_cells c where c.tenant_id = $1 and c.resource_id = k.id
        and c.cell >= ($11::timestamptz[])[1] and c.cell < $7 and c.claim_id is distinct from $13
    )
    order by wished.place limit 1
  ), claim as (
    insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until,
      first_held_at, expires_at, holder_address, zips)
    select $1, $2::uuid, crew.id, case when hold then 'held' else 'booked' end, $4::uuid, $5::timestamptz,
      $6::timestamptz, $7::timestamptz, case when hold then since end,
      case when hold then least(${clock} + $9 * interval '1 minute', since + $12 * interval '1 minute') end, $10::text, $16::text[]
    from crew, (select $9::int is not null as hold, coalesce($8::timestamptz, ${clock}) as since) as wish
    on conflict do nothing
    returning id, resource_id, first_held_at, expires_at
  ), cells as (
    insert into claim_cells (tenant_id, resource_id, cell, claim_id)
    select $1, claim.resource_id, cell, claim.id from claim, unnest($11::timestamptz[]) as cell order by cell
    on conflict (tenant_id, resource_id, cell) do nothing
    returning 1
  )
  select (select resource_id from claim) as "crewId", (
    select a.version from agendas a where a.tenant_id = $1 and a.resource_id = $14
  ) as "agendaVersion", ((select count(*) from cells) + (
    select count(*) from claim_cells c join claim on c.resource_id = claim.resource_id
    where c.tenant_id = $1 and c.claim_id = $13::uuid and c.cell = any ($11)
  ))::int as cells, (
    select count(*) from claims
    where $10::text is not null and tenant_id = $1 and state = 'held' and holder_address = $10::text
      and id <> $2 and expires_at > ${clock}
  )::int as "heldByHolder", (select first_held_at from claim) as "firstHeldAt",
  (select expires_at from claim) as "expiresAt", ${clock} as clock`,
);

/**
 * SQL: hot; the database's clock decides. What it adds up is computed beside the row, as Citus lets no clock into the
 * values or the answer of a change.
 */
const holdRenew = statement(
  'hold_renew',
  `with live as (
    select id, now() as clock,
      least(now() + $3 * interval '1 minute', first_held_at + $4 * interval '1 minute') as ends
    from claims where tenant_id = $1 and id = $2
  )
  update claims c set expires_at = live.ends, zips = $5 from live
  where c.tenant_id = $1 and c.id = live.id and c.state = 'held' and c.expires_at > live.clock
  returning c.id, c.first_held_at as "firstHeldAt", c.expires_at as "expiresAt", live.clock`,
);

/** The time a booking has, and the hold with which it will be moved. SQL: a union that reads two indexes. */
const claimsOfBooking = statement(
  'claims_of_booking',
  `select id, resource_id as "resourceId", state, starts_at as "startsAt", ends_at as "endsAt",
    occupied_until as "occupiedUntil"
  from (
    select * from claims where tenant_id = $1
      and id = (select claim_id from bookings where tenant_id = $1 and id = $2)
    union all
    select * from claims where tenant_id = $1 and owner_id = $2 and state = 'held'
  ) as c`,
);

/** Deletes the owner's holds, wherever they are, and the expired holds that overlap; the days must be locked. */
export async function clearWay(
  tx: Tx,
  { formerOwnerId, lockId }: { readonly formerOwnerId: Id; readonly lockId?: Id | undefined },
  claim: {
    readonly crews: readonly { readonly id: Id }[];
    readonly startsAt: Instant;
    readonly occupiedUntil: Instant;
  },
): Promise<void> {
  const { crews, startsAt, occupiedUntil } = claim;
  // A day before: longer than any claim, so that the index on starts_at bounds the search from both sides.
  const earliest = new Date(startsAt - 86_400_000).toISOString();
  const range = [earliest, formatInstant(startsAt), formatInstant(occupiedUntil)];
  await tx.run(wayClear, [
    tx.tenantId,
    formerOwnerId,
    lockId ?? null,
    crews.map((crew) => crew.id),
    ...range,
  ]);
}

export interface InsertedClaim {
  /** Who comes; undefined: nobody could take all of it, and the caller rolls back. */
  readonly crewId: Id | undefined;
  /** False: the rules are others than those by which the crews were chosen, and nothing was taken. */
  readonly isByRulesOfNow: boolean;
  /** How many live holds the same holder has besides. */
  readonly heldByHolder: number;
  /** Of a hold that was not taken. */
  readonly life: HoldLife | undefined;
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<InsertedClaim> {
  const { id, crews, ownerId, hold } = claim;
  const [row] = await tx.run<ClaimInsertRow>(claimInsert, [
    tx.tenantId,
    id,
    crews.map((crew) => crew.id),
    ownerId,
    formatInstant(claim.startsAt),
    formatInstant(claim.endsAt),
    formatInstant(claim.occupiedUntil),
    hold?.firstHeldAt === undefined ? null : formatInstant(hold.firstHeldAt),
    hold?.limits.eachMin ?? null,
    hold?.holder ?? null,
    claim.cells.map(formatInstant),
    hold?.limits.inAllMin ?? null,
    claim.ownClaimId ?? null,
    claim.agendaId,
    crews.map(({ version }) => version),
    [...claim.zips],
    claim.agendaVersion,
    claim.promisedId ?? null,
  ]);
  if (!row) throw new Error('Expected the outcome of a claim');
  const { crewId, agendaVersion, cells, heldByHolder, firstHeldAt, expiresAt, clock: at } = row;
  const isHeld = firstHeldAt !== null && expiresAt !== null;
  return {
    crewId: crewId !== null && cells === claim.cells.length ? crewId : undefined,
    isByRulesOfNow: agendaVersion === claim.agendaVersion,
    heldByHolder,
    life: isHeld ? { id, firstHeldAt, expiresAt, clock: at } : undefined,
  };
}

interface ClaimInsertRow {
  readonly crewId: Id | null;
  readonly agendaVersion: number;
  readonly cells: number;
  readonly heldByHolder: number;
  readonly firstHeldAt: Instant | null;
  readonly expiresAt: Instant | null;
  readonly clock: Instant;
}

/** `undefined` when the hold has expired: then the whole way of a new hold is gone through. */
export async function renewHold(
  tx: Tx,
  holdId: Id,
  limits: HoldLimits,
  zips: readonly string[],
): Promise<HoldLife | undefined> {
  const values = [tx.tenantId, holdId, limits.eachMin, limits.inAllMin, [...zips]];
  return (await tx.run<HoldLife>(holdRenew, values))[0];
}

declare module 'knex/types/tables.js' {
  interface Tables {
    claims: Table<ClaimRow & { readonly expiresAt: Instant | null; readonly zips: readonly string[] }>;
    claim_cells: Table<{ readonly resourceId: Id; readonly cell: Instant; readonly claimId: Id }>;
  }
}

export interface ClaimRow {
  readonly id: Id;
  readonly resourceId: Id;
  readonly state: 'held' | 'booked';
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly occupiedUntil: Instant;
}

export function findClaim(tx: Tx, claimId: Id): Promise<ClaimRow | undefined> {
  return tx.query(
    tx
      .from('claims')
      .where({ id: claimId })
      .first('id', 'resourceId', 'state', 'startsAt', 'endsAt', 'occupiedUntil'),
  );
}

export function findClaimsOfBooking(tx: Tx, bookingId: Id): Promise<ClaimRow[]> {
  return tx.run<ClaimRow>(claimsOfBooking, [tx.tenantId, bookingId]);
}

/** Where its visit leads, in order: it has been looked at, or is put right by staff. */
export async function placeClaim(tx: Tx, claimId: Id, zips: readonly string[]): Promise<void> {
  await tx.query(tx.from('claims').where({ id: claimId }).update({ zips }));
}

/** Frees the time while the claim's row stays, which a booking still names. Answers how many cells it had. */
export function clearCells(tx: Tx, claimId: Id): Promise<number> {
  return tx.query(tx.from('claim_cells').where({ claimId }).delete());
}

/** Cells go with it. Nothing happens when it is gone or has changed its state meanwhile. */
export async function deleteClaim(tx: Tx, claimId: Id, state: ClaimRow['state']): Promise<void> {
  await tx.query(tx.from('claims').where({ id: claimId, state }).delete());
}

export async function deleteHoldsExpiredBefore(tx: Tx, at: Instant): Promise<void> {
  await tx.query(
    tx.from('claims').where({ state: 'held' }).where('expiresAt', '<', formatInstant(at)).delete(),
  );
}

export async function deleteCellsBefore(tx: Tx, at: Instant): Promise<void> {
  const crews = tx.from('crews').select('id');
  await tx.query(
    tx.from('claim_cells').whereIn('resourceId', crews).where('cell', '<', formatInstant(at)).delete(),
  );
}
