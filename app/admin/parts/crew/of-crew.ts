import type { Id } from '#shared/kernel/ids.ts';
import type { CalendarRange } from '../use-calendar-range.ts';

/** The visits of one crew, and what closes it: blocks of its own and those of the whole company. */
export function ofCrew(range: CalendarRange, crew: Id | 'all'): CalendarRange {
  if (crew === 'all') return range;
  return {
    bookings: range.bookings.filter((row) => row.crew?.id === crew),
    blocks: range.blocks.filter(({ crewId }) => crewId === undefined || crewId === crew),
  };
}
