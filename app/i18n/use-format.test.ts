import { afterEach, expect, test, vi } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { formatsOf } from './use-format.ts';

const zone = 'America/New_York';
const ms = (text: string) => Date.parse(`${text}T17:00:00Z`);

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-11-30', 'lun. 30 nov.'],
  ['2026-12-31', 'jeu. 31 déc.'],
  ['2027-01-04', 'lun. 4 janv.'],
  ['2026-06-02', 'mar. 2 juin'],
  ['2026-05-25', 'lun. 25 mai 2026'],
  ['2025-11-28', 'ven. 28 nov. 2025'],
  ['2027-12-31', 'ven. 31 déc. 2027'],
])('on 30 November 2026, %s is written as "%s"', (text, words) => {
  vi.useFakeTimers({ now: ms('2026-11-30') });
  const { day, date } = formatsOf('fr');
  const given = parseDay(text);
  expect(given && day(given, 'short')).toBe(words);
  expect(date(instantFromMs(ms(text)), zone, 'short')).toBe(words);
});
