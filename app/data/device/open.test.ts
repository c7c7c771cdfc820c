// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { db } from './db.ts';
import { withDb } from './open.ts';

test('[LC3] a dropped connection is reopened once and the command runs again', async () => {
  let runs = 0;
  const result = await withDb(async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('gone'), { name: 'InvalidStateError' });
    return db.drafts.count();
  });
  expect([runs, result]).toEqual([2, 0]);
  expect(db.isOpen()).toBe(true);
});

test('[LC3] a second fault, and any other, is not hidden', async () => {
  let runs = 0;
  const drop = () => {
    runs += 1;
    return Promise.reject(Object.assign(new Error('gone'), { name: 'UnknownError' }));
  };
  await expect(withDb(drop)).rejects.toThrow('gone');
  expect(runs).toBe(2);
  await expect(withDb(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});
