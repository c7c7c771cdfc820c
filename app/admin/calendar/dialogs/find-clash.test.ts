import { expect, test } from 'vitest';
import { aBlock, aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { stretchOf } from '../grid/timed-rows.ts';
import { findClash } from './find-clash.ts';

const moved = aRow({ id: 'moved', startISO: '2026-11-23T13:00:00Z', endISO: '2026-11-23T14:00:00Z' });
const other = aRow({
  id: 'other',
  startISO: '2026-11-23T16:00:00Z',
  endISO: '2026-11-23T17:00:00Z',
  occupiedUntil: '2026-11-23T17:30:00Z',
});
const to = (startISO: string, endISO: string) => stretchOf({ startISO, endISO });
const clash = (startISO: string, endISO: string, row = other) =>
  findClash(moved, to(startISO, endISO), { bookings: [moved, row], blocks: [] });

test('a booking runs into another, and into the buffer on either side', () => {
  expect(clash('2026-11-23T16:30:00Z', '2026-11-23T17:30:00Z')).toEqual({ is: 'booking', row: other });
  expect(clash('2026-11-23T17:15:00Z', '2026-11-23T18:15:00Z')).toMatchObject({ is: 'booking' });
  expect(clash('2026-11-23T14:45:00Z', '2026-11-23T15:45:00Z')).toMatchObject({ is: 'booking' });
});

test('it fits right before and right behind the buffers, over itself, and over a cancelled one', () => {
  expect(clash('2026-11-23T14:30:00Z', '2026-11-23T15:30:00Z')).toBeUndefined();
  expect(clash('2026-11-23T17:30:00Z', '2026-11-23T18:30:00Z')).toBeUndefined();
  expect(clash('2026-11-23T13:15:00Z', '2026-11-23T14:15:00Z')).toBeUndefined();
  const cancelled = aRow({ ...other, status: 'CANCELLED' });
  expect(clash('2026-11-23T16:30:00Z', '2026-11-23T17:30:00Z', cancelled)).toBeUndefined();
});

test('a booking may end where a block begins, and not inside it', () => {
  const block = aBlock({ startISO: '2026-11-23T18:00:00Z', endISO: '2026-11-23T20:00:00Z' });
  const find = (from: string, until: string) =>
    findClash(moved, to(from, until), { bookings: [], blocks: [block] });
  expect(find('2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z')).toBeUndefined();
  expect(find('2026-11-23T17:30:00Z', '2026-11-23T18:30:00Z')).toEqual({ is: 'block', block });
});

test('what one crew does or has closed keeps no other crew from coming; where none is free, it is said', () => {
  const crew = { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Équipe 1', color: 'blue' } as const;
  const two = 'c0ffee00-0000-4000-8000-000000000002';
  const block = aBlock({ startISO: '2026-11-23T16:00:00Z', endISO: '2026-11-23T20:00:00Z', crewId: two });
  const at = to('2026-11-23T16:30:00Z', '2026-11-23T17:30:00Z');
  const row = { ...other, crew };
  const of = (blocks: readonly (typeof block)[], whose?: { crewId?: string; crewIds?: string[] }) =>
    findClash(moved, at, { bookings: [row], blocks: [...blocks] }, whose);
  const crewIds = [crew.id, two];
  expect(of([block])).toBeUndefined();
  expect(of([], { crewIds })).toBeUndefined();
  expect(of([block], { crewIds })).toEqual({ is: 'booking', row });
  expect(of([], { crewId: crew.id, crewIds })).toEqual({ is: 'booking', row });
  expect(of([block], { crewId: two, crewIds })).toEqual({ is: 'block', block });
  expect(of([], { crewId: two, crewIds })).toBeUndefined();
});
