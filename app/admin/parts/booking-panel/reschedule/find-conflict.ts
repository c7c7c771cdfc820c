import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import type { Conflict } from '../../../../data/staff/commands/reschedule-booking.ts';

interface Day {
  readonly bookings: readonly BookingRowView[];
  readonly blocks: readonly BlockView[];
}

/** Whose time it is to be. */
export interface Sought {
  /** The visit itself, where it stands already. */
  readonly except?: Id | undefined;
  /** This crew or none. */
  readonly crewId?: Id | undefined;
  /** The active crews, of whom any may come; empty or absent: not known, or one alone. */
  readonly crewIds?: readonly Id[] | undefined;
}

/**
 * What a visit would run into at this time, as far as this device knows: the server has the last word. A visit takes
 * its time and the buffer after it; a block only its own, so a visit may end where a block begins. A crew that
 * is free is enough (AG41): where none is, what the first of them has is named.
 */
export function findConflict(
  stretch: Stretch,
  bufferMin: number,
  day: Day,
  { except, crewId, crewIds = [] }: Sought = {},
): Conflict | undefined {
  const crews = crewId === undefined ? crewIds : [crewId];
  if (crews.length === 0) return conflictOf(stretch, bufferMin, day, except, undefined);
  const found = crews.map((crew) => conflictOf(stretch, bufferMin, day, except, crew));
  return found.includes(undefined) ? undefined : found[0];
}

/** Of one crew; undefined: of what nobody's name is on. */
function conflictOf(
  { startsAt, endsAt }: Stretch,
  bufferMin: number,
  { bookings, blocks }: Day,
  except: Id | undefined,
  crewId: Id | undefined,
): Conflict | undefined {
  const takenUntil = addMinutes(endsAt, bufferMin);
  const row = bookings.find(
    (one) =>
      one.id !== except &&
      (one.crew === undefined || one.crew.id === crewId) &&
      one.status !== 'CANCELLED' &&
      at(one.startISO) < takenUntil &&
      startsAt < at(one.occupiedUntil),
  );
  if (row) return { is: 'booking', row };
  const block = blocks.find(
    (one) =>
      (one.crewId === undefined || one.crewId === crewId) &&
      at(one.startISO) < endsAt &&
      startsAt < at(one.endISO),
  );
  return block && { is: 'block', block };
}

/** The wire's texts are checked instants (shared/api/wire.ts). */
function at(iso: string): Instant {
  return instantFromMs(Date.parse(iso));
}
