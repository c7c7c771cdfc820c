// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../fake-server.test-support.ts';
import { readLastIntake, saveLastIntake } from './last-intake.ts';

beforeEach(async () => {
  await freshDevice();
});

test('[LC22] the last intake is kept for each kind, the newest of a kind wins', async () => {
  await saveLastIntake('pavers', { intake: { kind: 'pavers', areaSqft: 600 } });
  await saveLastIntake('rentme', { intake: { kind: 'rentme', hoursWish: 2 } });
  await saveLastIntake('rentme', { intake: { kind: 'rentme', hoursWish: 3 } });
  expect((await readLastIntake('pavers'))?.intake?.areaSqft).toBe(600);
  expect((await readLastIntake('rentme'))?.intake?.hoursWish).toBe(3);
  expect(await readLastIntake('epoxy')).toBeUndefined();
});
