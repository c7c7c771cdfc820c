// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReach } from '../connection.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readOutbox } from '../reads/outbox.ts';
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
  expect(listeners.size).toBe(0);
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
  await vi.waitFor(isEmpty, { timeout: 5_000 });
  expect(server.letters.size).toBe(2);
  expect(server.seen).toHaveLength(3);
});

test('[LC28] the connection that comes back ends every wait at once', async () => {
  noteReach(false);
  noteReach(false);
  await ask('a@sabal-test.com');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(server.seen).toEqual([]);
  noteReach(true);
  await vi.waitFor(isEmpty, { timeout: 1_000 });
});
