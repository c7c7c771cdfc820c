import { expect, test } from 'vitest';
import type { Agenda, Crew } from '#shared/agenda/agenda.ts';
import { assert } from '#shared/kernel/assert.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { crewsOf, previewSlots } from './preview-slots.ts';

const saved: Agenda = {
  timeZone: 'America/New_York',
  hours: { 2: [{ startMin: 480, endMin: 720 }] },
  stepMin: 60,
  bufferMin: 0,
  noticeMin: 0,
  horizonDays: 90,
};

const crewId = 'c0ffee00-0000-4000-8000-000000000001';
const free: Crew = { id: crewId, busy: [] };

function at(iso: string): Instant {
  const read = parseInstant(iso);
  assert(read !== undefined, iso);
  return read;
}

function preview(edited: Agenda, crews: readonly Crew[] = [free]) {
  const day = parseDay('2026-11-24');
  assert(day !== undefined, 'a Tuesday');
  const slots = previewSlots({
    saved,
    edited,
    crews,
    day,
    minutes: 60,
    now: instantFromMs(at('2026-11-21T12:00:00Z')),
  });
  return slots.map(({ startsAt, state }) => `${new Date(startsAt).toISOString().slice(11, 13)} ${state}`);
}

test('without a change every time is free', () => {
  expect(preview(saved)).toEqual(['13 free', '14 free', '15 free', '16 free']);
});

test('hours that go and come are marked where they are', () => {
  const edited = { ...saved, hours: { 2: [{ startMin: 540, endMin: 780 }] } };
  expect(preview(edited)).toEqual(['13 lost', '14 free', '15 free', '16 free', '17 added']);
});

test('a closed weekday loses them all', () => {
  expect(preview({ ...saved, hours: {} })).toEqual(['13 lost', '14 lost', '15 lost', '16 lost']);
});

test('what a booking takes is taken; what only a longer buffer takes is lost', () => {
  const booking = { startsAt: at('2026-11-24T15:00:00Z'), endsAt: at('2026-11-24T16:00:00Z') };
  expect(preview(saved, [{ ...free, busy: [booking] }])).toEqual([
    '13 free',
    '14 free',
    '15 taken',
    '16 free',
  ]);
  expect(preview({ ...saved, bufferMin: 30 }, [{ ...free, busy: [booking] }])).toEqual([
    '13 free',
    '14 lost',
    '15 taken',
    '16 free',
  ]);
});

test('a request for a quote takes its time as a booking does, and a closed period needs no buffer', () => {
  const taken = [
    { startAt: '2026-11-24T14:00:00.000Z', endAt: '2026-11-24T15:00:00.000Z', isBlock: false, crewId },
    { startAt: '2026-11-24T16:00:00.000Z', endAt: '2026-11-24T17:00:00.000Z', isBlock: true, crewId },
  ];
  expect(preview(saved, crewsOf({ crewIds: [crewId], taken }))).toEqual([
    '13 free',
    '14 taken',
    '15 free',
    '16 taken',
  ]);
});

test('a time that one crew has taken is free while another has it free', () => {
  const other = 'c0ffee00-0000-4000-8000-000000000002';
  const crewIds = [crewId, other];
  const taken = [
    { startAt: '2026-11-24T13:00:00.000Z', endAt: '2026-11-24T15:00:00.000Z', isBlock: false, crewId },
    { startAt: '2026-11-24T14:00:00.000Z', endAt: '2026-11-24T16:00:00.000Z', isBlock: false, crewId: other },
  ];
  expect(preview(saved, crewsOf({ crewIds, taken }))).toEqual(['13 free', '14 taken', '15 free', '16 free']);
});

test('a longer notice and a nearer horizon take times away', () => {
  const days = (count: number) => count * 1440;
  const all = (state: string) => [13, 14, 15, 16].map((hour) => `${hour} ${state}`);
  expect(preview({ ...saved, noticeMin: days(4) })).toEqual(all('lost'));
  expect(preview({ ...saved, horizonDays: 2 })).toEqual(all('lost'));
  expect(preview({ ...saved, horizonDays: 3 })).toEqual(all('free'));
});

test('a crew with hours of its own is offered in them', () => {
  const other = 'c0ffee00-0000-4000-8000-000000000002';
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, closed: weekday !== 2, intervals: [{ startMin: 1080, endMin: 1140 }] },
  }));
  const answer = { crewIds: [crewId, other], crewHours: [{ crewId: other, days }], taken: [] };
  const alone = preview(saved, crewsOf({ crewIds: [crewId], taken: [] }));
  expect(preview(saved, crewsOf(answer))).toEqual([...alone, '23 free']);
});
