// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { BlockInput } from '#shared/api/admin/blocks.ts';
import { type FakeServer, freshDevice } from '../../fake-server.test-support.ts';
import { addBlock } from './change-blocks.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
});

const hours = (startHour: number): BlockInput => ({
  ...{ startISO: `2026-12-07T${startHour}:00:00Z`, endISO: '2026-12-07T22:00:00Z', allDay: false },
  crewId: null,
});
const taken = ({ crewId: _company, ...input }: BlockInput) => ({
  status: 201,
  body: { block: { ...input, id: crypto.randomUUID(), reason: null, createdBy: 'Ana' }, bookings: [] },
});
const ids = () => server.seen.map(({ body }) => JSON.parse(body).id);

test('D508: what was asked for without an answer is asked for again as the same block, other hours as another', async () => {
  server.faults.push(
    { on: /blocks/, fault: 'lose-request' },
    { on: /blocks/, fault: { status: 503, body: { error: '', code: 'server.busy' } } },
  );
  await addBlock(hours(14));
  await addBlock(hours(14));
  server.faults.push({ on: /blocks/, fault: taken(hours(15)) }, { on: /blocks/, fault: taken(hours(14)) });
  await addBlock(hours(15));
  expect(await addBlock(hours(14))).toMatchObject({ ok: true });
  const [first, second, other, last] = ids();
  expect([second, last]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

test('D508: once its end is known the same hours are another block', async () => {
  const refused = { status: 400, body: { error: '', code: 'request.invalid' } };
  server.faults.push({ on: /blocks/, fault: taken(hours(16)) }, { on: /blocks/, fault: refused });
  for (let times = 0; times < 3; times++) await addBlock(hours(16));
  expect(new Set(ids()).size).toBe(3);
});
