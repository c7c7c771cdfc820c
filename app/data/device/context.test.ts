// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from './clock.ts';
import { context } from './context.ts';
import { db } from './db.ts';

beforeEach(async () => {
  await db.contexts.clear();
});

const [a, b, c] = [newId(), newId(), newId()];
const quits = context('edit-quits');

test('what was put is there until it is cleared, beside what other keys keep', async () => {
  expect(await quits.get()).toBeUndefined();
  await quits.put([a]);
  await context('slot-wishes').put({ minutes: 60, wishes: [] });
  expect(await quits.get()).toEqual([a]);
  await quits.clear();
  expect([await quits.get(), await context('slot-wishes').get()]).toEqual([
    undefined,
    { minutes: 60, wishes: [] },
  ]);
});

test('changes at the same moment all count', async () => {
  await Promise.all([a, b, c].map((id) => quits.update((kept = []) => [...kept, id])));
  expect(new Set(await quits.get())).toEqual(new Set([a, b, c]));
});

test('an update to nothing clears, and one to the same writes nothing', async () => {
  await quits.put([a]);
  const written: unknown[] = [];
  const note = () => void written.push('a write');
  db.contexts.hook('updating', note);
  expect(await quits.update((kept) => kept)).toEqual([a]);
  db.contexts.hook('updating').unsubscribe(note);
  expect(written).toEqual([]);
  expect(await quits.update(() => undefined)).toBeUndefined();
  expect(await db.contexts.count()).toBe(0);
});

test('a change belongs to the transaction around it, and goes with it', async () => {
  await quits.put([a]);
  const work = db.transaction('rw', db.contexts, db.meta, async () => {
    await quits.update((kept = []) => [...kept, b]);
    expect(await quits.get()).toEqual([a, b]);
    throw new Error('the work around it failed');
  });
  await expect(work).rejects.toThrow('the work around it failed');
  expect(await quits.get()).toEqual([a]);
});
