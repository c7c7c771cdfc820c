/** Visits to come whose customers have not shown that the e-mail is theirs (D107, D245). */
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface UnprovenBookings {
  readonly fromAddress: number;
  readonly ofEmail: number;
}

const isToCome = `tenant_id = $1 and status <> 'CANCELLED' and deleted_at is null and starts_at > $4`;
const isProven = (email: string) =>
  `exists (select 1 from bookings p where p.tenant_id = $1 and p.email = ${email} and p.mail_opened_at is not null)`;

/** SQL: hot, part of every booking. */
const unprovenCount = statement(
  'unproven_visits_count',
  `select (select count(*) from bookings b where ${isToCome} and b.booked_from = $2 and not ${isProven('b.email')})::int
      as "fromAddress",
    case when ${isProven('$3')} then 0 else (select count(*) from bookings where ${isToCome} and email = $3) end::int
      as "ofEmail"`,
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
  const [row] = await tx.run<UnprovenBookings>(unprovenCount, [
    tx.tenantId,
    address,
    email,
    formatInstant(now),
  ]);
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
