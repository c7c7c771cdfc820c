/** Builders for the tests of the agenda: only what matters to a test is spelled out there. */
import { assert } from '../kernel/assert.ts';
import { type Day, parseDay } from '../kernel/day.ts';
import { type Instant, parseInstant } from '../kernel/instant.ts';
import type { Agenda, WallInterval } from './agenda.ts';

export function day(text: string): Day {
  const parsed = parseDay(text);
  assert(parsed !== undefined, `a day, not ${text}`);
  return parsed;
}

export function instant(iso: string): Instant {
  const parsed = parseInstant(iso);
  assert(parsed !== undefined, `an instant, not ${iso}`);
  return parsed;
}

/** New York, every day 08:00-18:00, step 30, no buffer, no notice, a year of horizon. */
export function sampleAgenda(changes: Partial<Agenda> = {}): Agenda {
  return {
    timeZone: 'America/New_York',
    hours: everyDay({ startMin: 480, endMin: 1080 }),
    stepMin: 30,
    bufferMin: 0,
    noticeMin: 0,
    horizonDays: 365,
    ...changes,
  };
}

export function everyDay(...intervals: WallInterval[]): Agenda['hours'] {
  return Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, intervals]));
}
