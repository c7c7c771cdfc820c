// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { restoreServerOffset } from '../device/clock.ts';
import { adminDb } from './admin-db.ts';
import { diskText, freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import { verifyAdmin } from './commands/admin-session.ts';
import { COPY_LIFE_MS, dropOldCopies, erasingsHeard, keepCopy, keepTyped, readCopy } from './copies.ts';
import { wipeAdmin } from './end-admin.ts';

const HOUR_MS = 60 * 60_000;
const schema = z.object({ customerName: z.string() });
const body = { customerName: 'Canary Wilhelmina' };
const NAME = 'history of canary@sabal-test.com';

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  await freshAdminDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LC80] on the disk there is neither what a copy says nor what it is called', async () => {
  await keepCopy(NAME, body);
  const text = await diskText();
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/canary/i);
  expect((await readCopy(NAME, schema))?.body).toEqual(body);
});

test('[LC80] a variant that stores plain bytes is caught by the same look at the disk', async () => {
  await keepCopy(NAME, body);
  const plain = new TextEncoder().encode(JSON.stringify(body)).buffer;
  await adminDb.copies.toCollection().modify({ ciphertext: plain });
  expect(await diskText()).toMatch(/canary/i);
  expect(await readCopy(NAME, schema)).toBeUndefined();
});

test('[LC80] the key cannot be taken out, and no two sealings share their random bits', async () => {
  await keepCopy('a', body);
  const [first] = await adminDb.copies.toArray();
  await keepCopy('a', body);
  const [second] = await adminDb.copies.toArray();
  expect(first?.iv).toHaveLength(12);
  expect(second?.iv).not.toEqual(first?.iv);
  const key = (await adminDb.keys.get('data'))?.key;
  expect(key?.extractable).toBe(false);
});

test('[LC97] of two copies under one name the later one stays, however long the first takes to seal', async () => {
  await keepCopy(NAME, body);
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return encrypt(...given);
  });
  await Promise.all([keepCopy(NAME, { customerName: 'Before' }), keepCopy(NAME, { customerName: 'After' })]);
  expect((await readCopy(NAME, schema))?.body).toEqual({ customerName: 'After' });
});

test('[LC81] without cryptography or a place for the key nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await keepCopy('a', body);
  expect(await readCopy('a', schema)).toBeUndefined();
  vi.unstubAllGlobals();
  await freshAdminDevice();
  const refusing = vi.spyOn(adminDb.keys, 'add').mockRejectedValue(new DOMException('', 'DataCloneError'));
  await keepCopy('a', body);
  expect(await adminDb.copies.count()).toBe(0);
  refusing.mockRestore();
});

test('[LC82] a copy is readable for a day and gone after it', async () => {
  await keepCopy('a', body);
  vi.setSystemTime(Date.now() + COPY_LIFE_MS - 1);
  expect((await readCopy('a', schema))?.body).toEqual(body);
  vi.setSystemTime(Date.now() + 1);
  expect(await readCopy('a', schema)).toBeUndefined();
  expect(await adminDb.copies.count()).toBe(0);
});

test('[LC82] copies that no screen asks for go too, and one of another shape is none', async () => {
  await keepCopy('a', body);
  expect(await readCopy('a', z.object({ title: z.string() }))).toBeUndefined();
  vi.setSystemTime(Date.now() + COPY_LIFE_MS);
  await dropOldCopies();
  expect(await adminDb.copies.count()).toBe(0);
});

test('[LC84] a clock that is put back makes no copy readable again', async () => {
  await keepCopy('a', body);
  const madeAt = Date.now();
  vi.setSystemTime(madeAt + 23 * HOUR_MS);
  expect(await readCopy('a', schema)).toBeDefined();
  vi.setSystemTime(madeAt);
  expect(await readCopy('a', schema)).toBeDefined();
  // Two more hours by the clock that was put back: 25 in all, of which it admits two.
  vi.setSystemTime(madeAt + 25 * HOUR_MS);
  await dropOldCopies();
  vi.setSystemTime(madeAt + HOUR_MS);
  expect(await readCopy('a', schema)).toBeUndefined();
});

