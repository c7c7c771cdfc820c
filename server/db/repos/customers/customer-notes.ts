/** What staff know of a customer whatever the visit. Stored addresses are lower case. */
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';

/** Until the end of the transaction no other one erases the customer, whose note would outlive them. */
export async function lockCustomer(tx: Tx, email: string): Promise<void> {
  const theirs = tx.from('bookings').where({ email }).whereNull('deletedAt').whereNull('erasedAt');
  await tx.query(theirs.select('id').orderBy('id').forShare());
}

/** Who comes to a customer, and when. */
export interface VisitToCome {
  readonly crewId: Id;
  readonly startsAt: Instant;
  readonly occupiedUntil: Instant;
  readonly timeZone: string;
}

/** SQL: two tables, of one company. */
const visitsToCome = statement(
  'customer_visits_to_come',
  `select c.resource_id as "crewId", c.starts_at as "startsAt", c.occupied_until as "occupiedUntil",
     b.time_zone as "timeZone"
   from bookings b join claims c on c.tenant_id = $1 and c.id = b.claim_id
   where b.tenant_id = $1 and b.email = $2 and b.deleted_at is null and b.ends_at > $3`,
);

export function listVisitsToCome(tx: Tx, email: string, now: Instant): Promise<VisitToCome[]> {
  return tx.run<VisitToCome>(visitsToCome, [tx.tenantId, email, formatInstant(now)]);
}

declare module 'knex/types/tables.js' {
  interface Tables {
    customer_notes: Table<{
      readonly email: string;
      readonly note: string | null;
      readonly version: number;
      readonly updatedAt: Instant;
    }>;
  }
}

/** False when `version` is not that of the note any more; 0 is none yet. */
export async function writeCustomerNote(
  tx: Tx,
  {
    email,
    note,
    version,
  }: { readonly email: string; readonly note: string | null; readonly version: number },
  at: Instant,
): Promise<boolean> {
  const written = { note, updatedAt: formatInstant(at) };
  const notes = tx.from('customer_notes');
  const rows = await tx.query(
    version === 0
      ? notes
          .insert({ tenantId: tx.tenantId, email, version: 1, ...written })
          .onConflict(['tenantId', 'email'])
          .ignore()
          .returning('version')
      : notes.where({ email, version }).increment('version').update(written).returning('version'),
  );
  return rows.length === 1;
}

/**
 * Also those of an address that was mistyped at first and has no booking left: its first mail tells it. Values: tenant,
 * e-mail, ids of the bookings.
 */
const isTheirs = `tenant_id = $1 and (email = $2 or email in (
    select recipient from mail_outbox where tenant_id = $1 and payload ->> 'bookingId' = any ($3::text[])
  ) and not exists (select from bookings b where b.tenant_id = $1 and b.email = customer_notes.email
      and b.erased_at is null and b.id::text <> all ($3::text[])))`;

/** SQL: whose note it is takes a subquery of the mails. */
const noteFind = statement(
  'customer_note_find',
  `select email from customer_notes where ${isTheirs} and note is not null limit 1`,
);
/** SQL: as above. */
const noteErase = statement('customer_note_erase', `delete from customer_notes where ${isTheirs}`);

export async function hasCustomerNote(tx: Tx, email: string, bookingIds: readonly Id[]): Promise<boolean> {
  return (await tx.run(noteFind, [tx.tenantId, email, bookingIds])).length > 0;
}

/** Before the mails are emptied, because they tell which addresses the bookings had. */
export async function eraseCustomerNote(tx: Tx, email: string, bookingIds: readonly Id[]): Promise<void> {
  await tx.run(noteErase, [tx.tenantId, email, bookingIds]);
}

/** SQL: three tables compared by their e-mails. */
const noteMove = statement(
  'customer_note_move',
  `update customer_notes n set email = $3 where n.tenant_id = $1 and n.email = $2
  and not exists (select from bookings b where b.tenant_id = $1 and b.email = $2)
  and not exists (select from customer_notes o where o.tenant_id = $1 and o.email = $3)`,
);

/** After an address was put right: the note follows, unless a customer is left at the old one or known at the new. */
export async function moveCustomerNote(tx: Tx, from: string, to: string): Promise<void> {
  await tx.run(noteMove, [tx.tenantId, from, to]);
}

/** SQL: as above. */
const orphansErase = statement(
  'customer_note_erase_orphans',
  `delete from customer_notes n where n.tenant_id = $1
  and not exists (select from bookings b where b.tenant_id = $1 and b.email = n.email)`,
);

/** Notes on people of whom no booking is left, not even a deleted one. */
export async function eraseNotesOfNobody(tx: Tx): Promise<void> {
  await tx.run(orphansErase, [tx.tenantId]);
}
