/** A request for a quote over the API, the owner's answer, and what its holder may answer to that. */
import type { Answer } from './api.ts';
import { type Booking, mailsOf, showBooking } from './booking.ts';
import { api, day, shop } from './open-shop.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, linkOf, rowsOf, type TestSlot } from './shop.ts';

export const LINES = [
  { text: 'Pavers, laid in sand', quantity: 2, unitPrice: 1_450 },
  { text: 'Edges', quantity: 1, unitPrice: 380.5 },
];
export const TOTAL = 3_280.5;
export const WORK_MIN = 180;

const staff = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };

export async function aRequest(more: readonly unknown[] = []): Promise<Booking> {
  const pavers = {
    serviceId: shop.paversId,
    productId: null,
    instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
  };
  const cartId = await fillCart(api, [pavers, ...more]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const { body } = await book(api, bookingBody(cartId, slot));
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

export function aMixedRequest(): Promise<Booking> {
  return aRequest([aCarpetItem(shop, 1)]);
}

export function offer({ id }: Pick<Booking, 'id'>, change: object = {}): Promise<Answer> {
  return api.put(`/admin/bookings/${id}/quote`, { lines: LINES, minutes: WORK_MIN, ...change }, staff);
}

export function withdraw({ id }: Booking, query = ''): Promise<Answer> {
  return api.delete(`/admin/bookings/${id}/quote${query}`, undefined, staff);
}

/** A request that has been answered, with the id of the quote. */
export async function aQuoted(
  ask: () => Promise<Booking> = aRequest,
  change: object = {},
): Promise<Booking & { quoteId: string }> {
  const booking = await ask();
  const { status, body } = await offer(booking, change);
  if (status !== 200) throw new Error(`The quote was refused: ${JSON.stringify(body)}`);
  return { ...booking, quoteId: body.quoteOffer.id };
}

type Quoted = Booking & { quoteId: string };

export function accept(
  { id, email, sig, quoteId }: Quoted,
  slot: Pick<TestSlot, 'startAt' | 'endAt'>,
  more: object = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const body = { email, sig, quoteId, startISO: slot.startAt, endISO: slot.endAt, ...more };
  return api.post(`/bookings/${id}/quote/accept`, body, { headers: { 'Idempotency-Key': key } });
}

export function decline({ id, email, sig, quoteId }: Quoted, more: object = {}): Promise<Answer> {
  return api.post(`/bookings/${id}/quote/decline`, { email, sig, quoteId, ...more });
}

export function askAgain({ id, email, sig, quoteId }: Quoted): Promise<Answer> {
  return api.post(`/bookings/${id}/quote/ask-again`, { email, sig, quoteId });
}

// biome-ignore lint/suspicious/noExplicitAny: asserted field by field
export async function shown(booking: Booking): Promise<any> {
  return (await showBooking(booking)).body;
}

/** Kinds of its mails, in order. */
export async function kindsOf(booking: Booking): Promise<readonly string[]> {
  return (await mailsOf(booking)).map(({ kind }) => kind);
}

/** Of its quotes, the first one first. */
export async function statesOf(id: string): Promise<readonly string[]> {
  const rows = await rowsOf<{ state: string }>(
    api,
    'select state from quotes where booking_id = $1 order by offered_at',
    [id],
  );
  return rows.map(({ state }) => state);
}

export async function eventsOf(id: string): Promise<readonly string[]> {
  const rows = await rowsOf<{ kind: string }>(
    api,
    'select kind from booking_events where booking_id = $1 order by at, kind',
    [id],
  );
  return rows.map(({ kind }) => kind);
}
