// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { readCartChanges } from '../cart/read-cart-changes.ts';
import { removeInstance } from '../cart/remove-instance.ts';
import { db } from '../device/db.ts';
import type { IntentState, NewsletterIntent } from '../device/rows.ts';
import { showBadge } from '../device/show-badge.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readOutbox } from './read-outbox.ts';
import { readWaiting } from './read-waiting.ts';
import { readdressIntent } from './readdress-intent.ts';
import { writeIntent } from './write-intent.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

async function anIntent(state: IntentState): Promise<NewsletterIntent> {
  const row = await writeIntent((base) => ({
    ...base,
    state,
    sentAt: base.createdAt,
    kind: 'newsletter',
    stream: 'newsletter',
    email: 'ana@example.com',
    body: '{"email":"ana@example.com","locale":"es"}',
  }));
  if (row.kind !== 'newsletter') throw new Error('not what was written');
  return row;
}

test('[LC41] what goes out by itself and what needs the person are counted apart', async () => {
  expect(await readWaiting(true)).toEqual({ toSend: 0, unknown: 0, asks: 0, isSending: false });
  for (const state of ['waiting', 'sending', 'unknown', 'asks'] as const) await anIntent(state);
  expect(await readWaiting(true)).toEqual({ toSend: 3, unknown: 1, asks: 1, isSending: true });
});

test('[LC41] an unsent cart is one thing more without a connection or after a failed send, not on its usual way', async () => {
  await addToCart([aLine('Hall'), aLine('Bedroom')]);
  expect(await readWaiting(true)).toMatchObject({ toSend: 0 });
  expect(await readWaiting(false)).toMatchObject({ toSend: 1 });
  server.faults.push({ on: /./, fault: 'lose-request' });
  await pushCart();
  expect(await readWaiting(true)).toMatchObject({ toSend: 1 });
  await pushCart();
  expect(await readWaiting(false)).toMatchObject({ toSend: 0 });
});

test('[LC41] a cart that the server refused needs the person', async () => {
  await addToCart([aLine('Hall')]);
  server.faults.push({
    on: /^PATCH/,
    fault: { status: 422, body: { error: '', code: 'cart.unknown_item' } },
  });
  await pushCart();
  expect(await readWaiting(true)).toMatchObject({ toSend: 0, asks: 1 });
  expect(await readCartChanges()).toEqual({ count: 1, failCode: 'cart.unknown_item' });
});

test('[LC41] changes of the cart are counted by what was added, changed or removed and not sent', async () => {
  expect(await readCartChanges()).toBeUndefined();
  await addToCart([aLine('Hall'), aLine('Bedroom')]);
  expect(await readCartChanges()).toEqual({ count: 2, failCode: null });
  await pushCart();
  expect(await readCartChanges()).toBeUndefined();
  const first = (await readCart()).items[0]?.instances[0];
  await removeInstance(first?.id ?? '');
  await addToCart([aLine('Kitchen')]);
  expect(await readCartChanges()).toEqual({ count: 2, failCode: null });
});

test('[LC41] the badge counts every open intent, and goes with the last', async () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  vi.stubGlobal('navigator', badge);
  for (const state of ['waiting', 'unknown', 'asks'] as const) await anIntent(state);
  await showBadge();
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  await db.intents.clear();
  await showBadge();
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('[LC261] what was given up is no number on the icon', async () => {
  const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  vi.stubGlobal('navigator', badge);
  await anIntent('unknown');
  await db.intents.toCollection().modify({ kind: 'given-up' });
  await showBadge();
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('another address is a new intent with its own key in place of the old one, unless that is out', async () => {
  const row = await anIntent('asks');
  await readdressIntent(row, 'ana@example.org');
  const [next] = await readOutbox();
  expect(next).toMatchObject({ state: 'waiting', code: null, email: 'ana@example.org' });
  expect(next?.id).not.toBe(row.id);
  expect(JSON.parse(next?.body ?? '')).toEqual({ email: 'ana@example.org', locale: 'es' });
  expect(await readOutbox()).toHaveLength(1);
  await db.intents.clear();
  const out = await anIntent('unknown');
  await readdressIntent(out, 'ana@example.org');
  expect(await readOutbox()).toEqual([out]);
});
