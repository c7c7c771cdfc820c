/** Carts that edit a booking. */
import type { CartItem } from '#shared/cart/cart.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import type { CartRow } from './carts.ts';

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
 * SQL: the conflict is that of a partial index.
 */
const cloneInsert = statement(
  'cart_clone_insert',
  `insert into carts (tenant_id, id, locale, editing_booking_id, items, coupon_ids, booked, updated_at, edited_by_staff)
  values ($1, $2, $3, $4, $5::jsonb, $6::uuid[], $7::jsonb, $8, $9)
  on conflict (tenant_id, editing_booking_id) where status = 'DRAFT' and editing_booking_id is not null do nothing`,
);

/** SQL: one condition for three ways of giving up. */
const clonesAbandon = statement(
  'cart_clones_abandon',
  `update carts set status = 'ABANDONED', version = version + 1
  where tenant_id = $1 and editing_booking_id is not null and status = 'DRAFT'
    and (id = $2 or updated_at < $3 and ($4::uuid is null or editing_booking_id = $4)
      or editing_booking_id = $4 and edited_by_staff)
  returning editing_booking_id as "bookingId"`,
);

/** Writes it unless the booking has an open one. */
export async function insertClone(tx: Tx, clone: NewClone): Promise<void> {
  const { id, bookingId, locale, items, couponIds, booked, at, byStaff } = clone;
  const documents = [JSON.stringify(items), couponIds, JSON.stringify(booked)];
  await tx.run(cloneInsert, [tx.tenantId, id, locale, bookingId, ...documents, formatInstant(at), byStaff]);
}

/** The open clone of a booking. */
export function findClone(tx: Tx, bookingId: Id): Promise<Pick<CartRow, 'id' | 'items'> | undefined> {
  return tx.query(
    tx.from('carts').where({ editingBookingId: bookingId, status: 'DRAFT' }).first('id', 'items'),
  );
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
  const converted = { status: 'CONVERTED', updatedAt: formatInstant(at) } as const;
  await tx.query(tx.from('carts').where({ id: cartId }).increment('version').update(converted));
}

/** What these codes take off now, whether they still count or not. */
export function findNamedTerms(tx: Tx, couponIds: readonly Id[]): Promise<NamedTerms[]> {
  return tx.query(
    tx
      .from('coupons')
      .whereIn('id', couponIds)
      .select(
        ...(['id', 'code', 'title', 'amountOffCents', 'minSubtotalCents', 'stacking'] as const),
        ...(['percentOff', 'maxOffCents', 'kinds'] as const),
      ),
  );
}

export type NamedTerms = Omit<Coupon, 'startsAt' | 'endsAt' | 'active' | 'firstOnly' | 'offWhy'>;
