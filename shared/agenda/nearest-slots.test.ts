import { expect, test } from 'vitest';
import { addMinutes, formatInstant } from '../kernel/instant.ts';
import { type NearestSlotsInput, nearestSlots } from './nearest-slots.ts';
import { everyDay, instant, sampleAgenda } from './sample-agenda.ts';

const TEN = instant('2026-06-01T14:00:00Z'); // Monday 10:00 in New York
const input = {
  agenda: sampleAgenda(),
  crews: [{ busy: [{ startsAt: TEN, endsAt: addMinutes(TEN, 60) }] }],
  startsAt: TEN,
  minutes: 60,
  now: instant('2026-05-20T00:00:00Z'),
};

test('[AG13] the nearest free times of the same day come first', () => {
  expect(starts({})).toEqual(['2026-06-01T13:00', '2026-06-01T15:00', '2026-06-01T12:30']);
});

test('[AG13] a day that is full continues with the next days in order of time', () => {
  const hours = everyDay({ startMin: 600, endMin: 690 });
  expect(starts({ agenda: sampleAgenda({ hours }) })).toEqual([
    '2026-06-02T14:00',
    '2026-06-02T14:30',
    '2026-06-03T14:00',
  ]);
});

test('[AG13] it looks fourteen days ahead and no further', () => {
  const open = (hours: Parameters<typeof sampleAgenda>[0]) =>
    starts({
      agenda: sampleAgenda({ hours: everyDay({ startMin: 600, endMin: 660 }), ...hours }),
      count: 99,
    });
  expect(open({})).toHaveLength(14);
  expect(open({}).at(-1)).toBe('2026-06-15T14:00');
  expect(open({ hours: {} })).toEqual([]);
});

test('[AG13] an asked time that is long past is answered from today on', () => {
  const answer = starts({ now: instant('2026-08-03T12:00:00Z') });
  expect(answer).toEqual(['2026-08-03T12:00', '2026-08-03T12:30', '2026-08-03T13:00']);
});

test('[AG13] no time is named twice when the asked day is today', () => {
  const answer = starts({ now: instant('2026-06-01T10:00:00Z'), count: 99, searchDays: 2 });
  expect(new Set(answer).size).toBe(answer.length);
  expect(answer.at(-1)).toBe('2026-06-03T21:00');
});

function starts(changes: Partial<NearestSlotsInput>): string[] {
  return nearestSlots({ ...input, ...changes }).map(({ startsAt }) => formatInstant(startsAt).slice(0, 16));
}
