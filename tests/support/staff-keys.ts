/** Keys of the back office by their role; of the shop that open-shop.ts has opened. */
import { expect } from 'vitest';
import type { StaffRole } from '#shared/company/staff-role.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Caller } from './api.ts';
import { api, staff } from './open-shop.ts';

export interface StaffKey {
  readonly id: Id;
  readonly key: string;
  /** Calls with the key itself. */
  readonly as: Caller;
}

export async function aKey(role: StaffRole, crewId?: Id): Promise<StaffKey> {
  const label = `${role} ${crypto.randomUUID()}`;
  const added = await staff.post('/admin/auth/keys', { label, role, ...(crewId && { crewId }) });
  expect(added).toMatchObject({ status: 201, body: { role } });
  const { id, key } = added.body;
  return { id, key, as: api.as({ 'X-Admin-Token': key }) };
}

/** A device that was let in with a key. */
export async function aDevice(key: string, label = 'Tablette'): Promise<{ token: string; as: Caller }> {
  const opened = await api.post('/admin/auth/session', { key, label });
  expect(opened.status).toBe(201);
  const { token } = opened.body;
  return { token, as: api.as({ 'X-Admin-Token': token }) };
}
