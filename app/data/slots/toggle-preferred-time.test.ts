// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { clearPreferredTimes } from './clear-preferred-times.ts';
import { holdSlot } from './hold-slot.ts';
import { readAskedTimes } from './read-preferred-times.ts';
import { togglePreferredTime } from './toggle-preferred-time.ts';

const MINUTE = 60_000;
const at = (text: string) => {
  const startAt = instantFromMs(Date.parse(text));
  return { startAt, endAt: addMinutes(startAt, 60) };
};
const first = at('2026-12-01T14:00:00Z');
const second = at('2026-12-01T16:00:00Z');
const third = at('2026-12-02T14:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  await freshDevice();
});

afterAll(() => {
  vi.useRealTimers();
});

test('[LC33] wishes are three at most, best first, taken off by a second tap', async () => {
  const fourth = at('2026-12-03T14:00:00Z');
  for (const wish of [first, second, third]) {
    expect(await togglePreferredTime(wish.startAt, 60)).toBe('added');
  }
  expect(await togglePreferredTime(fourth.startAt, 60)).toBe('full');
  expect(await togglePreferredTime(first.startAt, 60)).toBe('removed');
  expect(await readAskedTimes(60)).toEqual([second, third]);
});

test('[LC33] wishes begin with the held time and are as long as the cart is now', async () => {
  await togglePreferredTime(second.startAt, 60);
  await holdSlot(first);
  const times = await readAskedTimes(90);
  expect(times.map(({ startAt }) => startAt)).toEqual([first.startAt, second.startAt]);
  expect(times.map(({ endAt, startAt }) => endAt - startAt)).toEqual([90 * MINUTE, 90 * MINUTE]);
});

test('[LC33] wishes that have begun are none any more, and cleared ones are gone', async () => {
  await togglePreferredTime(first.startAt, 60);
  await togglePreferredTime(third.startAt, 60);
  vi.setSystemTime(first.startAt + MINUTE);
  expect(await readAskedTimes(60)).toEqual([third]);
  await clearPreferredTimes();
  expect(await readAskedTimes(60)).toEqual([]);
});
