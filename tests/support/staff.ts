/** What staff do in the back office, over the API; of the shop that open-shop.ts has opened. */
import type { Answer } from './api.ts';
import { api } from './open-shop.ts';
import type { TestSlot } from './shop.ts';
import type { Visit } from './visit.ts';

const token = { 'X-Admin-Token': 'sabal-dev-admin' };

export function listed(query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return api.get(`/admin/bookings?${new URLSearchParams(query)}`, { headers: token });
}

export function opened({ id }: Pick<Visit, 'id'>): Promise<Answer> {
  return api.get(`/admin/bookings/${id}`, { headers: token });
}

export function changed({ id }: Pick<Visit, 'id'>, change: object): Promise<Answer> {
  return api.patch(`/admin/bookings/${id}`, change, { headers: token });
}

/** Staff give a visit another time. */
export function shifted(
  { id, email }: Pick<Visit, 'id' | 'email'>,
  to: Pick<TestSlot, 'startAt' | 'endAt'>,
  more: object = {},
  { key = crypto.randomUUID() as string, path = '/admin/bookings' } = {},
): Promise<Answer> {
  const body = { email, startISO: to.startAt, endISO: to.endAt, ...more };
  return api.post(`${path}/${id}/reschedule`, body, { headers: { ...token, 'Idempotency-Key': key } });
}

export function deleted(ids: readonly string[]): Promise<Answer> {
  return api.delete('/admin/bookings', { ids }, { headers: token });
}

export function restored(ids: readonly string[]): Promise<Answer> {
  return api.post('/admin/bookings/restore', { ids }, { headers: token });
}

export function erasedCustomer(email: string): Promise<Answer> {
  return api.post('/admin/customers/erase', { email, confirm: email }, { headers: token });
}

export function blocked(body: object): Promise<Answer> {
  return api.post('/admin/blocks', body, { headers: token });
}

export function reblocked(id: string, body: object): Promise<Answer> {
  return api.patch(`/admin/blocks/${id}`, body, { headers: token });
}

export function unblocked(id: string): Promise<Answer> {
  return api.delete(`/admin/blocks/${id}`, undefined, { headers: token });
}

export function blocksIn(from: string, to: string): Promise<Answer> {
  return api.get(`/admin/blocks?${new URLSearchParams({ from, to })}`, { headers: token });
}
