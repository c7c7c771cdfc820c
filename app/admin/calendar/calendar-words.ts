import type { TFunction } from 'i18next';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import type { Clash } from './dialogs/find-clash.ts';
import { at } from './grid/timed-rows.ts';
import type { CalendarView, DayRange } from './shown-days.ts';

/** "mar. 24 nov., 10:30 – 12:00". */
export function stretchWords({ startsAt, endsAt }: Stretch, timeZone: string): string {
  return `${staffFormat.date(startsAt, timeZone, 'short')}, ${staffFormat.timeRange(startsAt, endsAt, timeZone)}`;
}

/** The same with who comes, where that is said. */
export function placeWords(
  stretch: Stretch,
  crew: Pick<CrewOfBooking, 'name'> | undefined,
  timeZone: string,
): string {
  return [stretchWords(stretch, timeZone), ...(crew ? [crew.name] : [])].join(' · ');
}

/** What a view shows, as its heading. */
export function rangeWords(view: CalendarView, day: Day, { from, to }: DayRange): string {
  if (view === 'day') return capital(staffFormat.day(day));
  if (view === 'month') return capital(staffFormat.month(Number(day.slice(5, 7)), Number(day.slice(0, 4))));
  return staffFormat.dayRange(from, addDays(to, -1));
}

/** Why a visit cannot stand where staff want it. */
export function clashWords(clash: Clash, timeZone: string, t: TFunction<'admin'>): string {
  if (clash.is === 'block') {
    return t('calendar.clash.block', { reason: clash.block.reason || t('calendar.unavailable') });
  }
  const { customerName: name, startISO, endISO } = clash.row;
  return t('calendar.clash.booking', {
    name,
    from: staffFormat.time(at(startISO), timeZone),
    to: staffFormat.time(at(endISO), timeZone),
  });
}

/** That it is done, and whom it closes where that may be one crew or all (D564). */
export function blockedWords(
  { crewId }: Pick<BlockView, 'crewId'>,
  crews: readonly Pick<CrewOfBooking, 'id' | 'name'>[],
  t: TFunction<'admin'>,
): string {
  if (crews.length < 2) return t('calendar.block.done');
  const crew = crews.find(({ id }) => id === crewId)?.name;
  return t('calendar.block.doneFor', { who: crew ?? t('calendar.block.everyone') });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
