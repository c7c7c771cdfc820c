import type { WallInterval } from '#shared/agenda/agenda.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { at } from './timed-rows.ts';

const USUAL: WallInterval = { startMin: 420, endMin: 1200 };
const WHOLE: WallInterval = { startMin: 0, endMin: 1440 };

/** 7:00 to 20:00, grown by whole hours until every visit fits (D148); over midnight it is the whole day. */
export function shownHours(
  rows: readonly Pick<BookingRowView, 'startISO' | 'endISO'>[],
  timeZone: string,
): WallInterval {
  return rows.reduce((hours, { startISO, endISO }) => {
    const start = toLocal(at(startISO), timeZone);
    const end = toLocal(at(endISO), timeZone);
    if (start.day !== end.day) return WHOLE;
    return {
      startMin: Math.min(hours.startMin, Math.floor(start.minuteOfDay / 60) * 60),
      endMin: Math.max(hours.endMin, Math.ceil(end.minuteOfDay / 60) * 60),
    };
  }, USUAL);
}
