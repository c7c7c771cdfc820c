import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import type { FakeServer } from '../fake-server.test-support.ts';
import { adminDb } from './admin-db.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import {
  changeCalendar,
  prefetchCalendar,
  readCalendar,
  refreshCalendar,
  restoreCalendar,
} from './calendar-store.ts';
import { wipeAdmin } from './end-admin.ts';

const ZONE = 'America/New_York';
const block = {
  id: '00000000-0000-4000-8000-000000000001',
  startISO: '2026-12-08T15:00:00Z',
  endISO: '2026-12-08T16:00:00Z',
  allDay: false,
  reason: 'Ferry',
  createdBy: 'Ana',
};
const page = (nextCursor: string | null) => ({
  status: 200,
  body: { bookings: [], items: [], nextCursor, count: null },
});

let server: FakeServer;

function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}
const from = day('2026-12-08');
const to = day('2026-12-10');

function answerOnce(blocks: readonly unknown[] = [block]) {
  server.faults.push({ on: /blocks/, fault: { status: 200, body: { blocks } } });
  server.faults.push({ on: /bookings/, fault: page(null) });
}

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  server = await freshAdminDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LC88] whole weeks are asked for, all pages of them', async () => {
  server.faults.push({ on: /bookings/, fault: page('more') });
  answerOnce();
  expect((await refreshCalendar(from, to, ZONE)).ok).toBe(true);
  const asked = server.seen.map(({ path }) => path);
  expect(asked).toContain('/admin/blocks?from=2026-12-07&to=2026-12-14');
  expect(asked).toContain('/admin/bookings?from=2026-12-07&to=2026-12-14&cursor=more&limit=200');
  expect(readCalendar(from, to, ZONE)?.body.blocks).toEqual([block]);
  expect(readCalendar(day('2026-12-13'), day('2026-12-15'), ZONE)).toBeUndefined();
});

test('[LC88] weeks near today come back without the server, as copies with their age', async () => {
  answerOnce();
  await refreshCalendar(from, to, ZONE);
  answerOnce([]);
  await refreshCalendar(day('2027-03-01'), day('2027-03-02'), ZONE);
  await vi.waitFor(async () => expect(await adminDb.copies.count()).toBe(1));
  await forgetMemory();
  await restoreCalendar(from, to);
  expect(readCalendar(from, to, ZONE)).toMatchObject({
    isCopy: true,
    asOf: expect.any(Number),
    body: { blocks: [block] },
  });
  await restoreCalendar(day('2027-03-01'), day('2027-03-02'));
  expect(readCalendar(day('2027-03-01'), day('2027-03-02'), ZONE)).toBeUndefined();
});

test('[LC88] what a write told replaces those days and leaves the others of the week', async () => {
  const later = {
    ...block,
    id: block.id.replace(/1$/, '2'),
    startISO: '2026-12-12T15:00:00Z',
    endISO: '2026-12-12T16:00:00Z',
  };
  answerOnce([block, later]);
  await refreshCalendar(from, to, ZONE);
  changeCalendar(from, to, ZONE, () => ({ bookings: [], blocks: [] }));
  expect(readCalendar(day('2026-12-07'), day('2026-12-14'), ZONE)?.body.blocks).toEqual([later]);
});

test('[LC88] a neighbour that is known and fresh is not asked for ahead', async () => {
  answerOnce();
  await prefetchCalendar(from, to, ZONE);
  const asked = server.seen.length;
  await prefetchCalendar(from, to, ZONE);
  expect(server.seen).toHaveLength(asked);
});

test('[LC86] an answer that comes after a wipe is in no memory either', async () => {
  answerOnce();
  server.beforeAnswer = () => writeToken(null);
  await refreshCalendar(from, to, ZONE);
  expect(readCalendar(from, to, ZONE)).toBeUndefined();
  expect(await adminDb.copies.count()).toBe(0);
});

