// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { readCart } from './cart/read-cart.ts';
import { enter } from './changes/an-edit.test-support.ts';
import { quitEditServices } from './changes/quit-edit-services.ts';
import { newId } from './device/clock.ts';
import { db } from './device/db.ts';
import { follow } from './device/follow.ts';
import { keepPromoLink, promoLink } from './device/promo-link.ts';
import { aLine, type FakeServer, freshDevice, labelsOf } from './fake-server.test-support.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { writeIntent } from './outbox/write-intent.ts';
import { book } from './place/book.ts';
import { readConfirmation } from './place/read-confirmation.ts';
import { startSync } from './start-sync.ts';
import { noteReach } from './wire/connection.ts';

let server: FakeServer;
let stop = () => {};
const listeners = new Map<string, () => void>();

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const addEventListener = (name: string, run: () => void) => void listeners.set(name, run);
  const removeEventListener = (name: string) => void listeners.delete(name);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener });
  server = await freshDevice();
  stop = startSync();
});

afterEach(() => {
  stop();
  // Drafts are written at the end of the page, which they listen for as long as it lives.
  expect([...listeners.keys()].filter((name) => name !== 'pagehide')).toEqual([]);
  vi.unstubAllGlobals();
});

async function isSynced() {
  expect((await readCart()).sync).toBe('synced');
}

/** An edit whose push failed: by itself it comes back in minutes, in no test. */
async function editLost(label: string): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(60);
  const lost = server.count(/PATCH/) + 1;
  for (let n = 0; n < 6; n += 1) server.faults.push({ on: /PATCH/, fault: 'lose-request' });
  await addToCart([aLine(label)]);
  await vi.waitFor(() => expect(server.count(/PATCH/)).toBe(lost));
  server.faults.length = 0;
}

test('[LC8] edits are sent by themselves, those that follow each other together', async () => {
  await Promise.all(['a', 'b', 'c'].map((label) => addToCart([aLine(label)])));
  await vi.waitFor(isSynced);
  expect(server.count(/PATCH/)).toBe(1);
  await addToCart([aLine('d')]);
  await vi.waitFor(isSynced);
  expect(labelsOf([...server.carts.values()][0]?.items ?? [])).toEqual(['a', 'b', 'c', 'd']);
});

test('[LC9] a failed push comes back by itself, and at once when the browser is online again', async () => {
  server.faults.push({ on: /POST/, fault: 'lose-request' });
  await addToCart([aLine('a')]);
  await vi.waitFor(isSynced);
  await editLost('b');
  listeners.get('online')?.();
  await vi.waitFor(isSynced);
});

test('[LC9] it comes back at once when any call shows that the connection is there again', async () => {
  await addToCart([aLine('a')]);
  await vi.waitFor(isSynced);
  await editLost('b');
  noteReach(false);
  noteReach(true);
  await vi.waitFor(isSynced);
});

test('[LC9] what alone gets no answer while all else does waits for its time, however often the server is reached', async () => {
  await addToCart([aLine('a')]);
  await vi.waitFor(isSynced);
  await editLost('b');
  const lost = server.count(/PATCH/);
  for (let n = 0; n < 20; n += 1) server.faults.push({ on: /PATCH/, fault: 'lose-request' });
  for (let n = 0; n < 10; n += 1) {
    noteReach(true); // by a probe
    await new Promise((resolve) => setTimeout(resolve, 20));
    noteReach(false);
  }
  expect(server.count(/PATCH/)).toBe(lost);
  server.faults.length = 0;
});

test('[LC70] a tab that begins to edit a booking sends what is changed there by itself, and follows it', async () => {
  await addToCart([aLine('mine')]);
  await vi.waitFor(isSynced);
  const seen: (string | undefined)[] = [];
  const header = follow(readCart).subscribe(({ id }) => void seen.push(id));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  server.bookedItems = [aLine('Booked')];
  const editId = await enter();
  await vi.waitFor(() => expect(seen.at(-1)).toBe(editId));
  await addToCart([aLine('New room')]);
  await vi.waitFor(() => expect(labelsOf(server.carts.get(editId)?.items ?? [])).toContain('New room'));
  await quitEditServices();
  await vi.waitFor(() => expect(seen.at(-1)).not.toBe(editId));
  header.unsubscribe();
});

