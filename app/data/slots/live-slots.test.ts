// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { pushCart } from '../cart/push-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { withLock } from '../wire/with-lock.ts';
import { watchSlots } from './live-slots.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { readSlots } from './read-slots.ts';
import { refreshSlots } from './refresh-slots.ts';

const MINUTES = '60';
const day = dayOf('2026-12-01');
const otherDay = dayOf('2026-12-02');

let server: FakeServer;
let refreshed: Instant[] = [];
const ends: (() => void)[] = [];
const listeners = new Map<string, () => void>();
let visibilityState = 'visible';
/** Time goes on from test to test, as it does for a tab. */
let hour = 0;

class FakeEventSource {
  static all: FakeEventSource[] = [];
  static get open() {
    return FakeEventSource.all.filter((one) => !one.isClosed);
  }
  readonly url: string;
  isClosed = false;
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly #named = new Map<string, (message: { data: string }) => void>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }
  addEventListener(name: string, run: (message: { data: string }) => void) {
    this.#named.set(name, run);
  }
  close() {
    this.isClosed = true;
  }
  beat() {
    this.tellOf('beat', {});
  }
  tellOf(name: string, data: object) {
    this.#named.get(name)?.({ data: JSON.stringify(data) });
  }
  tell(date: string, revision: number) {
    this.onmessage({ data: JSON.stringify({ date, revision }) });
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  hour += 1;
  vi.setSystemTime(Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const addEventListener = (name: string, run: () => void) => void listeners.set(name, run);
  const removeEventListener = (name: string) => void listeners.delete(name);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
  visibilityState = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener,
    removeEventListener,
  });
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.all = [];
  refreshed = [];
  server = await freshDevice();
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await pass(200);
  expect([listeners.size, FakeEventSource.open.length]).toEqual([0, 0]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function dayOf(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    // The database answers in its own time.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

async function watch(from = day, to = from, pauseMs = 0): Promise<void> {
  const refresh = async (since: Instant) => {
    refreshed.push(now());
    return refreshSlots(from, MINUTES, { since });
  };
  ends.push(await watchSlots({ from, to }, refresh, pauseMs));
}

/** Each test has revisions of its own: what one has heard, the next must not. */
let revision = 0;
function tell(date: Day = day): void {
  revision += 1;
  FakeEventSource.open[0]?.tell(date, revision);
}

const slotsAt = (available: boolean) => [
  { startAt: '2026-12-01T15:00:00Z', endAt: '2026-12-01T16:00:00Z', available },
];

test('[LC47] a change of a watched day is fetched within half a second; others are not, nor what was told before', async () => {
  await watch();
  await pass(150);
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual([
    '/api/slots/events?from=2026-12-01&to=2026-12-01&tenant=sabal',
  ]);
  server.slots = slotsAt(false);
  tell();
  FakeEventSource.open[0]?.tell(otherDay, 9);
  await pass(500);
  expect((await readSlots(day, MINUTES))?.slots[0]?.available).toBe(false);
  FakeEventSource.open[0]?.tell(day, revision);
  FakeEventSource.open[0]?.onmessage({ data: 'not ours' });
  await pass(500);
  expect(refreshed).toHaveLength(1);
});

test('[LC47] prices of another revision than the copy here are fetched, a second later, and the cart with them', async () => {
  await refreshCatalogue();
  await addToCart([aLine('Hall')]);
  await pushCart();
  await watch();
  await pass(150);
  const asked = () => [server.count(/GET \/pricing/), server.count(/GET \/cart/)];
  const before = asked();
  const known = (await db.cache.get('catalogue')) as { revision: number }; // of the row just stored
  FakeEventSource.open[0]?.tellOf('catalogue', { revision: known.revision });
  FakeEventSource.open[0]?.tellOf('catalogue', { revision: 'not ours' });
  await pass(2_000);
  expect(asked()).toEqual(before);
  FakeEventSource.open[0]?.tellOf('catalogue', { revision: known.revision + 1 });
  await pass(900);
  expect(asked()).toEqual(before);
  await pass(600);
  expect(asked()).toEqual(before.map((count) => count + 1));
});

test('[LC47] an answer that was asked for before the change is not taken for the news', async () => {
  await watch();
  await pass(150);
  server.slots = slotsAt(true);
  let answerFirst = () => {};
  server.beforeAnswer = () =>
    new Promise((resolve) => {
      answerFirst = () => {
        server.beforeAnswer = () => undefined;
        resolve();
      };
    });
  const early = refreshSlots(day, MINUTES, { force: true });
  await pass(100);
  server.slots = slotsAt(false);
  tell();
  await pass(500);
  answerFirst();
  await early;
  expect((await readSlots(day, MINUTES))?.slots[0]?.available).toBe(true); // read before the change
  await pass(200);
  expect((await readSlots(day, MINUTES))?.slots[0]?.available).toBe(false);
  expect(server.count(/GET \/slots\?/)).toBe(2);
});

test('[LC47] copies of a day that is not on screen are asked for again when it is', async () => {
  await refreshSlots(otherDay, MINUTES);
  await watch(day, otherDay);
  await pass(150);
  await refreshSlots(otherDay, MINUTES);
  expect(server.count(/slots\?date=2026-12-02/)).toBe(1);
  tell(otherDay);
  await pass(500);
  await refreshSlots(otherDay, MINUTES);
  expect(server.count(/slots\?date=2026-12-02/)).toBe(2);
});

test('[LC47] our own hold that is under way is waited for, but not for long', async () => {
  await watch();
  await pass(150);
  let held = () => {};
  void withLock('hold', () => new Promise<void>((resolve) => (held = resolve)));
  await pass(300);
  tell();
  await pass(600);
  expect(refreshed).toHaveLength(0);
  held();
  await pass(400);
  expect(refreshed).toHaveLength(1);
});

test('[LC47] screens share one stream that reaches over all they show and closes with the last of them', async () => {
  await watch(day);
  await watch(otherDay);
  await watch(dayOf('2026-11-30'), dayOf('2027-01-10'));
  await pass(150);
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual([
    '/api/slots/events?from=2026-11-30&to=2027-01-10&tenant=sabal',
  ]);
  await watch(dayOf('2026-12-05'));
  await pass(150);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('[LC47] a hidden page has no stream, and hears what it missed when it is looked at again', async () => {
  await watch();
  await pass(150);
  tell();
  await pass(500);
  visibilityState = 'hidden';
  listeners.get('visibilitychange')?.();
  await pass(20_000);
  expect(FakeEventSource.open).toHaveLength(0);
  visibilityState = 'visible';
  listeners.get('visibilitychange')?.();
  await pass(150);
  FakeEventSource.open[0]?.tell(day, revision);
  await pass(500);
  expect(refreshed).toHaveLength(1);
  listeners.get('resume')?.(); // the page was frozen, and the line with it
  await pass(150);
  expect([FakeEventSource.all.length, FakeEventSource.open.length]).toEqual([3, 1]);
  tell();
  await pass(500);
  expect(refreshed).toHaveLength(2);
});

test('[LC47] counts are asked for at most every so often, and the last change is not forgotten', async () => {
  await watch(day, otherDay, 5_000);
  await pass(150);
  for (let change = 0; change < 8; change++) {
    tell();
    await pass(500);
  }
  expect(refreshed).toHaveLength(1);
  await pass(2_000);
  expect(refreshed).toHaveLength(2);
});

test('[LC47] a device clock that is put back makes nobody wait', async () => {
  await watch();
  await pass(150);
  tell();
  await pass(500);
  vi.setSystemTime(Date.now() - 3_600_000);
  tell();
  await pass(500);
  expect(refreshed).toHaveLength(2);
});

test('[LC47] what could not be fetched is told again by the next stream', async () => {
  await watch();
  await pass(150);
  for (let fault = 0; fault < 2; fault++) server.faults.push({ on: /GET/, fault: 'lose-request' });
  tell();
  await pass(2_000);
  listeners.get('online')?.();
  await pass(150);
  FakeEventSource.open[0]?.tell(day, revision);
  await pass(500);
  expect(refreshed).toHaveLength(2);
});

test('[LC48] a lost stream is polled for every 15 s and tried again, later each time', async () => {
  await watch();
  await pass(150);
  FakeEventSource.open[0]?.beat();
  await pass(14_000);
  expect(refreshed).toHaveLength(0);
  FakeEventSource.open[0]?.onerror();
  expect(FakeEventSource.open).toHaveLength(0);
  await pass(1_200); // half of 2^1 s
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.open[0]?.onerror();
  await pass(1_200);
  expect(FakeEventSource.open).toHaveLength(0);
  await pass(1_000);
  expect(FakeEventSource.open).toHaveLength(1);
  for (let lost = 0; lost < 5; lost++) {
    FakeEventSource.open[0]?.onerror();
    await pass(5_350);
  }
  expect(refreshed).toHaveLength(2); // 15 s and, just now, 30 s after the first was lost, whatever was tried meanwhile
});

test('[LC48] a stream that falls silent is given up', async () => {
  await watch();
  await pass(150);
  FakeEventSource.open[0]?.beat();
  await pass(40_000);
  FakeEventSource.open[0]?.beat();
  await pass(40_000);
  expect(FakeEventSource.all).toHaveLength(1);
  await pass(8_000);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('[LC48] a browser without streams polls', async () => {
  vi.stubGlobal('EventSource', undefined);
  await watch();
  await pass(31_000);
  expect(refreshed).toHaveLength(2);
});

test('[LC48] a held time that is another customer’s by now is lost, and one that is only taken from others is not', async () => {
  const startAt = Date.parse('2026-12-01T15:00:00Z') as Instant; // a literal
  const lockId = newId();
  await db.contexts.put({
    k: 'slot-selection',
    value: {
      lockId,
      startAt,
      endAt: addMinutes(startAt, 60),
      minutes: Number(MINUTES),
      expiresAtLocal: now(),
      renewableUntilLocal: now(),
      status: 'held',
    },
    v: 1,
  });
  server.slots = slotsAt(true);
  await refreshSlots(day, MINUTES, { force: true });
  expect(server.seen.at(-1)?.path).toContain(`lockId=${lockId}`);
  expect((await readSlotSelection())?.status).toBe('held');
  server.slots = slotsAt(false);
  await refreshSlots(day, MINUTES, { force: true });
  expect((await readSlotSelection())?.status).toBe('lost');
});
