// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { now, restoreServerOffset, serverNow } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { setTransport } from '../wire/http.ts';
import { probeServer } from '../wire/probe-server.ts';
import { watchClock } from './watch-clock.ts';

const TWO_DAYS_MS = 2 * 86_400_000;
let stop: () => void;

beforeEach(async () => {
  await freshDevice();
  restoreServerOffset(0);
  stop = watchClock();
});
afterEach(() => {
  stop();
  setTransport();
  restoreServerOffset(0);
});

/** A server whose clock is this far from the device's. */
function serverAhead(ms: number, cacheControl = 'no-store'): void {
  const headers = () => ({
    Date: new Date(Date.now() + ms).toUTCString(),
    'Cache-Control': cacheControl,
    [ANSWER_ID_HEADER]: 'r-1',
  });
  setTransport(async () => Response.json({ timezone: 'America/New_York' }, { headers: headers() }));
}

let heldAtMs = 0;

async function holdFor(leftMs: number): Promise<void> {
  heldAtMs = Date.now();
  const at = (ms: number) => instantFromMs(heldAtMs + ms);
  const value = {
    lockId: 'one',
    startAt: at(10 * TWO_DAYS_MS),
    endAt: at(11 * TWO_DAYS_MS),
    minutes: 60,
    expiresAtLocal: at(leftMs),
    renewableUntilLocal: at(2 * leftMs),
    status: 'held' as const,
  };
  await db.contexts.put({ k: 'slot-selection', value, v: 1 });
}

/** What was left when the hold began: a machine that is slow at this test takes nothing off it. */
async function leftMs(): Promise<number> {
  const row = await db.contexts.get('slot-selection');
  return row?.k === 'slot-selection' ? row.value.expiresAtLocal - heldAtMs : Number.NaN;
}

test.each([TWO_DAYS_MS, -TWO_DAYS_MS])('[LC2] an answer puts a clock right that is %s ms off', async (ms) => {
  await holdFor(60_000 + ms); // the clock was put back or forward by as much after the hold
  serverAhead(ms);
  await probeServer();
  expect(Math.abs(serverNow() - now() - ms)).toBeLessThanOrEqual(1_500);
  await vi.waitFor(async () => expect(Math.abs((await leftMs()) - 60_000)).toBeLessThanOrEqual(1_500));
});

test('[LC2] whole seconds of a header do not make a countdown tremble', async () => {
  await holdFor(60_000);
  serverAhead(900);
  await probeServer();
  expect(serverNow() - now()).toBeLessThanOrEqual(1);
  expect(Math.abs((await leftMs()) - 60_000)).toBeLessThanOrEqual(200);
});

test('[LC210] a better estimate of a slow answer does not lengthen a countdown', async () => {
  await holdFor(60_000);
  serverAhead(-4_000);
  await probeServer();
  await vi.waitFor(async () => expect(await db.meta.get('clock')).toMatchObject({ k: 'clock' }));
  expect(await leftMs()).toBeLessThanOrEqual(60_000);
});

test('[LC2] a clock that jumps while a slot is held makes the device ask for the time', async () => {
  let asked = 0;
  setTransport(async () => {
    asked += 1;
    return Response.json({ timezone: 'America/New_York' });
  });
  await holdFor(60_000);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(asked).toBe(0);
  const { now: real } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + TWO_DAYS_MS);
  await vi.waitFor(() => expect(asked).toBe(1));
  vi.restoreAllMocks();
});