test('[LC10] what was refused is sent once more when the app is opened again', async () => {
  const fault = { status: 422, body: { error: '', code: 'cart.unknown_item' } };
  server.faults.push({ on: /PATCH/, fault });
  await addToCart([aLine('a')]);
  await vi.waitFor(async () => expect((await readCart()).sync).toBe('failed'));
  stop();
  stop = startSync();
  await vi.waitFor(isSynced);
});

test('looking at the page again brings in what another device did', async () => {
  await addToCart([aLine('a')]);
  await vi.waitFor(isSynced);
  const { id = '' } = await readCart();
  server.change(id, (items) => [...items, aLine('theirs', newId())]);
  listeners.get('focus')?.();
  await vi.waitFor(async () => expect((await readCart()).count).toBe(2));
});

test('[LC14] a booking left open by a closed tab is settled at the next start, with its key', async () => {
  stop();
  await addToCart([aLine('a')]);
  for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault: 'lose-answer' });
  const startAt = instantFromMs(Date.now() + 86_400_000);
  const address = { line1: '1 Palm Way', city: 'Orlando', postalCode: '32801', country: 'US' };
  const person = { email: 'ana@sabal-test.com', firstName: 'Ana', lastName: 'Ruiz', locale: 'en' as const };
  const times = { startAt, endAt: addMinutes(startAt, 60), expectedTotalCents: 10_000 };
  expect(await book({ ...person, ...times, address })).toEqual({ kind: 'unknown' });
  server.faults.length = 0; // a slow machine has time for fewer tries
  noteReach(true); // a new page knows nothing of those that got no answer
  const stops = [startSync(), startOutbox()];
  stop = () => stops.map((stopIt) => stopIt());
  await vi.waitFor(async () => expect(await readConfirmation()).toBeDefined());
  expect(server.bookings.size).toBe(1);
});

test('[LC4] the mirror names the cart of now, also where the worker put another in the place of a booked one', async () => {
  await addToCart([aLine('a')]);
  stop();
  const kept = new Map<string, string>([['cart_id_v1', newId()]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  stop = startSync();
  const { id } = await readCart();
  await vi.waitFor(() => expect(kept.get('cart_id_v1')).toBe(id));
});

test('[LC14] what is added while the cart is out to be booked is sent as soon as that has its end', async () => {
  await addToCart([aLine('a')]);
  await vi.waitFor(isSynced);
  const { id = '' } = await readCart();
  const row = await writeIntent((base) => ({
    ...{ ...base, kind: 'booking', stream: 'booking', cartId: id, body: '{}', email: 'ana@sabal-test.com' },
    ...{ request: null, wishes: [], alternatives: [], cartMark: '', totalCents: null },
    ...{ agreedAt: base.createdAt, startAt: base.createdAt, endAt: addMinutes(base.createdAt, 60) },
  }));
  const sent = server.count(/PATCH/);
  await addToCart([aLine('b')]);
  await new Promise((resolve) => setTimeout(resolve, 600)); // longer than taps are waited for
  expect(server.count(/PATCH/)).toBe(sent);
  await db.intents.delete(row.id);
  await vi.waitFor(isSynced);
  expect(server.count(/PATCH/)).toBe(sent + 1);
});

test('[PM14] a code that a link brought is asked for again by itself, once the wait after too many is over', async () => {
  const fault = { status: 429, body: { error: '', code: 'request.too_many' } };
  server.faults.push({ on: /promo/, fault });
  server.retryAfter = '1';
  keepPromoLink({ code: 'SPRING5', state: 'waiting' });
  await addToCart([aLine('a')]);
  await vi.waitFor(() => expect(promoLink.get()).toMatchObject({ why: 'request.too_many' }));
  await vi.waitFor(() => expect(promoLink.get()).toMatchObject({ state: 'applied' }));
  expect(server.count(/promo/)).toBe(2);
});
