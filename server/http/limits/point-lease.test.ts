import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PointLease } from './point-lease.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ten calls of one address cost one count, and addresses do not share', async () => {
  const take = vi.fn(async () => undefined);
  const lease = new PointLease(take);
  for (let call = 0; call < 10; call++) await lease.spend('one');
  expect(take.mock.calls).toEqual([['one', 10]]);
  await lease.spend('other');
  await lease.spend('one');
  expect(take).toHaveBeenCalledTimes(3);
});

test('calls that arrive together waste no points: 95 of them cost ten counts', async () => {
  const take = vi.fn(async () => undefined);
  const lease = new PointLease(take);
  await Promise.all(Array.from({ length: 95 }, () => lease.spend('one')));
  expect(take).toHaveBeenCalledTimes(10);
});

test('points that were not used in time fall away', async () => {
  const take = vi.fn(async () => undefined);
  const lease = new PointLease(take);
  await lease.spend('one');
  vi.advanceTimersByTime(10_001);
  await lease.spend('one');
  expect(take).toHaveBeenCalledTimes(2);
});

test('a refused count is the refusal of the call', async () => {
  const lease = new PointLease(async () => {
    throw new Error('too many');
  });
  await expect(lease.spend('one')).rejects.toThrow('too many');
  await expect(lease.spend('one')).rejects.toThrow('too many');
});
