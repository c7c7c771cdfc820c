import * as z from 'zod/mini';
import {
  type AdminBookingView,
  adminBookingView,
  type BookingRowView,
  type EditServicesInput,
} from '#shared/api/admin/bookings.ts';
import { cloneView } from '#shared/api/bookings.ts';
import { type CartAnswer, cartAnswer } from '#shared/api/cart.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import type { Coupon } from '#shared/promo/coupon.ts';
import { newId } from '../../clock.ts';
import { type Answer, call } from '../../http.ts';
import { readBooked } from '../../wire/read-booked.ts';
import { readCoupons, readItems } from '../../wire/read-cart-answer.ts';
import { adminCall } from '../admin-call.ts';

/** A booking's work, in a cart of its own that is changed in its place. */
export interface OpenedServices {
  readonly cartId: Id;
  /** Of the booking that it was made of. */
  readonly version: number;
  readonly items: readonly CartItem[];
  readonly coupons: readonly Coupon[];
  readonly booked: BookedCart | null;
}

const pathOf = (bookingId: Id) => `/admin/bookings/${encodeURIComponent(bookingId)}`;
const cartPathOf = (cartId: Id) => `/cart/${encodeURIComponent(cartId)}`;

/** Opens the work of a booking for changes. What the customer had begun to change is over by it. */
export async function openServices(bookingId: Id): Promise<Answer<OpenedServices>> {
  const made = await adminCall({
    method: 'POST',
    path: `${pathOf(bookingId)}/clone-to-cart`,
    schema: cloneView,
  });
  if (!made.ok) return made;
  const { cartId, version } = made.body;
  const found = await call({
    method: 'GET',
    path: cartPathOf(cartId),
    query: { withTotals: 1 },
    schema: cartAnswer,
  });
  if (!found.ok) return found;
  const { items, promotions, booked } = found.body.cart;
  return {
    ...found,
    body: {
      ...{ cartId, version, items: readItems(items), coupons: readCoupons(promotions) },
      booked: booked && readBooked(booked),
    },
  };
}

/** Puts the changed work into its cart; the answer says what it costs. */
export function putServices(cartId: Id, items: readonly CartItem[]): Promise<Answer<CartAnswer>> {
  return call({
    method: 'PATCH',
    path: `${cartPathOf(cartId)}/items`,
    body: { json: { mode: 'replace', items } },
    schema: cartAnswer,
  });
}

/** The key of a new intent to save. */
export function newServicesKey(): Id {
  return newId();
}

/** Makes what the cart has the work of the booking, at the start that it has. */
export function saveServices(
  { id, startISO, endISO }: Pick<BookingRowView, 'id' | 'startISO' | 'endISO'>,
  input: Pick<EditServicesInput, 'cartId' | 'expectedTotal' | 'expectedVersion' | 'notify'>,
  key: Id,
): Promise<Answer<AdminBookingView>> {
  return adminCall({
    method: 'POST',
    path: `${pathOf(id)}/services`,
    headers: { 'Idempotency-Key': key },
    body: { json: { ...input, startISO, endISO, keepTime: true } },
    schema: adminBookingView,
  });
}

/** Nothing of it is to be saved: whoever opens the booking next begins with it as it is booked. Outlives the page. */
export function quitServices(cartId: Id): Promise<Answer<unknown>> {
  return call({ method: 'DELETE', path: cartPathOf(cartId), schema: z.unknown(), keepalive: true });
}
