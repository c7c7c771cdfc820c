/** The services of a visit under change; of the shop that open-shop.ts has opened. */
import type { Answer } from './api.ts';
import { type Booking, later } from './booking.ts';
import { api } from './open-shop.ts';
import { address, book, rowsOf, type TestSlot } from './shop.ts';

export interface TestEdit {
  readonly booking: Booking;
  readonly cartId: string;
  readonly version: number;
  readonly items: readonly TestLine[];
}

interface TestLine {
  readonly id: string;
  readonly serviceId: string;
  readonly productId: string | null;
  readonly instances: readonly Record<string, unknown>[];
}

export function clone({ id, email, sig }: Booking): Promise<Answer> {
  return api.post(`/bookings/${id}/clone-to-cart`, { email, sig });
}

export async function cartOf(cartId: string) {
  return (await api.get(`/cart/${cartId}?withTotals=1`)).body;
}

export async function anEdit(booking: Booking): Promise<TestEdit> {
  const { status, body } = await clone(booking);
  if (status !== 200) throw new Error(`Not cloned: ${JSON.stringify(body)}`);
  const { cart } = await cartOf(body.cartId);
  return { booking, cartId: body.cartId, version: body.version, items: cart.items };
}

/** Answers the totals of the changed clone. */
export async function putItems({ cartId }: TestEdit, items: readonly unknown[]) {
  const { status, body } = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
  if (status !== 200) throw new Error(`Not changed: ${JSON.stringify(body)}`);
  return body.totals;
}

/** Keeps the time unless `more` says another; the contact is what the form holds. */
export async function commit(edit: TestEdit, more: object = {}, key?: string): Promise<Answer> {
  const { booking, cartId } = edit;
  const { totals } = await cartOf(cartId);
  const { id: bookingId, email, sig, slot } = booking;
  const body = {
    cartId,
    email,
    customerName: 'Ana Diaz',
    locale: 'en',
    address,
    startISO: slot.startAt,
    endISO: later({ ...slot, endAt: slot.startAt }, totals.minutes).endAt,
    keepTime: true,
    edit: { bookingId, email, sig },
    ...more,
  };
  return book(api, body, key);
}

/** With the booking's link, so that its own time counts as free; the length is the clone's. */
export function holdEdit(
  { id: bookingId, email, sig }: Booking,
  cartId: string,
  { startAt, endAt }: Pick<TestSlot, 'startAt' | 'endAt'>,
): Promise<Answer> {
  return api.post('/slots/hold', { startAt, endAt, cartId, bookingId, email, sig });
}

/** Every price of the catalogue is another one from now on; a node looks at the revision once a second. */
export async function raisePrices(addedCents: number): Promise<void> {
  await rowsOf(api, 'update products set price_cents = price_cents + $1', [addedCents]);
  await rowsOf(api, 'update options set price_cents = price_cents + $1', [addedCents]);
  await rowsOf(api, 'update tenants set catalogue_revision = catalogue_revision + 1');
  await new Promise((resolve) => setTimeout(resolve, 1_050));
}