test("[LC84] the server's clock counts where this device's is behind", async () => {
  await keepCopy('a', body);
  restoreServerOffset(25 * HOUR_MS);
  expect(await readCopy('a', schema)).toBeUndefined();
  restoreServerOffset(0);
});

test('[LC84] a clock that ran ahead is forgiven by the next answer of the server', async () => {
  await keepCopy('a', body);
  const madeAt = Date.now();
  vi.setSystemTime(madeAt + 400 * 24 * HOUR_MS);
  expect(await readCopy('a', schema)).toBeUndefined();
  vi.setSystemTime(madeAt);
  await keepCopy('a', body);
  expect(await readCopy('a', schema)).toBeDefined();
});

test('[LC86] what was asked for before a wipe, or by another token, is not kept', async () => {
  const sealing = keepCopy('a', body);
  writeToken(null);
  await Promise.all([sealing, wipeAdmin()]);
  writeToken('device-token');
  expect(await adminDb.copies.count()).toBe(0);
  await keepCopy('a', body, 'the token of before');
  expect(await adminDb.copies.count()).toBe(0);
});

test('[LC86] without a token nothing is read, even if it is there', async () => {
  await keepCopy('a', body);
  writeToken(null);
  expect(await readCopy('a', schema)).toBeUndefined();
});

test('[LC89] with another key, a lost key, touched bytes or another name there is no copy', async () => {
  await keepCopy('a', body);
  await keepCopy('b', { customerName: 'Other' });
  const [one, other] = await adminDb.copies.toArray();
  if (!one || !other) throw new Error('two copies were kept');
  await adminDb.copies.bulkPut([
    { ...one, id: other.id },
    { ...other, id: one.id },
  ]);
  expect(await readCopy('a', schema)).toBeUndefined();
  await adminDb.copies.bulkPut([one, other]);
  expect((await readCopy('a', schema))?.body).toEqual(body);
  const bytes = new Uint8Array(one.ciphertext.slice(0));
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await adminDb.copies.put({ ...one, ciphertext: bytes.buffer });
  await adminDb.copies.put({ ...other, ciphertext: bytes.buffer });
  expect(await readCopy('a', schema)).toBeUndefined();
  await adminDb.copies.bulkPut([one, other]);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const row = await adminDb.keys.get('data');
  if (row) await adminDb.keys.put({ ...row, key });
  expect(await readCopy('a', schema)).toBeUndefined();
  await adminDb.keys.clear();
  expect(await readCopy('a', schema)).toBeUndefined();
});

test('[LC44] for want of room copies go, and never what staff typed', async () => {
  await keepCopy('a', body);
  await keepTyped('typed', { customerName: 'Wilhelmina, by phone' });
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  vi.spyOn(adminDb.copies, 'put').mockRejectedValueOnce(full);
  await keepCopy('b', body);
  expect(await readCopy('a', schema)).toBeUndefined();
  expect((await readCopy('b', schema))?.body).toEqual(body);
  expect((await readCopy('typed', schema))?.body.customerName).toBe('Wilhelmina, by phone');
});

test('[LC290] a check that tells of an erasing drops the copies once, and nothing that staff typed', async () => {
  const server = await freshAdminDevice();
  const check = async (erasedAt: string) => {
    const verified = { ok: true, label: 'x', role: 'owner', erasedAt };
    server.faults.push({ on: /verify/, fault: { status: 200, body: verified } });
    await verifyAdmin();
  };
  const heard = erasingsHeard.get();
  await keepCopy(NAME, body);
  await keepTyped('typed', body);
  await check('2026-12-01T11:59:00.000Z');
  expect(await readCopy(NAME, schema)).toBeUndefined();
  expect((await readCopy('typed', schema))?.body).toEqual(body);
  await keepCopy(NAME, body);
  await check('2026-12-01T11:59:00.000Z');
  expect((await readCopy(NAME, schema))?.body).toEqual(body);
  expect(erasingsHeard.get()).toBe(heard + 1);
  await check('2026-12-01T12:30:00.000Z');
  expect(await readCopy(NAME, schema)).toBeUndefined();
});
