/** Carts that edit a booking. */
import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import type { Coupon } from '#shared/promo/coupon.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface NewClone {
  readonly id: Id;
  readonly bookingId: Id;
  readonly locale: Locale;
  readonly items: readonly CartItem[];
  readonly couponIds: readonly Id[];
  readonly booked: BookedCart & { readonly coupons: readonly Coupon[] };
  readonly byStaff: boolean;
  readonly at: Instant;
}

/**
 * Nothing is written while another clone of the booking is open; a transaction that makes one at the same moment is
 * waited for.
 */
const cloneInsert = statement(
  'cart_clone_insert',
  `insert into carts (tenant_id, id, locale, editing_booking_id, items, coupon_ids, booked, updated_at, edited_by_staff)
  values ($1, $2, $3, $4, $5::jsonb, $6::uuid[], $7::jsonb, $8, $9)
  on conflict (tenant_id, editing_booking_id) where status = 'DRAFT' and editing_booking_id is not null do nothing`,
);

const cloneFind = statement(
  'cart_clone_find',
  `select id, items from carts where tenant_id = $1 and editing_booking_id = $2 and status = 'DRAFT'`,
);

const clonesAbandon = statement(
  'cart_clones_abandon',
  `update carts set status = 'ABANDONED', version = version + 1
  where tenant_id = $1 and editing_booking_id is not null and status = 'DRAFT'
    and (id = $2 or updated_at < $3 and ($4::uuid is null or editing_booking_id = $4)
      or editing_booking_id = $4 and edited_by_staff)
  returning editing_booking_id as "bookingId"`,
);

const cloneConvert = statement(
  'cart_clone_convert',
  `update carts set status = 'CONVERTED', version = version + 1, updated_at = $3 where tenant_id = $1 and id = $2`,
);

const couponTerms = statement(
  'coupon_terms',
  `select id, code, title, amount_off_cents as "amountOffCents", min_subtotal_cents as "minSubtotalCents", stacking
  from coupons where tenant_id = $1 and id = any ($2::uuid[])`,
);

/** Writes it unless the booking has an open one. */
export async function insertClone(tx: Tx, clone: NewClone): Promise<void> {
  const { id, bookingId, locale, items, couponIds, booked, at, byStaff } = clone;
  const documents = [JSON.stringify(items), couponIds, JSON.stringify(booked)];
  await tx.run(cloneInsert, [tx.tenantId, id, locale, bookingId, ...documents, formatInstant(at), byStaff]);
}

/** The open clone of a booking. */
export async function findClone(
  tx: Tx,
  bookingId: Id,
): Promise<{ readonly id: Id; readonly items: readonly CartItem[] } | undefined> {
  return (await tx.run<{ id: Id; items: readonly CartItem[] }>(cloneFind, [tx.tenantId, bookingId]))[0];
}

/** Gives up this cart if it is an open clone; answers the booking that it was to change. */
export async function abandonClone(tx: Tx, cartId: Id): Promise<Id | undefined> {
  const rows = await tx.run<{ bookingId: Id }>(clonesAbandon, [tx.tenantId, cartId, null, null]);
  return rows[0]?.bookingId;
}

/** Gives up clones untouched since, of one booking or of all; of one also what staff edit it with. */
export async function abandonClonesBefore(tx: Tx, at: Instant, bookingId: Id | null = null): Promise<void> {
  await tx.run(clonesAbandon, [tx.tenantId, null, formatInstant(at), bookingId]);
}

/** The row must be locked. */
export async function convertClone(tx: Tx, cartId: Id, at: Instant): Promise<void> {
  await tx.run(cloneConvert, [tx.tenantId, cartId, formatInstant(at)]);
}

/** What these codes take off now, whether they still count or not. */
export function findNamedTerms(tx: Tx, couponIds: readonly Id[]): Promise<NamedTerms[]> {
  return tx.run<NamedTerms>(couponTerms, [tx.tenantId, couponIds]);
}

export type NamedTerms = Omit<Coupon, 'startsAt' | 'endsAt' | 'active'>;
