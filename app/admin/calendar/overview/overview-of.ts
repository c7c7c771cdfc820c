import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { type DayLoad, dayLoads } from '#shared/booking/occupancy.ts';
import { type DayMoney, moneyByDay } from '#shared/booking/week-money.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { ofCrew } from '../../parts/crew/of-crew.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { byStart, dayOf, hoursOf, measured, shutBy } from '../grid/timed-rows.ts';

interface OverviewInput {
  /** Whose numbers are told. */
  readonly crew: Id | 'all';
  readonly days: readonly Day[];
  readonly today: Day;
  readonly agenda: AgendaView | undefined;
  readonly timeZone: string;
}

export interface OverviewNumbers {
  /** The visits of today that take place, by start. */
  readonly rows: readonly BookingRowView[];
  readonly loads: readonly DayLoad[];
  readonly money: readonly DayMoney[];
}

/** What is told of some days above the calendar: of all crews, or of the one that is chosen. */
export function overviewOf(
  range: CalendarRange,
  { crew, days, today, agenda, timeZone }: OverviewInput,
): OverviewNumbers {
  const own = ofCrew(range, crew);
  const bookings = own.bookings.map(measured);
  return {
    rows: own.bookings
      .filter(({ status, startISO }) => status !== 'CANCELLED' && dayOf(startISO, timeZone) === today)
      .sort(byStart),
    loads: dayLoads(days, {
      bookings,
      blocks: own.blocks.map(shutBy),
      crewIds: crew === 'all' ? agenda?.crewIds : [crew],
      hoursOf: hoursOf(agenda),
      timeZone,
    }),
    money: moneyByDay(days, bookings, timeZone),
  };
}
