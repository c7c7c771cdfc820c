import { describe, expect, test } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { type Place, readPlace, readStatus, withPlace, withStatus } from './calendar-place.ts';
import { calendarViews } from './shown-days.ts';
import { shownStatuses } from './use-preferences.ts';

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
};
const usual: Place = { view: 'week', day: day('2026-11-24') };

describe('the place in the address', () => {
  test('every view and day comes back', () => {
    for (const view of calendarViews) {
      const place = { view, day: day('2027-02-28') };
      expect(readPlace(withPlace('?visit=1', place, usual), usual)).toEqual(place);
    }
  });

  test('the usual place leaves nothing behind, and the rest of the address stays', () => {
    const away = withPlace('?status=pending', { view: 'day', day: day('2026-12-01') }, usual);
    expect(away).toBe('?status=pending&view=day&day=2026-12-01');
    expect(withPlace(away, usual, usual)).toBe('?status=pending');
    expect(withPlace('?view=day', usual, usual)).toBe('');
  });

  test('what is no view and no day is the usual one', () => {
    expect(readPlace('?view=year&day=2026-02-30', usual)).toEqual(usual);
    expect(readPlace('', usual)).toEqual(usual);
    expect(readPlace('?day=9999-12-31', usual)).toEqual(usual);
    expect(readPlace('?day=1970-01-01', usual)).toEqual(usual);
  });

  test('every status comes back; silence and nonsense are left to the device', () => {
    for (const status of shownStatuses) expect(readStatus(withStatus('?day=x', status))).toBe(status);
    expect(readStatus('')).toBeUndefined();
    expect(readStatus('?status=lost')).toBeUndefined();
  });
});
