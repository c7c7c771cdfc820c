import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import { keepOffered, nextFreeSlots } from './next-free-slots.ts';

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

test('an offered time that is taken stays in its place, and the others do not move', () => {
  const offered = [slotIn(60), slotIn(90), slotIn(120)].map(({ startAt }) => startAt);
  const now = [[slotIn(30), slotIn(60, false), slotIn(90), slotIn(120), slotIn(150)]];
  expect(keepOffered(now, offered, at)).toEqual([slotIn(60, false), slotIn(90), slotIn(120)]);
});

test('the offer is made anew when nothing of it is left, when it was not whole, and when one has begun', () => {
  const starts = (...slots: SlotEntry[]) => slots.map(({ startAt }) => startAt);
  const day = [slotIn(60, false), slotIn(90, false), slotIn(120), slotIn(150), slotIn(180)];
  const fresh = [slotIn(120), slotIn(150), slotIn(180)];
  expect(keepOffered([day], starts(slotIn(60), slotIn(90)), at)).toEqual(fresh);
  expect(keepOffered([day], starts(slotIn(120)), at)).toEqual(fresh);
  expect(keepOffered([day], starts(slotIn(-1), slotIn(120), slotIn(150)), at)).toEqual(fresh);
  expect(keepOffered([day], [], at)).toEqual(fresh);
});

test('a time that this customer takes stays in its place though all of the offer is told as taken', () => {
  const offered = [slotIn(60), slotIn(90), slotIn(120)].map(({ startAt }) => startAt);
  const taken = [slotIn(60, false), slotIn(90, false), slotIn(120, false)];
  const now = [[...taken, slotIn(300), slotIn(330), slotIn(360)]];
  expect(keepOffered(now, offered, at, slotIn(60).startAt)).toEqual(taken);
  expect(keepOffered(now, offered, at, null)).toEqual([slotIn(300), slotIn(330), slotIn(360)]);
});
