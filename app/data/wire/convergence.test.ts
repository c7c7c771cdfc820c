// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UNSEEN_VERSION } from '../cart/cart-row.ts';
import { newId } from '../device/clock.ts';
import { aLine, FakeServer, labelsOf } from '../fake-server.test-support.ts';
import { openTab, type Tab } from '../outbox/tabs.test-support.ts';

/** Tabs without Web Locks look for the lock every so often; here often, for there are thousands of locks. */
vi.mock('./back-off.ts', () => ({
  backOffMs: () => 0,
  wait: () => new Promise((resolve) => setTimeout(resolve, 4)),
}));

/** `npm run storms` runs all thousand. */
const RUNS = process.env.STORM_SIZE === 'full' ? 1_000 : 100;
const DEVICES = 2;
const TABS = 3;

/** What may happen to one cart: edits in any tab of any device, and sends with and without luck. */
const actions = [
  'add',
  'add',
  'remove',
  'push',
  'refresh',
  'lose answer',
  'lose request',
  'repeat',
  'all at once',
] as const;
type Action = (typeof actions)[number];
const steps = fc.array(
  fc.record({
    device: fc.nat(DEVICES - 1),
    tab: fc.nat(TABS - 1),
    action: fc.constantFrom<Action>(...actions),
  }),
  { maxLength: 25, size: 'max' },
);
type Step = { readonly device: number; readonly tab: number; readonly action: Action };

/** After these the server may know more than the device was told (LC7). */
const unanswered: readonly Action[] = ['lose answer', 'repeat'];

let server = new FakeServer();
/** Sends once more what a proxy repeats. */
let repeats = false;
let isBlind = false;
const devices: (readonly Tab[])[] = [];

beforeAll(async () => {
  for (let device = 0; device < DEVICES; device += 1) {
    // Each device has a browser of its own.
    vi.stubGlobal('indexedDB', new IDBFactory());
    const tabs = [];
    for (let tab = 0; tab < TABS; tab += 1) tabs.push(await openTab({ fetch: network }));
    devices.push(tabs);
  }
});

afterAll(() => {
  for (const { db } of devices.flat()) db.close();
  vi.unstubAllGlobals();
});

async function network(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (isBlind) headers.delete('If-Match');
  const sent = { ...init, headers };
  if (repeats) await server.fetch(url, sent);
  return server.fetch(url, sent);
}

test('[LC7] whatever is lost or repeated on the way, every tab of every device and the server end alike', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (todo) => {
      const { views, theirs, alive } = await play(todo);
      for (const view of views) expect(view).toEqual(theirs);
      // After a lost answer a removal elsewhere may not stick (LC7); work is never lost.
      if (todo.some(({ action }) => unanswered.includes(action))) {
        expect(theirs).toEqual(expect.arrayContaining(alive));
      } else expect(theirs).toEqual(alive);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

test('the check catches a push that overwrites without a version', async () => {
  isBlind = true;
  const outcome = await fc.check(
    fc.asyncProperty(steps, async (todo) => {
      const { theirs, alive } = await play(todo);
      expect(theirs).toEqual(expect.arrayContaining(alive));
    }),
    { numRuns: 300, endOnFailure: true },
  );
  isBlind = false;
  expect(outcome.failed).toBe(true);
}, 60_000);

/** `alive`: labels that a device added and none removed. */
async function play(todo: readonly Step[]) {
  const cartId = await startOver();
  const alive = new Set<string>();
  for (const [at, { device, tab, action }] of todo.entries()) {
    const acting = tabOf(device, tab);
    if (action === 'add') {
      const label = String(at).padStart(3, '0');
      alive.add(label);
      await acting.addToCart([aLine(label, at % 2 === 0 ? newId() : undefined)]);
    }
    if (action === 'remove') await removeFirst(acting, alive);
    if (action === 'refresh') await acting.refreshCart({ force: true });
    if (action === 'all at once') await Promise.all(devices.flat().map((each) => each.pushCart()));
    if (action === 'push') await acting.pushCart();
    if (action === 'lose answer' || action === 'lose request' || action === 'repeat') {
      await pushUnluckily(acting, action);
    }
  }
  await settle(cartId);
  return {
    views: await Promise.all(devices.flat().map(async (each) => labelsOf((await each.readCart()).items))),
    theirs: labelsOf(server.carts.get(cartId)?.items ?? []),
    alive: [...alive].sort(),
  };
}

async function pushUnluckily(tab: Tab, action: 'lose answer' | 'lose request' | 'repeat') {
  repeats = action === 'repeat';
  if (!repeats)
    server.faults.push({ on: /./, fault: action === 'lose answer' ? 'lose-answer' : 'lose-request' });
  await tab.pushCart();
  repeats = false;
  server.faults.length = 0;
}

/** Until no device has anything to send or to learn: one tab of a device speaks for all. */
async function settle(cartId: string) {
  let before: unknown;
  while (before !== server.carts.get(cartId)?.version) {
    before = server.carts.get(cartId)?.version;
    for (const [first] of devices) {
      await first?.pushCart();
      await first?.refreshCart({ force: true });
    }
  }
  for (const [first] of devices) await first?.refreshCart({ force: true });
}

/** Two empty devices that share a cart which the server knows. */
async function startOver(): Promise<string> {
  server = new FakeServer();
  const cartId = newId();
  server.carts.set(cartId, { id: cartId, status: 'DRAFT', version: 1, items: [], codes: [] });
  for (const [first] of devices) {
    if (first === undefined) continue;
    await Promise.all(first.db.tables.map((table) => table.clear()));
    await first.addToCart([]);
    const row = await first.db.carts.toCollection().first();
    if (row === undefined) throw new Error('the first edit makes a cart');
    await first.db.carts.clear();
    await first.db.carts.put({ ...row, id: cartId, version: UNSEEN_VERSION });
    await first.db.meta.put({ k: 'cart', cartId, v: 1 });
  }
  return cartId;
}

async function removeFirst(tab: Tab, alive: Set<string>) {
  const instance = (await tab.readCart()).items[0]?.instances[0];
  if (instance === undefined) return;
  alive.delete(instance.label ?? '');
  await tab.removeInstance(instance.id);
}

function tabOf(device: number, tab: number): Tab {
  const found = devices[device]?.[tab];
  if (found === undefined) throw new Error('no such tab');
  return found;
}
