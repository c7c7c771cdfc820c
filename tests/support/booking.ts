/** A visit booked over the API, and what its holder may do to it; of the shop that open-shop.ts has opened. */
import { type BrokenPromises, brokenPromises } from '../storms/broken-promises.ts';
import type { Answer } from './api.ts';
import { api, day, shop } from './open-shop.ts';
import { aSmallCart, asOwner, book, bookingBody, linkOf, rowsOf, slotsOn, type TestSlot } from './shop.ts';

export interface Booking {
  readonly id: string;
  readonly email: string;
  readonly sig: string;
  readonly slot: TestSlot;
  readonly minutes: number;
}

export async function aBooking(onDay: string = day): Promise<Booking> {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await slotAt(onDay, minutes, 0);
  const { body } = await book(api, bookingBody(cartId, slot));
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

/** The free slot of this place in the day; -1 is the last. */
export async function slotAt(onDay: string, minutes: number, index: number): Promise<TestSlot> {
  const slot = (await slotsOn(api, onDay, minutes)).filter(({ available }) => available).at(index);
  if (!slot) throw new Error(`No free slot ${index} on ${onDay}`);
  return slot;
}

export function later(slot: TestSlot, min: number): TestSlot {
  const shift = (at: string) => new Date(Date.parse(at) + min * 60_000).toISOString();
  return { ...slot, startAt: shift(slot.startAt), endAt: shift(slot.endAt) };
}

/** At this wall time of New York in winter, far outside the hours. */
export function atNight(onDay: string, hour = '02'): Pick<TestSlot, 'startAt' | 'endAt'> {
  const at = (min: string) => new Date(`${onDay}T${hour}:${min}:00-05:00`).toISOString();
  return { startAt: at('00'), endAt: at('55') };
}

export async function isFree(slot: TestSlot, onDay: string, minutes: number): Promise<boolean | undefined> {
  return (await slotsOn(api, onDay, minutes)).find(({ startAt }) => startAt === slot.startAt)?.available;
}

export function move(
  booking: Booking,
  slot: Pick<TestSlot, 'startAt' | 'endAt'>,
  more: object = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const { id, email, sig } = booking;
  const body = { email, sig, startISO: slot.startAt, endISO: slot.endAt, ...more };
  return api.post(`/bookings/${id}/reschedule`, body, { headers: { 'Idempotency-Key': key } });
}

export function holdFor({ id, email, sig }: Booking, slot: TestSlot): Promise<Answer> {
  return api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, bookingId: id, email, sig });
}

export function showBooking({ id, email, sig }: Booking): Promise<Answer> {
  return api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`);
}

export function cancelBooking({ id, email, sig }: Booking): Promise<Answer> {
  return api.post(`/bookings/${id}/cancel`, { email, sig });
}

export function mailsOf({
  id,
}: Booking): Promise<{ kind: string; dedupeKey: string; payload: Record<string, unknown> }[]> {
  return rowsOf(
    api,
    `select kind, dedupe_key as "dedupeKey", payload from mail_outbox
    where payload ->> 'bookingId' = $1 order by created_at`,
    [id],
  );
}

/** Which promises all rows of this shop break, whatever its tests have done to them. */
export function broken(): Promise<BrokenPromises> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    return brokenPromises(client);
  });
}
