import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../kernel/day.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs, MINUTE_MS } from '../kernel/instant.ts';
import { dayBounds, edgeInstant, startOfDay, toInstant } from './local-day.ts';
import { toLocal, zoneShortName } from './local-time.ts';
import { day, instant } from './sample-agenda.ts';

const NEW_YORK = 'America/New_York';

describe('a wall time becomes an instant', () => {
  test('[AG1] nine in the morning is nine in the morning on both days of a clock change', () => {
    expect(iso(toInstant(day('2026-11-01'), 540, NEW_YORK))).toBe('2026-11-01T14:00:00.000Z');
    expect(iso(toInstant(day('2027-03-14'), 540, NEW_YORK))).toBe('2027-03-14T13:00:00.000Z');
    expect(iso(toInstant(day('2027-01-15'), 540, NEW_YORK))).toBe('2027-01-15T14:00:00.000Z');
  });

  test('[AG1] 1440 is the next midnight and anything outside 0-1440 is nothing', () => {
    expect(toInstant(day('2026-11-01'), 1440, NEW_YORK)).toBe(startOfDay(day('2026-11-02'), NEW_YORK));
    expect(toInstant(day('2026-11-01'), 1441, NEW_YORK)).toBeUndefined();
    expect(toInstant(day('2026-11-01'), -1, NEW_YORK)).toBeUndefined();
  });

  test('[AG2] every minute of a skipped hour has no instant', () => {
    for (let minute = 120; minute < 180; minute += 1) {
      expect(toInstant(day('2027-03-14'), minute, NEW_YORK)).toBeUndefined();
    }
    expect(iso(toInstant(day('2027-03-14'), 119, NEW_YORK))).toBe('2027-03-14T06:59:00.000Z');
    expect(iso(toInstant(day('2027-03-14'), 180, NEW_YORK))).toBe('2027-03-14T07:00:00.000Z');
  });

  test('[AG2] a doubled wall time is its first instant', () => {
    expect(iso(toInstant(day('2026-11-01'), 90, NEW_YORK))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(toInstant(day('2026-11-01'), 120, NEW_YORK))).toBe('2026-11-01T07:00:00.000Z');
  });

  test('[AG3] opening at a skipped time is the jump, at a doubled time its first occurrence', () => {
    expect(iso(edgeInstant(day('2027-03-14'), 150, NEW_YORK))).toBe('2027-03-14T07:00:00.000Z');
    expect(iso(edgeInstant(day('2026-11-01'), 90, NEW_YORK))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(edgeInstant(day('2026-11-01'), 1440, NEW_YORK))).toBe('2026-11-02T05:00:00.000Z');
  });
});

describe('a local day', () => {
  test.each([
    [NEW_YORK, '2026-10-31', 24],
    [NEW_YORK, '2026-11-01', 25],
    [NEW_YORK, '2027-03-14', 23],
    ['America/Phoenix', '2027-03-14', 24],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2027-04-04', 24.5],
    ['Europe/Paris', '2026-10-25', 25],
    ['America/Havana', '2026-11-01', 25],
    ['America/Santiago', '2027-04-03', 25],
    ['America/Santiago', '2027-04-04', 24],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Pacific/Kiritimati', '2026-11-01', 24],
    ['Pacific/Apia', '2011-12-29', 24],
    ['Pacific/Apia', '2011-12-30', 0],
    ['Pacific/Apia', '2011-12-31', 24],
  ])('[AG4] in %s, %s is %d hours long', (timeZone, text, hours) => {
    const { startsAt, endsAt } = dayBounds(day(text), timeZone);
    expect((endsAt - startsAt) / 3_600_000).toBe(hours);
  });

  test('[AG4] a day without midnight begins at the jump', () => {
    const startsAt = startOfDay(day('2026-04-24'), 'Africa/Cairo');
    expect(toLocal(startsAt, 'Africa/Cairo')).toEqual({ day: '2026-04-24', minuteOfDay: 60 });
    expect(toInstant(day('2026-04-24'), 0, 'Africa/Cairo')).toBeUndefined();
  });

  test('[AG2] a date that the zone skipped has no wall time at all', () => {
    expect(toInstant(day('2011-12-30'), 600, 'Pacific/Apia')).toBeUndefined();
  });

  test('[AG4] two years of days follow each other without a hole in six zones', () => {
    for (const timeZone of zones) {
      for (let date = day('2026-01-01'); date < '2028-01-01'; date = addDays(date, 1)) {
        expect(dayBounds(date, timeZone).endsAt).toBe(startOfDay(addDays(date, 1), timeZone));
      }
    }
  });
});

describe('an instant becomes a wall time', () => {
  test('[AG1] it agrees with Intl every 997 minutes of two years in six zones', () => {
    for (const timeZone of zones) {
      const format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      });
      const start = startOfDay(day('2026-01-01'), timeZone);
      for (let minute = 0; minute < 730 * 1440; minute += 997) {
        const at = addMinutes(start, minute);
        expect(`${timeZone} ${shown(at, timeZone)}`).toBe(`${timeZone} ${format.format(at)}`);
      }
    }
  });

  test('[AG1] it comes back to the same instant except in the second of a doubled hour', () => {
    for (const date of ['2026-11-01', '2027-03-14', '2026-07-04'].map(day)) {
      const { startsAt, endsAt } = dayBounds(date, NEW_YORK);
      for (let at = startsAt; at < endsAt; at = addMinutes(at, 5)) {
        const local = toLocal(at, NEW_YORK);
        expect(daysBetween(date, local.day)).toBe(0);
        const back = toInstant(date, local.minuteOfDay, NEW_YORK);
        expect([at, at - 60 * MINUTE_MS]).toContain(back);
        if (date !== '2026-11-01') expect(back).toBe(at);
      }
    }
  });

  test('[AG1] seconds are dropped and times before 1970 still have a day', () => {
    expect(toLocal(instant('2026-07-04T12:34:56.789Z'), NEW_YORK)).toEqual({
      day: '2026-07-04',
      minuteOfDay: 514,
    });
    expect(toLocal(instantFromMs(-1_000), 'UTC')).toEqual({ day: '1969-12-31', minuteOfDay: 1439 });
  });

  test('a zone that does not exist is named in the error', () => {
    expect(() => startOfDay(day('2026-07-04'), 'Mars/Olympus')).toThrow('Mars/Olympus');
  });
});

test('the short name of a zone follows the season and the language', () => {
  const winter = instant('2027-01-15T12:00:00Z');
  const summer = instant('2027-07-15T12:00:00Z');
  expect(zoneShortName(NEW_YORK, winter, 'en')).toBe('EST');
  expect(zoneShortName(NEW_YORK, summer, 'es')).toBe('EDT');
  expect(zoneShortName('America/Chicago', winter, 'en')).toBe('CST');
  expect(zoneShortName(NEW_YORK, winter, 'fr')).toBe('UTC−5');
});

const zones = [
  NEW_YORK,
  'America/Phoenix',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Europe/Paris',
  'Pacific/Apia',
];

function shown(at: Instant, timeZone: string): string {
  const { day: date, minuteOfDay } = toLocal(at, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}, ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

function iso(at: Instant | undefined): string | undefined {
  return at === undefined ? undefined : formatInstant(at);
}
