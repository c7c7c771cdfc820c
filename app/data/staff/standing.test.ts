import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeServer } from '../fake-server.test-support.ts';
import { adminDb } from './admin-db.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import { openAdminSession, verifyAdmin } from './commands/admin-session.ts';
import { keepCopy } from './copies.ts';
import { endAdmin } from './end-admin.ts';
import { keepOffline } from './keep-offline.ts';
import { loadCalendar } from './load-calendar.ts';
import { chooseStaffLanguage, noteStanding, staffLanguage, standing, wordsWanted } from './standing.ts';

let server: FakeServer;
const crew = { id: crypto.randomUUID(), name: 'Camion bleu', color: 'violet' } as const;
const session = { token: 'of-the-crew', label: 'Tablette', expiresAt: '2026-12-01T14:00:00Z' };

beforeEach(async () => {
  server = await freshAdminDevice();
  noteStanding({ role: 'owner' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function logIn(role: string, more: object = {}): Promise<void> {
  const body = { ...session, role, ...more };
  server.faults.push({ on: /POST .admin.auth/, fault: { status: 201, body } });
  expect((await openAdminSession('key')).ok).toBe(true);
}

const asked = () => server.seen.map(({ path }) => path.replace(/\?.*/, ''));

test('[LC276] [LC86] a login says what the key may do and erases what was the owner’s, and another tells the next', async () => {
  await keepCopy('customers', { name: 'Ana' });
  const owners = await adminDb.copies.toCollection().primaryKeys();
  expect(owners).toHaveLength(1);
  await logIn('crew', { crew });
  expect(standing.get()).toEqual({ role: 'crew', crew });
  // Not only under another name (LC93): gone from the disk, if need be a moment later (LC87).
  const left = async () => (await adminDb.copies.bulkGet(owners)).filter(Boolean);
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  await logIn('office');
  expect(standing.get()).toEqual({ role: 'office' });
});

test('[LC276] a check says it too; one that is overtaken by another token does not', async () => {
  const verified = { status: 200, body: { ok: true, label: 'x', role: 'crew', crew } };
  server.faults.push({ on: /verify/, fault: verified });
  await verifyAdmin();
  expect(standing.get().role).toBe('crew');
  noteStanding({ role: 'owner' });
  server.faults.push({ on: /verify/, fault: verified });
  server.beforeAnswer = () => writeToken('newer');
  await verifyAdmin();
  expect(standing.get().role).toBe('owner');
});

test('[LC276] what it may do goes with the session, and a device that never heard is an owner’s', async () => {
  await logIn('crew', { crew });
  await endAdmin();
  expect([standing.get(), localStorage.getItem('admin_standing')]).toEqual([{ role: 'owner' }, null]);
  localStorage.setItem('admin_standing', '{"role":"boss"}');
  writeToken('by-hand');
  expect(standing.get()).toEqual({ role: 'owner' });
});

test.each([
  ['crew', []],
  ['office', ['/admin/agenda', '/admin/catalogue', '/admin/coupons', '/admin/customers', '/admin/pricing']],
  ['owner', ['/admin/company']],
] as const)('[LC90] [LC276] a key of a %s takes along what it may read', async (role, among) => {
  noteStanding(role === 'crew' ? { role, crew } : { role });
  server.seen.length = 0;
  await keepOffline('America/New_York');
  const lists = asked().filter((path) => !['/admin/bookings', '/admin/blocks'].includes(path));
  if (role === 'crew') expect(lists).toEqual([]);
  else expect(lists).toEqual(expect.arrayContaining(among.filter((path) => path !== '/admin/agenda')));
  expect(lists.includes('/admin/company')).toBe(role === 'owner');
  expect(asked()).toContain('/admin/bookings');
});

test('[LC276] the language is a crew’s and the login’s; others read French, whatever was chosen', async () => {
  chooseStaffLanguage('es');
  noteStanding({ role: 'office' });
  expect([staffLanguage.get(), wordsWanted()]).toEqual(['fr', undefined]);
  noteStanding({ role: 'crew', crew });
  expect([staffLanguage.get(), wordsWanted()]).toEqual(['es', 'es']);
  server.seen.length = 0;
  await loadCalendar('2026-11-23' as never, '2026-11-24' as never); // a day is a text of this form
  expect(server.seen.find(({ path }) => path.startsWith('/admin/bookings'))?.path).toContain('lang=es');
  await endAdmin();
  expect(staffLanguage.get()).toBe('es');
});
