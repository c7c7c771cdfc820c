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

/**
 * What a visit would run into at this time, as far as this device knows: the server has the last word. A visit takes
 * its time and the buffer after it; a block only its own, so a visit may end where a block begins. `except` is the
 * visit itself, where it stands already. What is a crew's keeps no other crew from coming (AG41): only the server knows
 * who is free.
 */
export function findConflict(
  { startsAt, endsAt }: Stretch,
  bufferMin: number,
  { bookings, blocks }: Day,
  except?: Id,
): Conflict | undefined {
  const takenUntil = addMinutes(endsAt, bufferMin);
  const row = bookings.find(
    (one) =>
      one.id !== except &&
      one.crew === undefined &&
      one.status !== 'CANCELLED' &&
      at(one.startISO) < takenUntil &&
      startsAt < at(one.occupiedUntil),
  );
  if (row) return { is: 'booking', row };
  const block = blocks.find(
    (one) => one.crewId === undefined && at(one.startISO) < endsAt && startsAt < at(one.endISO),
  );
  return block && { is: 'block', block };
}

/** The wire's texts are checked instants (shared/api/wire.ts). */
function at(iso: string): Instant {
  return instantFromMs(Date.parse(iso));
}
