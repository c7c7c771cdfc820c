import type { TFunction } from 'i18next';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import {
  formatDate,
  formatDay,
  formatDayRange,
  formatMonth,
  formatTime,
  formatTimeRange,
} from '../../i18n/format.ts';
import type { Clash } from './dialogs/find-clash.ts';
import { at } from './grid/timed-rows.ts';
import type { CalendarView, DayRange } from './shown-days.ts';

/** "mar. 24 nov., 10:30 – 12:00". */
export function stretchWords({ startsAt, endsAt }: Stretch, timeZone: string): string {
  return `${formatDate(startsAt, 'fr', timeZone, 'short')}, ${formatTimeRange(startsAt, endsAt, 'fr', timeZone)}`;
}

/** What a view shows, as its heading. */
export function rangeWords(view: CalendarView, day: Day, { from, to }: DayRange): string {
  if (view === 'day') return capital(formatDay(day, 'fr'));
  if (view === 'month') return capital(formatMonth(Number(day.slice(5, 7)), Number(day.slice(0, 4)), 'fr'));
  return formatDayRange(from, addDays(to, -1), 'fr');
}

/** Why a visit cannot stand where staff want it. */
export function clashWords(clash: Clash, timeZone: string, t: TFunction<'admin'>): string {
  if (clash.is === 'block') {
    return t('calendar.clash.block', { reason: clash.block.reason || t('calendar.unavailable') });
  }
  const { customerName: name, startISO, endISO } = clash.row;
  return t('calendar.clash.booking', {
    name,
    from: formatTime(at(startISO), 'fr', timeZone),
    to: formatTime(at(endISO), 'fr', timeZone),
  });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
