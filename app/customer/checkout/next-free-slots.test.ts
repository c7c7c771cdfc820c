import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../local/reads/slots.ts';
import { nextFreeSlots } from './next-free-slots.ts';

const at = instantFromMs(1_800_000_000_000);

function slotIn(minutes: number, available = true): SlotEntry {
  const startAt = addMinutes(at, minutes);
  return { startAt, endAt: addMinutes(startAt, 60), available, heldByYou: false };
}

test('the three soonest free times come first, whatever day they are on', () => {
  const days = [
    [slotIn(600), slotIn(30, false), slotIn(60)],
    [slotIn(1_500), slotIn(1_530)],
  ];
  expect(nextFreeSlots(days, at)).toEqual([slotIn(60), slotIn(600), slotIn(1_500)]);
});

test('a time that has begun since it was read is not offered', () => {
  expect(nextFreeSlots([[slotIn(-1), slotIn(0), slotIn(1)]], at)).toEqual([slotIn(1)]);
});
