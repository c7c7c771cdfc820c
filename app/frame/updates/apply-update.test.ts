// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes } from '#shared/kernel/instant.ts';
import { addToCart } from '../../data/cart/add-to-cart.ts';
import { newId, now } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import { saveDraft } from '../../data/drafts/drafts.ts';
import { aLine, freshDevice } from '../../data/fake-server.test-support.ts';
import { applyUpdate } from './apply-update.ts';

const explain = vi.fn();
const takeOver = vi.fn();

beforeEach(async () => {
  await freshDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('[LC55] with nothing in the way the new version comes in at once, and what is typed is saved before', async () => {
  saveDraft('finalize', { email: 'ana@' });
  takeOver.mockImplementationOnce(async () => expect(await db.drafts.count()).toBe(1));
  await applyUpdate({ explain, takeOver });
  expect(takeOver).toHaveBeenCalledOnce();
  await takeOver.mock.results[0]?.value;
  expect(explain).not.toHaveBeenCalled();
});

test('[LC55] a held slot is waited for, and the person is told', async () => {
  const startAt = addMinutes(now(), 600);
  const times = { startAt, endAt: addMinutes(startAt, 60), expiresAtLocal: addMinutes(now(), 10) };
  const value = {
    lockId: newId(),
    minutes: 60,
    renewableUntilLocal: now(),
    status: 'held',
    ...times,
  } as const;
  await db.contexts.put({ k: 'slot-selection', value, v: 1 });
  const applied = applyUpdate({ explain, takeOver });
  await vi.waitFor(() => expect(explain).toHaveBeenCalledExactlyOnceWith('hold'));
  expect(takeOver).not.toHaveBeenCalled();
  await db.contexts.clear();
  await applied;
  expect(takeOver).toHaveBeenCalledOnce();
});

test('[LC55] a push of the cart may end, but not take for ever', async () => {
  await addToCart([aLine('a')]);
  const pushing = (sync: 'sending' | 'synced') => db.carts.toCollection().modify({ sync });
  await pushing('sending');
  const applied = applyUpdate({ explain, takeOver });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(takeOver).not.toHaveBeenCalled();
  await pushing('synced');
  await applied;
  expect(takeOver).toHaveBeenCalledOnce();

  await pushing('sending');
  const began = Date.now();
  let clockMs = began;
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  const tick = setInterval(() => {
    clockMs += 2_000;
    vi.setSystemTime(clockMs);
  }, 100);
  await applyUpdate({ explain, takeOver });
  clearInterval(tick);
  expect(takeOver).toHaveBeenCalledTimes(2);
  expect(clockMs - began).toBeGreaterThan(10_000);
});
