/** What staff do in the back office, over the API; of the shop that open-shop.ts has opened. */
import type { Answer } from './api.ts';
import type { Booking } from './booking.ts';
import { staff } from './open-shop.ts';
import { address, type TestSlot } from './shop.ts';

export function listed(query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return staff.get(`/admin/bookings?${new URLSearchParams(query)}`);
}

export function opened({ id }: Pick<Booking, 'id'>): Promise<Answer> {
  return staff.get(`/admin/bookings/${id}`);
}

export function changed({ id }: Pick<Booking, 'id'>, change: object): Promise<Answer> {
  return staff.patch(`/admin/bookings/${id}`, change);
}

/** Staff give a visit another time. */
export function shifted(
  { id, email }: Pick<Booking, 'id' | 'email'>,
  to: Pick<TestSlot, 'startAt' | 'endAt'>,
  more: object = {},
  { key = crypto.randomUUID() as string, path = '/admin/bookings' } = {},
): Promise<Answer> {
  const body = { email, startISO: to.startAt, endISO: to.endAt, ...more };
  return staff.post(`${path}/${id}/reschedule`, body, { headers: { 'Idempotency-Key': key } });
}

/** Staff book a cart for a customer who called. */
export function placed(
  cartId: string,
  at: Pick<TestSlot, 'startAt' | 'endAt'>,
  more: object = {},
  { key = crypto.randomUUID() as string, as = staff } = {},
): Promise<Answer> {
  const client = { email: 'Ana.Diaz@sabal-mail.com', customerName: 'Ana Diaz', locale: 'en', address };
  const body = { cartId, ...client, startISO: at.startAt, endISO: at.endAt, ...more };
  return as.post('/admin/bookings', body, { headers: { 'Idempotency-Key': key } });
}

export function deleted(ids: readonly string[]): Promise<Answer> {
  return staff.delete('/admin/bookings', { ids });
}

export function restored(ids: readonly string[]): Promise<Answer> {
  return staff.post('/admin/bookings/restore', { ids });
}

export function erasedCustomer(email: string): Promise<Answer> {
  return staff.post('/admin/customers/erase', { email, confirm: email });
}

export function blocked(body: object): Promise<Answer> {
  return staff.post('/admin/blocks', body);
}

export function reblocked(id: string, body: object): Promise<Answer> {
  return staff.patch(`/admin/blocks/${id}`, body);
}

export function unblocked(id: string): Promise<Answer> {
  return staff.delete(`/admin/blocks/${id}`);
}

export function blocksIn(from: string, to: string): Promise<Answer> {
  return staff.get(`/admin/blocks?${new URLSearchParams({ from, to })}`);
}
