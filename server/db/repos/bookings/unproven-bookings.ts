/** Visits to come whose customers have not shown that the e-mail is theirs (D107, D245). */
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import type { BookingRow } from './bookings.ts';

export interface UnprovenBookings {
  readonly fromAddress: number;
  readonly ofEmail: number;
}

const isToCome = `tenant_id = $1 and status <> 'CANCELLED' and deleted_at is null and starts_at > $4`;
const isProven = (email: string) =>
  `exists (select 1 from bookings p where p.tenant_id = $1 and p.email = ${email} and p.mail_opened_at is not null)`;

/** $1 is the tenant, $3 the e-mail, $4 the moment. */
const countOf = (isCounted: string, address: string) =>
  `select (select count(*) from bookings b where ${isCounted} and b.booked_from = ${address} and not ${isProven('b.email')})::int
      as "fromAddress",
    case when ${isProven('$3')} then 0 else (select count(*) from bookings where ${isCounted} and email = $3) end::int
      as "ofEmail"`;

/** SQL: hot, part of every booking. */
const unprovenCount = statement('unproven_visits_count', countOf(isToCome, '$2'));

/** SQL: shares the count. */
const unprovenBeside = statement(
  'unproven_visits_beside',
  countOf(
    `${isToCome} and id <> $2`,
    '(select o.booked_from from bookings o where o.tenant_id = $1 and o.id = $2)',
  ),
);

/** SQL: the last statement of its transaction, committed in the same round trip. */
const mailboxProve = statement(
  'mailbox_prove',
  'update bookings set mail_opened_at = $3 where tenant_id = $1 and email = $2 and mail_opened_at is null',
);

/** Without an address none is counted for it; an e-mail that is proven counts for nothing on either side; `email` is normalised. */
export async function countUnprovenBookings(
  tx: Tx,
  wanted: { readonly address: string | null; readonly email: string; readonly now: Instant },
): Promise<UnprovenBookings> {
  const { address, email, now } = wanted;
  return countWith(tx, unprovenCount, [address, email, now]);
}

/** The same beside one that is booked already: under its e-mail, and from the address that booked it. */
export async function countUnprovenBeside(
  tx: Tx,
  { id, email }: Pick<BookingRow, 'id' | 'email'>,
  now: Instant,
): Promise<UnprovenBookings> {
  return countWith(tx, unprovenBeside, [id, email, now]);
}

async function countWith(
  tx: Tx,
  counted: typeof unprovenCount,
  [whose, email, now]: readonly [whose: string | null, email: string, now: Instant],
): Promise<UnprovenBookings> {
  const [row] = await tx.run<UnprovenBookings>(counted, [tx.tenantId, whose, email, formatInstant(now)]);
  if (!row) throw new Error('Expected the counts of visits');
  return row;
}

/** Every visit of the address, also when the mail of one was opened. */
export async function proveMailbox(tx: Tx, email: string, at: Instant): Promise<void> {
  await tx.runLast(mailboxProve, [tx.tenantId, email, formatInstant(at)]);
}

/** A network address is kept for this count alone, so it goes when the visit has begun. */
export async function forgetAddressesBefore(tx: Tx, at: Instant): Promise<void> {
  const begun = tx.from('bookings').whereNotNull('bookedFrom').where('startsAt', '<', formatInstant(at));
  await tx.query(begun.update({ bookedFrom: null }));
}
