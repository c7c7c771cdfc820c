import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, mondayOf, weekdayOf } from '../kernel/day.ts';
import { day } from './sample-agenda.ts';
import { calendarWindow } from './six-week-window.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((ahead) => addDays(day('1990-01-01'), ahead));

describe('the six weeks of the calendar', () => {
  test('[AG17] are 42 dates in a row from a Monday, each once', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { cells, firstDay, lastDay } = calendarWindow(mondayOf(today), today, 90);
        expect(cells.map((cell) => cell.day)).toEqual(cells.map((_, index) => addDays(firstDay, index)));
        expect([cells.length, cells.at(-1)?.day, weekdayOf(firstDay)]).toEqual([42, lastDay, 1]);
        expect(cells.some((cell) => cell.day === today)).toBe(true);
      }),
    );
  });

  test('[AG17] moving on and back by 28 days shows every date of the horizon and returns to the start', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 200 }), (today, horizonDays) => {
        const first = calendarWindow(mondayOf(today), today, horizonDays);
        const seen = new Set<string>();
        let shown = first;
        let moves = 0;
        for (;;) {
          for (const cell of shown.cells) if (!cell.disabled) seen.add(cell.day);
          if (!shown.nextMonday) break;
          expect(shown.nextMonday).toBe(addDays(shown.firstDay, 28));
          shown = calendarWindow(shown.nextMonday, today, horizonDays);
          moves += 1;
        }
        expect(seen.size).toBe(horizonDays + 1);
        for (let back = 0; back < moves; back += 1) {
          expect(shown.previousMonday).toBe(addDays(shown.firstDay, -28));
          if (shown.previousMonday) shown = calendarWindow(shown.previousMonday, today, horizonDays);
        }
        expect(shown).toEqual(first);
      }),
    );
  });

  test.each(['2026-11-01', '2027-03-14', '2026-12-31', '2028-02-29', '2100-02-28'])(
    '[AG17] skip and repeat no date around %s',
    (text) => {
      const { cells } = calendarWindow(mondayOf(addDays(day(text), -14)), day(text), 90);
      expect(new Set(cells.map((cell) => cell.day)).size).toBe(42);
      expect(cells.map((cell) => cell.day)).toEqual(cells.map((cell) => cell.day).sort());
    },
  );

  test('[AG18] cannot pick yesterday or the day after the horizon', () => {
    const { cells } = calendarWindow(day('2026-06-01'), day('2026-06-03'), 10);
    const enabled = cells.filter((cell) => !cell.disabled).map((cell) => cell.day);
    expect([enabled[0], enabled.at(-1), enabled.length]).toEqual(['2026-06-03', '2026-06-13', 11]);
  });

  test('[AG18] have no way back before today and no way on beyond the horizon', () => {
    const today = day('2026-06-03');
    const thisWeek = calendarWindow(day('2026-06-01'), today, 60);
    expect([thisWeek.previousMonday, thisWeek.nextMonday]).toEqual([undefined, '2026-06-29']);
    const later = calendarWindow(day('2026-06-29'), today, 60);
    expect([later.previousMonday, later.nextMonday]).toEqual(['2026-06-01', undefined]);
  });

  test('[AG18] that begin today or end with the horizon have nothing beyond', () => {
    const exact = calendarWindow(day('2026-06-01'), day('2026-06-01'), 41);
    expect([exact.previousMonday, exact.nextMonday]).toEqual([undefined, undefined]);
  });

  test('[AG17] begin on a Monday or not at all', () => {
    expect(() => calendarWindow(day('2026-06-03'), day('2026-06-03'), 90)).toThrow('Monday');
  });
});
