import { useRef, useState } from 'react';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { at } from '../grid/timed-rows.ts';
import { SNAP_MIN, snapped, stretchAt } from './lane-places.ts';

/** A visit that was taken up and not put down yet. */
export interface Held {
  readonly row: BookingRowView;
  readonly crewId: Id;
  readonly startMin: number;
  readonly minutes: number;
  readonly by: 'keys' | 'pointer';
}

interface LaneMoveOptions {
  readonly day: Day;
  readonly hours: WallInterval;
  readonly lanes: readonly CrewOfBooking[];
  readonly timeZone: string;
  readonly onDrop: (row: BookingRowView, to: Stretch, crew: CrewOfBooking) => void;
}

export type LaneMove = ReturnType<typeof useLaneMove>;

/** One visit on its way between lanes and times, by whatever it is moved. Put down where it was, nothing happens. */
export function useLaneMove({ day, hours, lanes, timeZone, onDrop }: LaneMoveOptions) {
  const [held, setHeld] = useState<Held>();
  // Ahead of what is drawn: let go right after a move, it is put down where it was led last.
  const latest = useRef<Held>(undefined);
  const put = (next: Held | undefined) => {
    latest.current = next;
    setHeld(next);
  };
  const change = (next: (before: Held) => Held) => latest.current && put(next(latest.current));
  const toOf = ({ startMin, minutes }: Held) => stretchAt(day, startMin, minutes, timeZone);
  return {
    held,
    crew: held && lanes.find(({ id }) => id === held.crewId),
    /** Undefined at an hour that this day has not. */
    to: held && toOf(held),
    /** False: it stands in no lane that is shown, or begins on another day. */
    lift: (row: BookingRowView, by: Held['by']): boolean => {
      const start = toLocal(at(row.startISO), timeZone);
      const crewId = row.crew?.id;
      if (start.day !== day || crewId === undefined || !lanes.some(({ id }) => id === crewId)) return false;
      put({ row, crewId, startMin: start.minuteOfDay, minutes: row.minutes, by });
      return true;
    },
    /** To a minute of the wall clock in a lane, by the nearest line. */
    place: (startMin: number, crewId: Id) =>
      change((before) => ({ ...before, startMin: snapped(startMin, hours), crewId })),
    /** To an end at a minute of the wall clock. */
    stretch: (endMin: number) =>
      change((before) => withMinutes(before, Math.round(endMin / SNAP_MIN) * SNAP_MIN - before.startMin)),
    /** So many lanes, lines and lines of length further. */
    step: ({ lanes: by = 0, lines = 0, longer = 0 }: { lanes?: number; lines?: number; longer?: number }) =>
      change((before) => {
        const index = lanes.findIndex(({ id }) => id === before.crewId) + by;
        const crewId = lanes[Math.min(Math.max(index, 0), lanes.length - 1)]?.id ?? before.crewId;
        const startMin = lines === 0 ? before.startMin : snapped(before.startMin + lines * SNAP_MIN, hours);
        return withMinutes({ ...before, crewId, startMin }, before.minutes + longer * SNAP_MIN);
      }),
    letGo: () => put(undefined),
    drop: () => {
      const now = latest.current;
      put(undefined);
      const to = now && toOf(now);
      const crew = lanes.find(({ id }) => id === now?.crewId);
      if (!now || !to || !crew) return;
      const { row } = now;
      const isSame =
        to.startsAt === at(row.startISO) && to.endsAt === at(row.endISO) && crew.id === row.crew?.id;
      if (!isSame) onDrop(row, to, crew);
    },
  };
}

function withMinutes(held: Held, minutes: number): Held {
  return { ...held, minutes: Math.min(Math.max(minutes, SNAP_MIN), BOOKING_MIN_MAX) };
}
