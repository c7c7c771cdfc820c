import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyDay } from './sample-agenda.ts';
import {
  bumpEnd,
  clampMin,
  hoursAWeekMin,
  parseWallTime,
  readWeek as readOver,
  type TypedWeek,
} from './week-hours.ts';

const typed = (change: Partial<TypedWeek> = {}): TypedWeek => ({
  slotStepMinutes: 30,
  bufferMinutesBetweenBookings: 15,
  days: [{ weekday: 1, intervals: [{ startMin: 480, endMin: 1080 }] }],
  ...change,
});

/** Of a company that is open on Wednesdays alone. */
const kept = {
  ...{ hours: { 3: [{ startMin: 480, endMin: 720 }] }, noticeMin: 120, horizonDays: 90 },
  travel: { mode: 'fixed', fixedMin: 25 },
} as const;
const readWeek = (week: TypedWeek) => readOver(week, kept);

function mondayOf(intervals: NonNullable<TypedWeek['days'][number]['intervals']>, stepMin = 30) {
  const read = readWeek(typed({ slotStepMinutes: stepMin, days: [{ weekday: 1, intervals }] }));
  return read.ok ? read.week.hours[1] : read.fields;
}

describe('times', () => {
  test('[AG20] are whole minutes from 00:00 to 23:59', () => {
    expect([-1, 0, 90.4, 1439, 1440, 99_999, Number.NaN].map(clampMin)).toEqual([
      0, 0, 90, 1439, 1439, 1439, 0,
    ]);
    expect(mondayOf([{ startMin: -60, endMin: 1440 }])).toEqual([{ startMin: 0, endMin: 1439 }]);
  });

  test('[AG20] are read as minutes, as start and end, and as startAt and endAt', () => {
    const morning = [{ startMin: 480, endMin: 750 }];
    expect(mondayOf([{ startMin: 480, endMin: 750 }])).toEqual(morning);
    expect(mondayOf([{ start: '08:00', end: '12:30' }])).toEqual(morning);
    expect(mondayOf([{ startAt: '8:00', endAt: '12:30:00' }])).toEqual(morning);
    expect(['24:00', '7h05', '08:60', 'noon', ''].map(parseWallTime)).toEqual([
      1439,
      425,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('[AG20] that are missing or no times are refused by their place', () => {
    expect(
      mondayOf([
        { startMin: 480, endMin: 540 },
        { start: 'noon', end: '13:00' },
      ]),
    ).toEqual({
      'days.0.intervals.1': 'required',
    });
  });

  test('[AG21] an end that is not after its start becomes a step after it', () => {
    expect(bumpEnd(600, 600, 30)).toEqual({ startMin: 600, endMin: 630 });
    expect(bumpEnd(600, 480, 45)).toEqual({ startMin: 600, endMin: 645 });
    expect(bumpEnd(600, 601, 30)).toEqual({ startMin: 600, endMin: 601 });
  });

  test('[AG21] 23:50 and a step of 30 end at 23:59 and start at 23:29', () => {
    expect(bumpEnd(1430, 1430, 30)).toEqual({ startMin: 1409, endMin: 1439 });
    expect(bumpEnd(1439, 0, 60)).toEqual({ startMin: 1379, endMin: 1439 });
  });

  test('[AG22] hours of a day come sorted, and those that overlap or touch are one', () => {
    expect(
      mondayOf([
        { start: '13:00', end: '17:00' },
        { start: '08:00', end: '12:00' },
        { start: '11:00', end: '12:30' },
        { start: '17:00', end: '18:00' },
      ]),
    ).toEqual([
      { startMin: 480, endMin: 750 },
      { startMin: 780, endMin: 1080 },
    ]);
  });
});

describe('a week', () => {
  test('[AG23] has seven days; one that is closed has no hours, one that is not named keeps its own', () => {
    const days = [
      { weekday: 2, closed: true, intervals: [{ startMin: 480, endMin: 600 }] },
      { weekday: 7, intervals: [{ startMin: 600, endMin: 660 }] },
    ];
    const read = readWeek(typed({ days }));
    expect(read).toMatchObject({
      ok: true,
      week: {
        stepMin: 30,
        bufferMin: 15,
        hours: { 1: [], 2: [], 3: kept.hours[3], 6: [], 7: [{ startMin: 600, endMin: 660 }] },
      },
    });
  });

  test('[AG23] that names a weekday twice, or one that does not exist, is refused', () => {
    const days = [{ weekday: 1 }, { weekday: 1 }, { weekday: 8 }];
    expect(readWeek(typed({ days }))).toEqual({
      ok: false,
      fields: { 'days.1.weekday': 'invalid', 'days.2.weekday': 'invalid' },
    });
  });

  test('[AG24] has a step of the list and a buffer of whole five minutes up to four hours', () => {
    const fieldsOf = (step: number, buffer: number) => {
      const read = readWeek(typed({ slotStepMinutes: step, bufferMinutesBetweenBookings: buffer }));
      return read.ok ? {} : read.fields;
    };
    expect([10, 15, 20, 30, 45, 60].map((step) => fieldsOf(step, 0))).toEqual(Array(6).fill({}));
    expect([0, 5, 240].map((buffer) => fieldsOf(30, buffer))).toEqual(Array(3).fill({}));
    expect(fieldsOf(25, 7)).toEqual({
      slotStepMinutes: 'invalid',
      bufferMinutesBetweenBookings: 'invalid',
    });
    expect(fieldsOf(30, -5)).toEqual({ bufferMinutesBetweenBookings: 'too_small' });
    expect(fieldsOf(30, 245)).toEqual({ bufferMinutesBetweenBookings: 'too_large' });
  });

  test('[AG40] has a notice of at most two weeks and a horizon of at most a year, its own where none is named', () => {
    const boundsOf = (bounds: Partial<TypedWeek>) => {
      const read = readWeek(typed(bounds));
      return read.ok ? [read.week.noticeMin, read.week.horizonDays] : read.fields;
    };
    expect(boundsOf({})).toEqual([120, 90]);
    expect(boundsOf({ noticeMinutes: 0, horizonDays: 1 })).toEqual([0, 1]);
    expect(boundsOf({ noticeMinutes: 20_160, horizonDays: 365 })).toEqual([20_160, 365]);
    expect(boundsOf({ noticeMinutes: -1, horizonDays: 0 })).toEqual({
      noticeMinutes: 'too_small',
      horizonDays: 'too_small',
    });
    expect(boundsOf({ noticeMinutes: 20_161, horizonDays: 366 })).toEqual({
      noticeMinutes: 'too_large',
      horizonDays: 'too_large',
    });
  });

  test('[AG22] its open minutes count overlaps once', () => {
    expect(hoursAWeekMin(everyDay({ startMin: 480, endMin: 600 }, { startMin: 540, endMin: 660 }))).toBe(
      7 * 180,
    );
    expect(hoursAWeekMin({})).toBe(0);
  });
});

test('[AG63] the way between visits is as it was unless it is typed, in steps of five minutes', () => {
  const travelOf = (travel?: TypedWeek['travel']) => {
    const read = readWeek(typed({ travel }));
    return read.ok ? read.week.travel : read.fields;
  };
  expect(travelOf()).toEqual(kept.travel);
  expect(travelOf({ mode: 'estimate', fixedMin: 240 })).toEqual({ mode: 'estimate', fixedMin: 240 });
  expect(travelOf({ mode: 'fixed', fixedMin: 0 })).toEqual({ 'travel.fixedMin': 'too_small' });
  expect(travelOf({ mode: 'off', fixedMin: 245 })).toEqual({ 'travel.fixedMin': 'too_large' });
  expect(travelOf({ mode: 'fixed', fixedMin: 12 })).toEqual({ 'travel.fixedMin': 'invalid' });
});

/** Anything a screen or a stranger may type. */
const anyInterval = fc.record({
  startMin: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  endMin: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
});
const anySteps = fc.constantFrom(10, 15, 20, 30, 45, 60);

/** What every reader of the hours rests on. */
function isOrderly(intervals: readonly { startMin: number; endMin: number }[]): boolean {
  return intervals.every(
    ({ startMin, endMin }, index) =>
      Number.isInteger(startMin) &&
      startMin >= 0 &&
      startMin < endMin &&
      endMin <= 1439 &&
      startMin > (intervals[index - 1]?.endMin ?? -1),
  );
}

test('[AG20] [AG21] [AG22] whatever is typed, the hours of a day are ascending, apart and within the day', () => {
  fc.assert(
    fc.property(fc.array(anyInterval, { maxLength: 6 }), anySteps, (intervals, stepMin) => {
      const read = readWeek(typed({ slotStepMinutes: stepMin, days: [{ weekday: 1, intervals }] }));
      expect(read.ok && isOrderly(read.week.hours[1] ?? [])).toBe(true);
      // Reading what was read changes nothing more.
      if (read.ok) expect(mondayOf(read.week.hours[1] ?? [], stepMin)).toEqual(read.week.hours[1]);
    }),
  );
});

test('an end that is bumped past the clamp and left there is found by the check above', () => {
  const careless = (startMin: number, stepMin: number) => [
    { startMin: clampMin(startMin), endMin: Math.min(startMin + stepMin, 1439) },
  ];
  expect(isOrderly(careless(1439, 30))).toBe(false);
});
