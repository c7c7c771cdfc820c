// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addMinutes, addMs } from '#shared/kernel/instant.ts';
import { newId, now } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import type { IntentState, SlotSelection } from '../../data/device/rows.ts';
import { freshDevice } from '../../data/fake-server.test-support.ts';
import { findUpdateBlocker } from './update-blocker.ts';

beforeEach(async () => {
  await freshDevice();
});

function holdASlot(change: Partial<SlotSelection> = {}) {
  const startAt = addMinutes(now(), 24 * 60);
  const value: SlotSelection = {
    lockId: newId(),
    startAt,
    endAt: addMinutes(startAt, 60),
    minutes: 60,
    expiresAtLocal: addMinutes(now(), 10),
    renewableUntilLocal: addMinutes(now(), 20),
    status: 'held',
    ...change,
  };
  return db.contexts.put({ k: 'slot-selection', value, v: 1 });
}

function askForSomething(state: IntentState) {
  const base = { id: newId(), seq: 1, state, code: null, attempts: 0, v: 2 } as const;
  const times = { nextAt: now(), createdAt: now(), sentAt: null };
  return db.intents.put({
    ...base,
    ...times,
    kind: 'newsletter',
    stream: 'newsletter',
    body: '{}',
    email: 'ana@sabal-test.com',
  });
}

test('[LC55] nothing is in the way of an update on a quiet device', async () => {
  expect(await findUpdateBlocker()).toBeUndefined();
});

test('[LC55] a slot that is held is in the way until it ran out or was lost', async () => {
  await holdASlot();
  expect(await findUpdateBlocker()).toBe('hold');
  await holdASlot({ expiresAtLocal: addMs(now(), -1) });
  expect(await findUpdateBlocker()).toBeUndefined();
  await holdASlot({ status: 'lost' });
  expect(await findUpdateBlocker()).toBeUndefined();
});

test('[LC55] what is to be sent or was not answered is in the way; what asks the person is not', async () => {
  for (const state of ['waiting', 'sending', 'unknown'] as const) {
    await db.intents.clear();
    await askForSomething(state);
    expect([state, await findUpdateBlocker()]).toEqual([state, 'unsent']);
  }
  await db.intents.clear();
  await askForSomething('asks');
  expect(await findUpdateBlocker()).toBeUndefined();
});

test('[LC261] a booking that was given up keeps no new version away for the week it is asked about', async () => {
  await askForSomething('unknown');
  await db.intents.toCollection().modify({ kind: 'given-up' });
  expect(await findUpdateBlocker()).toBeUndefined();
});
