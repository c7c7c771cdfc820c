// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { book } from '../place/book.ts';
import { readConfirmation } from '../place/read-confirmation.ts';
import { noteReach } from '../wire/connection.ts';
import { readOutbox } from './read-outbox.ts';
import { startOutbox } from './start-outbox.ts';
import { writeIntent } from './write-intent.ts';

let server: FakeServer;
let stop = () => {};
const listeners = new Map<string, () => void>();

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.2);
  const addEventListener = (name: string, run: () => void) => void listeners.set(name, run);
  const removeEventListener = (name: string) => void listeners.delete(name);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener });
  noteReach(true);
  server = await freshDevice();
  stop = startOutbox();
});

afterEach(() => {
  stop();
  // Drafts are written at the end of the page, which they listen for as long as it lives.
  expect([...listeners.keys()].filter((name) => name !== 'pagehide')).toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function ask(email: string) {
  return writeIntent((base) => ({
    ...base,
    kind: 'newsletter',
    stream: 'newsletter',
    email,
    body: JSON.stringify({ email, locale: 'en' }),
  }));
}

async function isEmpty() {
  expect(await readOutbox()).toEqual([]);
}

test('[LC28] what is written goes out by itself, and comes back by itself after a fault', async () => {
  server.faults.push({ on: /newsletter/, fault: 'lose-answer' });
  // The second waits for the first: its own time says nothing about when to look again.
  for (const name of ['a', 'b']) await ask(`${name}@sabal-test.com`);
  await vi.waitFor(isEmpty);
  expect(server.letters.size).toBe(2);
  expect(server.seen).toHaveLength(3);
});

test('[LC122] a booking that an earlier build gave up is asked for by its key', async () => {
  await addToCart([aLine('Hall')]);
  for (let n = 0; n < 3; n += 1) server.faults.push({ on: /bookings/, fault: 'lose-answer' });
  const startAt = instantFromMs(Date.now() + 86_400_000);
  const address = { line1: '1 Palm Way', city: 'Orlando', postalCode: '32801', country: 'US' };
  const person = { email: 'ana@sabal-test.com', firstName: 'Ana', lastName: 'Ruiz', locale: 'en' as const };
  const times = { startAt, endAt: addMinutes(startAt, 60), expectedTotalCents: 10_000 };
  await book({ ...person, ...times, address });
  stop();
  await db.intents.toCollection().modify({ state: 'asks', code: 'timeout' });
  noteReach(true);
  stop = startOutbox();
  await vi.waitFor(async () => expect(await readConfirmation()).toBeDefined());
  expect(server.bookings.size).toBe(1);
});

test('[LC28] the connection that comes back ends every wait at once', async () => {
  noteReach(false);
  noteReach(false);
  await ask('a@sabal-test.com');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(server.seen).toEqual([]);
  noteReach(true);
  await vi.waitFor(isEmpty);
});
