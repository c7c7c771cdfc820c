import { useTranslation } from 'react-i18next';
import { type Day, mondayOf, parseDay } from '#shared/kernel/day.ts';
import { type Formats, useFormat } from '../../i18n/use-format.ts';
import { MonthGrid } from '../../ui/calendar/month-grid.tsx';
import { freeLevel } from './free-days.ts';
import type { FreeDays } from './use-free-days.ts';

type DayCalendarProps = { days: FreeDays; today: Day; onPick: (day: Day) => void };

/** Six weeks from a Monday, moved by 28 days (D91), with dots for how free a day is. */
export function DayCalendar({ days, today, onPick }: DayCalendarProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { window, counts, horizonDays } = days;
  const outside = new Set<string>(window.cells.filter(({ disabled }) => disabled).map(({ day }) => day));
  const countOf = (day: string) => counts.get(asDay(day));
  const why = (day: string) => {
    if (day < today) return t('calendar.past');
    if (outside.has(day)) return t('calendar.beyond', { count: horizonDays });
    return countOf(day) === 0 ? t('day.none') : undefined;
  };
  return (
    <MonthGrid
      firstDay={window.firstDay}
      title={format.dayRange(window.firstDay, window.lastDay)}
      previousLabel={t('calendar.previous')}
      nextLabel={t('calendar.next')}
      canMoveBack={window.previousMonday !== undefined && window.firstDay > mondayOf(today)}
      canMoveOn={window.nextMonday !== undefined}
      weekdays={weekdaysOf(format)}
      labelOf={(day) => format.day(asDay(day))}
      monthOf={(day) => format.shortMonth(asDay(day))}
      isDisabled={(day) => outside.has(day) || countOf(day) === 0}
      why={why}
      level={(day) => (outside.has(day) ? undefined : freeLevel(countOf(day)))}
      levelLabels={[t('calendar.none'), t('calendar.few'), t('calendar.many')]}
      selected={days.day ?? null}
      today={today}
      todayLabel={t('calendar.today')}
      onPick={(day) => onPick(asDay(day))}
      onMove={days.move}
    />
  );
}

function weekdaysOf(format: Formats) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    short: format.weekday(weekday, 'short'),
    long: format.weekday(weekday, 'long'),
  }));
}

/** The grid counts days as plain text; what it hands back was made from a real one. */
function asDay(text: string): Day {
  return parseDay(text) ?? (text as Day); // the grid only adds days to the real day it was given
}
