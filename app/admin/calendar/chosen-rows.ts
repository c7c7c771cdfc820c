import type { Id } from '#shared/kernel/ids.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import type { ShownStatus } from './use-preferences.ts';

/** The visits of the chosen status; blocks have none and stay. */
export function ofStatus({ bookings, blocks }: CalendarRange, status: ShownStatus): CalendarRange {
  return { blocks, bookings: status === 'all' ? bookings : bookings.filter((row) => row.status === status) };
}

/** The visits of one crew, and what closes it: blocks of its own and those of the whole company. */
export function ofCrew(range: CalendarRange, crew: Id | 'all'): CalendarRange {
  if (crew === 'all') return range;
  return {
    bookings: range.bookings.filter((row) => row.crew?.id === crew),
    blocks: range.blocks.filter(({ crewId }) => crewId === undefined || crewId === crew),
  };
}
