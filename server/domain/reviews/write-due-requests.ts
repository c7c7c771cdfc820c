import { addMinutes } from '#shared/kernel/instant.ts';
import { takeUnasked } from '../../db/repos/bookings/visit-reviews.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

const DAY_MIN = 24 * 60;
/** A visit that nobody was asked about for so long, because no node ran or a day went by at night, is left in peace. */
const ASKED_WITHIN_DAYS = 4;
/** Of a round and company: more than end in a minute. */
const ASKED_MAX = 100;

/**
 * One mail for each visit that was carried out and ended a day ago (D403). The visit remembers that it was asked
 * about. Whether it is still true is asked again when it is sent, and it is sent by day alone.
 */
export async function writeDueRequests(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  tenant: Pick<Tenant, 'id'>,
): Promise<void> {
  const at = deps.now();
  const until = addMinutes(at, -DAY_MIN);
  const after = addMinutes(until, -(ASKED_WITHIN_DAYS - 1) * DAY_MIN);
  await withTenant(deps.db, tenant.id, async (tx) => {
    for (const { id, email, locale } of await takeUnasked(tx, { after, until, at, limit: ASKED_MAX })) {
      await enqueueMail(tx, {
        id: deps.newId(),
        dedupeKey: `review:${id}`,
        kind: 'review.asked',
        recipient: email,
        locale,
        payload: { bookingId: id },
      });
    }
  });
}
