import { formatInstant } from '#shared/kernel/instant.ts';
import { listUnreminded } from '../../db/repos/bookings/booking-lists.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { isDayTime, needsReminder, REMINDED_AT_MOST_MIN } from './reminder-time.ts';

/**
 * One mail for each confirmed visit whose reminder is due. The key names the visit's time, so that a moved visit is
 * reminded of its new time, and how often its address was put right, for the other one got nothing (D489); and so that two
 * nodes write one row. Whether it is still true is asked again when it is sent.
 */
export async function writeDueReminders(deps: Deps, tenant: Tenant): Promise<void> {
  const now = deps.now();
  if (!isDayTime(now, tenant.timeZone)) return;
  await withTenant(deps.db, tenant.id, async (tx) => {
    const bookings = await listUnreminded(tx, now, REMINDED_AT_MOST_MIN);
    for (const { id, startsAt, email, locale, linkEpoch } of bookings.filter((row) =>
      needsReminder(row, now),
    )) {
      await enqueueMail(tx, {
        id: deps.newId(),
        dedupeKey: `reminder:${id}:${startsAt / 1000}:${linkEpoch}`,
        kind: 'booking.reminder',
        recipient: email,
        locale,
        payload: { bookingId: id, startISO: formatInstant(startsAt) },
      });
    }
  });
}