test('[LC86] a copy that is opened during a logout is in no memory', async () => {
  answerOnce();
  await refreshCalendar(from, to, ZONE);
  await vi.waitFor(async () => expect(await adminDb.copies.count()).toBe(1));
  await forgetMemory();
  const restoring = restoreCalendar(from, to);
  writeToken(null);
  await restoring;
  expect(readCalendar(from, to, ZONE)).toBeUndefined();
});

test('[LC96] changing a copy makes it no younger', async () => {
  answerOnce();
  await refreshCalendar(from, to, ZONE);
  await vi.waitFor(async () => expect(await adminDb.copies.count()).toBe(1));
  const [before] = await adminDb.copies.toArray();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  changeCalendar(from, to, ZONE, () => ({ bookings: [], blocks: [] }));
  await vi.waitFor(async () => {
    const [after] = await adminDb.copies.toArray();
    expect(after?.iv).not.toEqual(before?.iv);
    expect(Math.abs((after?.fetchedAt ?? 0) - (before?.fetchedAt ?? 0))).toBeLessThan(1_000);
    expect(Math.abs((after?.expiresAt ?? 0) - (before?.expiresAt ?? 0))).toBeLessThan(1_000);
  });
});

const moved = { ...block, startISO: '2026-12-09T20:00:00Z', endISO: '2026-12-09T21:00:00Z' };

/** A question whose answer was made before `meanwhile`, and arrives after it. */
async function answerLate(meanwhile: () => Promise<unknown>): Promise<void> {
  answerOnce();
  let arrive = () => {};
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.beforeAnswer = () => isLate;
  const slow = refreshCalendar(from, to, ZONE);
  await vi.waitFor(() => expect(server.faults).toEqual([]));
  server.beforeAnswer = () => undefined;
  await meanwhile();
  arrive();
  await slow;
}

async function copiedBlocks() {
  await forgetMemory();
  await restoreCalendar(from, to);
  return readCalendar(from, to, ZONE)?.body.blocks;
}

test('[LC97] a slow answer does not undo what a later question was told', async () => {
  await answerLate(() => {
    answerOnce([moved]);
    return refreshCalendar(from, to, ZONE);
  });
  expect(readCalendar(from, to, ZONE)?.body.blocks).toEqual([moved]);
  await vi.waitFor(async () => expect(await adminDb.copies.count()).toBe(1));
  expect(await copiedBlocks()).toEqual([moved]);
});

test('[LC97] an answer from before a write does not undo it', async () => {
  answerOnce();
  await refreshCalendar(from, to, ZONE);
  await answerLate(() => changeCalendar(from, to, ZONE, () => ({ bookings: [], blocks: [moved] })));
  expect(readCalendar(from, to, ZONE)?.body.blocks).toEqual([moved]);
  expect(await copiedBlocks()).toEqual([moved]);
});

test('[LC97] a write whose answer is late takes nothing away that came meanwhile', async () => {
  answerOnce();
  await refreshCalendar(from, to, ZONE);
  const other = { ...block, id: '00000000-0000-4000-8000-000000000002' };
  answerOnce([block, other]);
  await refreshCalendar(from, to, ZONE);
  await changeCalendar(from, to, ZONE, (known) => ({
    ...known,
    blocks: known.blocks.map((one) => (one.id === moved.id ? moved : one)),
  }));
  expect(readCalendar(from, to, ZONE)?.body.blocks).toEqual([other, moved]);
  expect(await copiedBlocks()).toEqual([other, moved]);
});

test('[LC97] a later question that has no answer leaves the earlier one its word', async () => {
  await answerLate(() => {
    server.faults.push({ on: /blocks/, fault: 'lose-request' }, { on: /bookings/, fault: 'lose-request' });
    return refreshCalendar(from, to, ZONE);
  });
  expect(readCalendar(from, to, ZONE)?.body.blocks).toEqual([block]);
});

/** As a reload does, which leaves the disk as it is. */
async function forgetMemory(): Promise<void> {
  const tables = await Promise.all([adminDb.keys.toArray(), adminDb.copies.toArray()]);
  await wipeAdmin();
  await adminDb.keys.bulkPut(tables[0]);
  await adminDb.copies.bulkPut(tables[1]);
}
