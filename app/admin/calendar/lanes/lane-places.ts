import type { CSSProperties } from 'react';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CrewOfBooking, CrewView } from '#shared/api/admin/crews.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';

/** The lines on which a moved visit begins and ends. */
export const SNAP_MIN = 15;

/** Where something stands in a lane, as shares of its height. */
export interface LaneBox {
  readonly from: number;
  readonly share: number;
}

/** Of the part that lies on this day and in these hours; undefined where none does. */
export function boxOf(
  { startsAt, endsAt }: Stretch,
  day: Day,
  hours: WallInterval,
  timeZone: string,
): LaneBox | undefined {
  const start = toLocal(startsAt, timeZone);
  const end = toLocal(endsAt, timeZone);
  const startMin = start.day < day ? 0 : start.day > day ? 1440 : start.minuteOfDay;
  const endMin = end.day > day ? 1440 : end.day < day ? 0 : end.minuteOfDay;
  const from = Math.max(startMin, hours.startMin);
  const to = Math.min(endMin, hours.endMin);
  const whole = hours.endMin - hours.startMin;
  return to <= from ? undefined : { from: (from - hours.startMin) / whole, share: (to - from) / whole };
}

/** Shares of the lane: a number takes no unit with it, and the sheet says what they are shares of. */
export function styleOf(box: LaneBox | undefined): CSSProperties {
  return { '--from': box?.from ?? 0, '--share': box?.share ?? 0 } as CSSProperties;
}

/** The stretch of this length that begins at a minute of the wall clock; undefined for an hour that the day has not. */
export function stretchAt(
  day: Day,
  startMin: number,
  minutes: number,
  timeZone: string,
): Stretch | undefined {
  const startsAt = toInstant(day, startMin, timeZone);
  return startsAt === undefined ? undefined : { startsAt, endsAt: addMinutes(startsAt, minutes) };
}

/** The nearest line to begin on, within the hours that are shown. */
export function snapped(min: number, { startMin, endMin }: WallInterval): number {
  const line = Math.round(min / SNAP_MIN) * SNAP_MIN;
  return Math.min(Math.max(line, startMin), endMin - SNAP_MIN);
}

/**
 * The crews that have a lane: the active ones in their order, then those that are closed by now and have something on
 * these days. None where the company has one crew: the calendar is what it always was.
 */
export function lanesOf(
  crews: readonly CrewView[],
  { bookings }: CalendarRange,
  chosen: Id | 'all',
): readonly CrewOfBooking[] {
  const active = crews.filter((crew) => crew.active);
  if (active.length < 2) return [];
  const has = (id: Id) => bookings.some(({ crew }) => crew?.id === id);
  const lanes = [...active, ...crews.filter((crew) => !crew.active && has(crew.id))];
  return chosen === 'all' ? lanes : lanes.filter(({ id }) => id === chosen);
}
