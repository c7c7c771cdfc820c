import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import { lockDays } from '../../../db/repos/agenda/agenda.ts';
import { findResource } from '../../../db/repos/agenda/blocks.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';

/** Of a cancelled visit, which takes no time: that it goes or comes back is news to calendars all the same. */
export async function lockVisitDays(
  tx: Tx,
  { startsAt, endsAt, timeZone }: Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>,
): Promise<void> {
  await lockDays(tx, await findResource(tx), daysTouched(startsAt, endsAt, 0, timeZone));
}
