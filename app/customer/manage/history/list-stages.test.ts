import { expect, test } from 'vitest';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { listStages } from './list-stages.ts';

const startAt = instantFromMs(1_800_000_000_000);
const endAt = addMinutes(startAt, 90);

function nowOf(status: BookingStatus, minutesFromStart: number) {
  const stages = listStages({ status, startAt, endAt }, addMinutes(startAt, minutesFromStart));
  return stages.find(({ state }) => state === 'now')?.name;
}

test.each([
  ['PENDING', -60, 'received'],
  ['CONFIRMED', -60, 'confirmed'],
  ['CONFIRMED', 0, 'onSite'],
  ['CONFIRMED', 90, 'done'],
  ['CANCELLED', -60, 'cancelled'],
  ['CANCELLED', 500, 'cancelled'],
] as const)('%s, %i minutes from the start, stands at %s', (status, minutes, name) => {
  expect(nowOf(status, minutes)).toBe(name);
});

test('what is behind is past and what comes is ahead', () => {
  const stages = listStages({ status: 'CONFIRMED', startAt, endAt }, addMinutes(startAt, -1));
  expect(stages.map(({ state }) => state)).toEqual(['past', 'now', 'ahead', 'ahead']);
});
