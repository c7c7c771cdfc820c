import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { isOutsideHours, readReschedule } from './read-reschedule.ts';

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
