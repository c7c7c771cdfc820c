import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { isOutsideHours, readReschedule, shifted } from './read-reschedule.ts';

const zone = 'America/New_York';
const at = (iso: string) => instantFromMs(Date.parse(iso));

test('what is typed is the wall clock of the company', () => {
  expect(readReschedule({ day: '2026-12-03', start: '09:30', end: '11:00' }, zone)).toEqual({
    ok: true,
    startsAt: at('2026-12-03T14:30:00Z'),
    endsAt: at('2026-12-03T16:00:00Z'),
  });
});

test('an empty field, an end that is no later, and an hour that does not exist are told apart', () => {
  const faultOf = (day: string, start: string, end: string) => readReschedule({ day, start, end }, zone);
  expect(faultOf('', '09:00', '10:00')).toMatchObject({ fault: 'missing' });
  expect(faultOf('2026-12-03', '09:00', '')).toMatchObject({ fault: 'missing' });
  expect(faultOf('2026-12-03', '10:00', '10:00')).toMatchObject({ fault: 'order' });
  expect(faultOf('2027-03-14', '02:30', '04:00')).toMatchObject({ fault: 'skipped' });
});

test('an end before the start is on the next day, as long as a visit can last', () => {
  const read = (day: string, start: string, end: string) => readReschedule({ day, start, end }, zone);
  expect(read('2026-12-03', '22:00', '01:00')).toEqual({
    ok: true,
    startsAt: at('2026-12-04T03:00:00Z'),
    endsAt: at('2026-12-04T06:00:00Z'),
  });
  expect(read('2026-12-31', '22:00', '00:00')).toMatchObject({ endsAt: at('2027-01-01T05:00:00Z') });
  // The night in which the clocks go back is longer than its times say.
  expect(read('2026-10-31', '23:00', '03:00')).toMatchObject({ endsAt: at('2026-11-01T08:00:00Z') });
  expect(read('2027-03-13', '23:00', '02:30')).toMatchObject({ fault: 'skipped' });
  expect(read('2026-12-03', '14:00', '13:00')).toMatchObject({ fault: 'order' });
});

test('the length stays when the start is typed anew, over midnight too', () => {
  const entry = { day: '2026-12-03', start: '22:00', end: '01:00' };
  expect(shifted(entry, '20:00')).toEqual({ start: '20:00', end: '23:00' });
  expect(shifted({ ...entry, end: '23:30' }, '23:00')).toEqual({ start: '23:00', end: '00:30' });
  expect(shifted({ ...entry, start: '' }, '20:00')).toEqual({ start: '20:00' });
  expect(shifted({ ...entry, start: '14:00', end: '13:00' }, '15:00')).toEqual({ start: '15:00' });
});

const agenda = {
  timeZone: zone,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: weekday === 7,
    intervals: [{ startMin: 480, endMin: 1080 }],
  })),
};

test('outside is what no stretch of the day holds, and all of a closed day', () => {
  const inside = isOutsideHours(agenda, at('2026-12-03T14:00:00Z'), at('2026-12-03T15:00:00Z'));
  expect(inside).toBe(false);
  expect(isOutsideHours(agenda, at('2026-12-03T12:00:00Z'), at('2026-12-03T14:00:00Z'))).toBe(true);
  expect(isOutsideHours(agenda, at('2026-12-06T15:00:00Z'), at('2026-12-06T16:00:00Z'))).toBe(true);
});

test('nothing is called outside while the hours are unknown', () => {
  expect(isOutsideHours(undefined, at('2026-12-06T15:00:00Z'), at('2026-12-06T16:00:00Z'))).toBe(false);
});
