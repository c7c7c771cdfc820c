import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { stretchOf } from '../grid/timed-rows.ts';

/** Of the visits in a block that was changed those that did not lie in it before: staff were told of the others. */
export function newlyInside(rows: readonly BookingRowView[], before: BlockView): readonly BookingRowView[] {
  const closed = stretchOf(before);
  return rows.filter((row) => {
    const { startsAt, endsAt } = stretchOf(row);
    const isWhose = before.crewId === undefined || row.crew === undefined || row.crew.id === before.crewId;
    return !(isWhose && startsAt < closed.endsAt && endsAt > closed.startsAt);
  });
}
