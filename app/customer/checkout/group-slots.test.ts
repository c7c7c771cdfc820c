import { expect, test } from 'vitest';
import { addMinutes, type Instant, parseInstant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../data/slots/read-slots.ts';
import { groupSlots } from './group-slots.ts';

const zone = 'America/New_York';

function slotAt(iso: string): SlotEntry {
  const startAt = parseInstant(iso) as Instant; // literals below are real instants
  return { startAt, endAt: addMinutes(startAt, 60), available: true, heldByYou: false };
}

test('slots are grouped by the wall clock of the tenant, not of the reader', () => {
  const slots = [
    slotAt('2026-12-01T16:30:00Z'), // 11:30 in Florida
    slotAt('2026-12-01T17:00:00Z'), // 12:00
    slotAt('2026-12-01T22:00:00Z'), // 17:00
  ];
  expect(groupSlots(slots, zone).map(({ part, slots }) => [part, slots.length])).toEqual([
    ['morning', 1],
    ['afternoon', 1],
    ['evening', 1],
  ]);
});

test('a part of the day without slots has no heading', () => {
  expect(groupSlots([slotAt('2026-12-01T14:00:00Z')], zone).map(({ part }) => part)).toEqual(['morning']);
  expect(groupSlots([], zone)).toEqual([]);
});
