import { describe, expect, test } from 'vitest';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import {
  addInterval,
  agendaInputOf,
  agendaOf,
  changeDay,
  changedDays,
  copyMonday,
  dragEdge,
  type EditDay,
  editWeekOf,
  hasOverlap,
  isSameWeek,
  removeInterval,
  setClosed,
  splitInterval,
  typeEdge,
} from './edit-week.ts';

const view: AgendaView = {
  slotStepMinutes: 30,
  bufferMinutesBetweenBookings: 15,
  noticeMinutes: 120,
  travel: { mode: 'fixed', fixedMin: 20 },
  horizonDays: 90,
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: weekday === 7,
    intervals: weekday === 7 ? [] : [{ startMin: 480, endMin: 1080 }],
  })),
  version: 3,
};
const week = editWeekOf(view);

function day(...intervals: readonly (readonly [number, number])[]): EditDay {
  return {
    weekday: 1,
    closed: false,
    intervals: intervals.map(([startMin, endMin]) => ({ startMin, endMin })),
  };
}

describe('the way between visits', () => {
  test('is sent as it stands, and tells two weeks apart', () => {
    expect(agendaInputOf(week).travel).toEqual({ mode: 'fixed', fixedMin: 20 });
    expect(isSameWeek(week, { ...week, travel: { ...week.travel, mode: 'off' } })).toBe(false);
  });

  test('[AG63] counts in what customers would meet where it is always the same', () => {
    expect(agendaOf(week).travelMin?.('32801', undefined)).toBe(20);
    for (const mode of ['off', 'estimate'] as const)
      expect(agendaOf({ ...week, travel: { mode, fixedMin: 20 } }).travelMin).toBeUndefined();
  });
});

describe('typed times', () => {
  test('an end that is not after its start becomes a step after it, and that is told', () => {
    expect(typeEdge(day([480, 1080]), 0, 'endMin', 420, 30)).toEqual({ day: day([480, 510]), bumped: true });
    expect(typeEdge(day([480, 1080]), 0, 'endMin', 480, 45)).toEqual({ day: day([480, 525]), bumped: true });
  });

  test('a time between 00:00 and 23:59 is taken as it is, on the step or not', () => {
    expect(typeEdge(day([480, 1080]), 0, 'startMin', 487, 30)).toEqual({
      day: day([487, 1080]),
      bumped: false,
    });
    expect(typeEdge(day([480, 1080]), 0, 'endMin', 9_999, 30)).toEqual({
      day: day([480, 1439]),
      bumped: false,
    });
  });
});

describe('dragged ends', () => {
  test('stop on the step', () => {
    expect(dragEdge(day([480, 1080]), 0, 'startMin', 551, 30)).toEqual(day([540, 1080]));
    expect(dragEdge(day([480, 1080]), 0, 'endMin', 1020.4, 20)).toEqual(day([480, 1020]));
  });

  test('stay a step apart, inside the day and out of the neighbour', () => {
    const split = day([480, 720], [780, 1080]);
    expect(dragEdge(split, 0, 'startMin', 2_000, 30).intervals[0]).toEqual({ startMin: 690, endMin: 720 });
    expect(dragEdge(split, 0, 'endMin', 2_000, 30).intervals[0]).toEqual({ startMin: 480, endMin: 780 });
    expect(dragEdge(split, 1, 'startMin', -50, 30).intervals[1]).toEqual({ startMin: 720, endMin: 1080 });
    expect(dragEdge(split, 1, 'endMin', 2_000, 30).intervals[1]).toEqual({ startMin: 780, endMin: 1439 });
  });
});

describe('stretches of a day', () => {
  test('a break is put at noon where noon lies inside, otherwise in the middle', () => {
    expect(splitInterval(day([480, 1080]), 0, 30)).toEqual(day([480, 720], [780, 1080]));
    expect(splitInterval(day([840, 1080]), 0, 30)).toEqual(day([840, 960], [990, 1080]));
  });

  test('there is no break in what is too short for one, nor a seventh stretch', () => {
    expect(splitInterval(day([480, 510]), 0, 30)).toBeUndefined();
    const full = day([0, 60], [120, 180], [240, 300], [360, 420], [480, 540], [600, 1200]);
    expect(splitInterval(full, 5, 30)).toBeUndefined();
    expect(addInterval(full, 30)).toBeUndefined();
  });

  test('one more comes after the last, or before the first when the evening is full', () => {
    expect(addInterval(day([480, 720]), 30)).toEqual(day([480, 720], [780, 900]));
    expect(addInterval(day([480, 1400]), 30)).toEqual(day([300, 420], [480, 1400]));
    expect(addInterval(day([0, 1439]), 30)).toBeUndefined();
  });

  test('without its last stretch a day is closed, and opening it brings the hours back', () => {
    const closed = removeInterval(day([480, 720]), 0);
    expect(closed).toEqual({ ...day([480, 720]), closed: true });
    expect(setClosed(closed, false)).toEqual(day([480, 720]));
    expect(setClosed({ weekday: 7, closed: true, intervals: [] }, false).intervals).toHaveLength(1);
  });

  test('overlap is seen, and counts once in the hours', () => {
    const overlapping = day([480, 720], [660, 900]);
    expect(hasOverlap(overlapping)).toBe(true);
    expect(hasOverlap(day([480, 720], [780, 900]))).toBe(false);
    const edited = changeDay(week, 1, () => overlapping);
    expect(agendaOf(edited).hours[1]).toEqual([{ startMin: 480, endMin: 900 }]);
  });
});

describe('the week', () => {
  test('Monday is copied to Friday and no further', () => {
    const edited = copyMonday(changeDay(week, 1, () => day([540, 600])));
    expect(changedDays(week, edited)).toEqual([1, 2, 3, 4, 5]);
  });

  test('closed days send no intervals and are the same however they were before', () => {
    const shut = changeDay(week, 2, (known) => setClosed(known, true));
    expect(agendaInputOf(shut, 3).days[1]).toEqual({ weekday: 2, closed: true, intervals: [] });
    expect(agendaInputOf(shut, 3).expectedVersion).toBe(3);
    const sundayWithHours = changeDay(week, 7, (known) => ({
      ...known,
      intervals: [{ startMin: 1, endMin: 2 }],
    }));
    expect(isSameWeek(week, sundayWithHours)).toBe(true);
    expect(isSameWeek(week, shut)).toBe(false);
  });
});
