// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { readKnownTimes } from './read-known-times.ts';
import type { VisitKey } from './visit-key.ts';

const nine = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));
const fetchedAt = instantFromMs(1);

/** Half-hour starts for an hour's visit, free as told. */
const hourSlots = (...free: readonly boolean[]) =>
  free.map((available, at) => {
    const startAt = addMinutes(nine, at * 30);
    return { startAt, endAt: addMinutes(startAt, 60), available, heldByYou: false };
  });

const keep = (key: string, slots: ReturnType<typeof hourSlots>) =>
  db.cache.put({ key, kind: 'slots', slots, fetchedAt, v: 1 });

const tuesday = parseDay('2026-12-01');

async function freeStarts(visit: VisitKey): Promise<readonly number[]> {
  const known = tuesday && (await readKnownTimes(visit)).get(tuesday);
  const free = known?.slots.filter(({ available }) => available) ?? [];
  return free.map(({ startAt }) => (startAt - nine) / 60_000);
}

beforeEach(freshDevice);

test('a day seen for this length is shown as it was', async () => {
  await keep('slots:2026-12-01:60', hourSlots(true, false, true));
  expect(await freeStarts('60')).toEqual([0, 60]);
});

test('a longer booking needs all of its time free, and ends no later than the last one seen', async () => {
  await keep('slots:2026-12-01:60', hourSlots(true, true, true, false, false, true, true));
  expect(await freeStarts('90')).toEqual([0, 30, 150]);
});

test('days come in order and those never seen are missing', async () => {
  await keep('slots:2026-12-03:60', hourSlots(true));
  await keep('slots:2026-12-01:60', hourSlots(true));
  expect([...(await readKnownTimes('60')).keys()]).toEqual(['2026-12-01', '2026-12-03']);
});

test('times of other work are no times, and those of a place not of another', async () => {
  await keep('slots:2026-12-01:60/carpet/32801', hourSlots(true, true));
  await keep('slots:2026-12-01:60/carpet/', hourSlots(true, true, true));
  await keep('slots:2026-12-01:60/tile/32801', hourSlots(false, true));
  expect(await freeStarts('60/carpet/32801')).toEqual([0, 30]);
  expect(await freeStarts('60/tile/32801')).toEqual([30]);
  // Where nothing is known of the place, all that was seen before it was typed may be wished for.
  expect(await freeStarts('60/carpet/33101')).toEqual([0, 30, 60]);
  expect(await freeStarts('60/tile/')).toEqual([]);
  expect(await freeStarts('60/carpet,tile/')).toEqual([]);
});
