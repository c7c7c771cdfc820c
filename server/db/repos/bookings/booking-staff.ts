/** What staff change of a booking without moving it, and its soft end: deleted, restored, and gone for good. */

import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingRow, bookingColumns } from './bookings.ts';

/** SQL: the answer has the open offer, a subquery. */
const staffChange = statement(
  'booking_staff_change',
  `update bookings set status = $5, staff_notes = $6, phone = $7, version = version + 1, updated_at = $3
  where tenant_id = $1 and id = $2 and version = $4 and deleted_at is null
  returning ${bookingColumns}`,
);

/** SQL: as above. */
const priceChange = statement(
  'booking_price_change',
  `update bookings set promotions_snapshot = $5, discount_cents = $6, total_cents = $7,
    version = version + 1, updated_at = $3
  where tenant_id = $1 and id = $2 and version = $4 and status <> 'CANCELLED' and deleted_at is null
  returning ${bookingColumns}`,
);

/** SQL: as above. */
const readAny = statement(
  'booking_read_or_deleted',
  `select ${bookingColumns}, erased_at is not null as "isErased" from bookings where tenant_id = $1 and id = $2`,
);

/**
 * Children before the bookings, each a statement of its own, because foreign keys look after every one. Carts stay,
 * empty: a device may still ask for one. SQL: carts and mails find theirs by subquery and inside JSON.
 */
const purges = [
  `update carts set items = '[]', coupon_ids = '{}', booked = null where tenant_id = $1 and (
    editing_booking_id = any ($2::uuid[])
    or id in (select cart_id from bookings where tenant_id = $1 and id = any ($2::uuid[])))`,
  "delete from mail_outbox where tenant_id = $1 and payload ->> 'bookingId' = any ($2::text[])",
].map((text, index) => statement(`bookings_purge_${index}`, text));

/** `undefined` when the booking is no longer the one that was read. */
export async function changeStaffFields(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  { status, staffNotes, phone }: Pick<BookingRow, 'status' | 'staffNotes' | 'phone'>,
  at: Instant,
): Promise<BookingRow | undefined> {
  const values = [tx.tenantId, id, formatInstant(at), version, status, staffNotes, phone];
  return (await tx.run<BookingRow>(staffChange, values))[0];
}

/** `undefined` when the booking is no longer the one that was read. */
export async function changePriceOf(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  price: Pick<BookingRow, 'promotionsSnapshot' | 'discountCents' | 'totalCents'>,
  at: Instant,
): Promise<BookingRow | undefined> {
  const { promotionsSnapshot, discountCents, totalCents } = price;
  const values = [JSON.stringify(promotionsSnapshot), discountCents, totalCents];
  const head = [tx.tenantId, id, formatInstant(at), version];
  return (await tx.run<BookingRow>(priceChange, [...head, ...values]))[0];
}

/** False when the booking is no longer the one that was read. Its claim is named no longer and can go. */
export async function markDeleted(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  at: Instant,
): Promise<boolean> {
  const there = tx.from('bookings').where({ id, version }).whereNull('deletedAt');
  const gone = { deletedAt: formatInstant(at), claimId: null, updatedAt: formatInstant(at) };
  return (await tx.query(there.increment('version').update(gone))) > 0;
}

/** As above. `claimId` is null for a cancelled one, which takes no time. */
export async function markRestored(
  tx: Tx,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  claimId: Id | null,
  at: Instant,
): Promise<boolean> {
  const deleted = tx.from('bookings').where({ id, version }).whereNotNull('deletedAt');
  const restored = { deletedAt: null, claimId, updatedAt: formatInstant(at) };
  return (await tx.query(deleted.increment('version').update(restored))) > 0;
}

/** `isErased`: whose visit it was is not known any more. */
export type AnyBooking = BookingRow & { readonly isErased: boolean };

/** A booking, a deleted one too. */
export async function findBookingOrDeleted(tx: Tx, bookingId: Id): Promise<AnyBooking | undefined> {
  return (await tx.run<AnyBooking>(readAny, [tx.tenantId, bookingId]))[0];
}

/** Removes what was deleted before `at`, with all that is known of it; at most `count`. Answers how many. */
export async function purgeDeletedBefore(tx: Tx, at: Instant, count: number): Promise<number> {
  const old = tx.from('bookings').where('deletedAt', '<', formatInstant(at));
  // Locked, so that an undo at the same moment either comes before or finds nothing.
  const rows = await tx.query(old.select('id').orderBy('deletedAt').limit(count).forUpdate().skipLocked());
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const purge of purges) await tx.run(purge, [tx.tenantId, ids]);
  for (const table of ['quotes', 'promo_redemptions', 'booking_events'] as const) {
    await tx.query(tx.from(table).whereIn('bookingId', ids).delete());
  }
  await tx.query(tx.from('bookings').whereIn('id', ids).whereNotNull('deletedAt').delete());
  return ids.length;
}
