import { expect, test } from 'vitest';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { mergeRanges, weeksOf, within } from './calendar-weeks.ts';

const ZONE = 'America/New_York';

function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

function aBlock(id: string, startISO: string, endISO: string): BlockView {
  return { id, startISO, endISO, allDay: false, reason: null, createdBy: 'Ana' };
}

// Sunday 22:00 to Monday 02:00 in New York.
const overMidnight = aBlock(
  '00000000-0000-4000-8000-000000000001',
  '2026-12-07T03:00:00Z',
  '2026-12-07T07:00:00Z',
);
const onTuesday = aBlock(
  '00000000-0000-4000-8000-000000000002',
  '2026-12-08T15:00:00Z',
  '2026-12-08T16:00:00Z',
);
const all = { bookings: [], blocks: [overMidnight, onTuesday] };

test('[LC88] the weeks of a range are all that have a day of it', () => {
  expect(weeksOf(day('2026-12-06'), day('2026-12-08'))).toEqual(['2026-11-30', '2026-12-07']);
  expect(weeksOf(day('2026-12-07'), day('2026-12-14'))).toEqual(['2026-12-07']);
});

test('[LC88] something over midnight is in both weeks, and once in both together', () => {
  const first = within(all, day('2026-11-30'), day('2026-12-07'), ZONE);
  const second = within(all, day('2026-12-07'), day('2026-12-14'), ZONE);
  expect(first.blocks).toEqual([overMidnight]);
  expect(second.blocks).toEqual([overMidnight, onTuesday]);
  expect(mergeRanges([second, first]).blocks).toEqual([overMidnight, onTuesday]);
});

test('[LC88] of two lists the later one is believed', () => {
  const renamed = { ...onTuesday, reason: 'Ferry' };
  expect(mergeRanges([all, { bookings: [], blocks: [renamed] }]).blocks).toEqual([overMidnight, renamed]);
});
