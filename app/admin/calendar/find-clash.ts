import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { addMs } from '#shared/kernel/instant.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import { at, stretchOf } from './timed-rows.ts';

export type Clash =
  | { readonly is: 'visit'; readonly row: BookingRowView }
  | { readonly is: 'block'; readonly block: BlockView };

/**
 * What a visit would run into at another time, as far as this device knows: the server has the last word. A visit takes
 * its time and the buffer after it; a block only its own, so a visit may end where a block begins.
 */
export function findClash(
  row: BookingRowView,
  to: Stretch,
  { bookings, blocks }: CalendarRange,
): Clash | undefined {
  const bufferMs = at(row.occupiedUntil) - at(row.endISO);
  const takenUntil = addMs(to.endsAt, bufferMs);
  const other = bookings.find(
    (one) =>
      one.id !== row.id &&
      one.status !== 'CANCELLED' &&
      at(one.startISO) < takenUntil &&
      to.startsAt < at(one.occupiedUntil),
  );
  if (other) return { is: 'visit', row: other };
  const block = blocks.find((one) => {
    const { startsAt, endsAt } = stretchOf(one);
    return startsAt < to.endsAt && to.startsAt < endsAt;
  });
  return block && { is: 'block', block };
}
