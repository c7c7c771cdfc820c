/** Who comes in one van. Every change is made under the lock of the company's agenda, so that none meets another. */
import type { CrewColor } from '#shared/agenda/crew-colors.ts';
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import type { CustomersCrew } from '#shared/api/bookings.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { leaveCrew } from '../staff/admin-keys.ts';

export interface CrewRow {
  readonly id: Id;
  readonly name: string;
  readonly color: CrewColor;
  readonly position: number;
  readonly active: boolean;
  /** What it does; none: everything. */
  readonly kinds: readonly Kind[];
  /** Where it comes; none: wherever the company does. */
  readonly zips: readonly string[];
  readonly baseZip: string | null;
  /** null: the company's. */
  readonly hours: WeekHours | null;
  /** As a row keeps it; '': none. */
  readonly picture: string;
  readonly version: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    crews: Table<CrewRow & { readonly updatedAt: Instant }, 'version' | 'updatedAt'>;
  }
}

const columns = [
  ...([
    'id',
    'name',
    'color',
    'position',
    'active',
    'kinds',
    'zips',
    'baseZip',
    'hours',
    'picture',
    'version',
  ] as const),
] as const;

/** By position, the closed ones too. */
export function listCrews(tx: Tx): Promise<CrewRow[]> {
  return tx.query(
    tx
      .from('crews')
      .select(...columns)
      .orderBy(['position', 'id']),
  );
}

/** As the database compares names, whose small letters are not always ours: `İ` and `i` are one name there. */
export async function isCrewNamed(tx: Tx, name: string, ids: readonly Id[]): Promise<boolean> {
  const named = tx.from('crews').whereIn('id', ids).whereRaw('lower(name) = lower(?)', [name]);
  return (await tx.query(named.first('id'))) !== undefined;
}

export async function insertCrew(tx: Tx, crew: Omit<CrewRow, 'version'>): Promise<void> {
  await tx.query(tx.from('crews').insert({ tenantId: tx.tenantId, ...crew }));
}

export async function updateCrew(
  tx: Tx,
  { id, position: _place, version: _before, ...changed }: CrewRow,
  at: Instant,
): Promise<void> {
  const updatedAt = formatInstant(at);
  await tx.query(
    tx
      .from('crews')
      .where({ id })
      .increment('version')
      .update({ ...changed, updatedAt }),
  );
}

/** Where it stands among the others is no change of it. */
export async function placeCrew(tx: Tx, id: Id, position: number): Promise<void> {
  await tx.query(tx.from('crews').where({ id }).update({ position }));
}

/** Whether it is there and works; it is not deleted until this transaction ends. */
export async function holdCrew(tx: Tx, id: Id): Promise<boolean> {
  const crew = await tx.query(tx.from('crews').where({ id, active: true }).forShare().first('id'));
  return crew !== undefined;
}

/** With the blocks that closed it alone; its keys open nothing any more. Its days stay, so that no revision is told twice. */
export async function deleteCrew(tx: Tx, id: Id): Promise<void> {
  await leaveCrew(tx, id);
  await tx.query(tx.from('blocks').where({ crewId: id }).delete());
  await tx.query(tx.from('crews').where({ id }).delete());
}

export async function hasClaims(tx: Tx, crewId: Id): Promise<boolean> {
  return (await tx.query(tx.from('claims').where({ resourceId: crewId }).first('id'))) !== undefined;
}

/** SQL: the last of them by its start, from the index of a customer's bookings. */
const lastCrew = statement(
  'crew_of_last_visit',
  `select c.resource_id as id from bookings b join claims c on c.tenant_id = $1 and c.id = b.claim_id
  where b.tenant_id = $1 and b.email = $2 and b.status = 'CONFIRMED' and b.deleted_at is null and b.starts_at <= $3
  order by b.starts_at desc, b.id desc limit 1`,
);

/** Who came to this customer last, or is there now. */
export async function findLastCrew(tx: Tx, customer: string, now: Instant): Promise<Id | undefined> {
  return (await tx.run<{ id: Id }>(lastCrew, [tx.tenantId, customer, formatInstant(now)]))[0]?.id;
}

export interface CrewForCustomer extends Omit<CustomersCrew, 'picture'> {
  readonly picture: string | null;
  /** Whether who reads it has shown that the e-mail is theirs (D107). */
  readonly isProven: boolean;
}

/** SQL: questions about other rows. */
const crewForCustomer = statement(
  'crew_for_customer',
  `select k.name, nullif(k.picture, '') as picture, b.mail_opened_at is not null as "isProven", exists (
      select 1 from booking_events e where e.tenant_id = $1 and e.booking_id = b.id and e.kind = 'booking.made'
        and e.detail #>> '{crew,why}' = 'last' and e.detail #>> '{crew,to}' = k.name) as again
  from bookings b join claims c on c.tenant_id = $1 and c.id = b.claim_id
    join crews k on k.tenant_id = $1 and k.id = c.resource_id
  where b.tenant_id = $1 and b.id = $2
    and exists (select 1 from crews o where o.tenant_id = $1 and o.id <> k.id)`,
);

/** Who comes, for the customer; undefined while the visit takes no time, and in a company of one crew (D460). */
export async function findCrewForCustomer(tx: Tx, bookingId: Id): Promise<CrewForCustomer | undefined> {
  return (await tx.run<CrewForCustomer>(crewForCustomer, [tx.tenantId, bookingId]))[0];
}

/** What keeps a crew from being closed. */
export interface CrewWork {
  readonly bookings: number;
  readonly holds: number;
}

/** SQL: what has expired is decided by the database's clock, as everywhere. */
const workToCome = statement(
  'crew_work_to_come',
  `select count(*) filter (where state = 'booked')::int as bookings,
    count(*) filter (where state = 'held')::int as holds
  from claims where tenant_id = $1 and resource_id = $2 and starts_at > $3 and ends_at > $4
    and (expires_at is null or expires_at > statement_timestamp())`,
);

/** Visits that are not over and live holds; its days must be locked. */
export async function countWorkToCome(tx: Tx, crewId: Id, now: Instant): Promise<CrewWork> {
  const edges = [addMinutes(now, -LONGEST_CLAIM_MIN), now].map(formatInstant);
  const [work] = await tx.run<CrewWork>(workToCome, [tx.tenantId, crewId, ...edges]);
  return work ?? { bookings: 0, holds: 0 };
}

/** Longer than any visit, so that the search begins in the index. */
const LONGEST_CLAIM_MIN = 2 * 24 * 60;

/** Those that are left of a closed crew would otherwise still become visits. Its days must be locked. */
export async function deleteHoldsOf(tx: Tx, crewId: Id): Promise<void> {
  await tx.query(tx.from('claims').where({ resourceId: crewId, state: 'held' }).delete());
}
