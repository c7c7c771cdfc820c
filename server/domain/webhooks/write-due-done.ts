import { addMinutes } from '#shared/kernel/instant.ts';
import { listUntoldDone } from '../../db/repos/bookings/booking-lists.ts';
import { writeWebhookEvent } from '../../db/repos/webhooks/webhook-events.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { bookingFacts } from './booking-facts.ts';

/** Nodes may have stood still that long, and a visit is told of still. */
const LOOKED_BACK_MIN = 24 * 60;
/** In one round; what is left is told with the next. */
const TOLD_MAX = 200;

/**
 * A visit is done when its time is over and it was confirmed and not cancelled: nothing else says so (D442). The key names
 * its end, so that one that is moved is told of again, and so that two nodes write one row. It happened when it was found
 * out: a visit whose end was corrected backwards was moved before it was done.
 */
export async function writeDueDone(deps: Deps, tenant: Tenant): Promise<void> {
  const now = deps.now();
  await withTenant(deps.db, tenant.id, async (tx) => {
    for (const visit of await listUntoldDone(tx, addMinutes(now, -LOOKED_BACK_MIN), now, TOLD_MAX)) {
      await writeWebhookEvent(tx, {
        id: deps.newId(),
        kind: 'booking.done',
        bookingId: visit.id,
        dedupeKey: `done:${visit.id}:${visit.endsAt / 1000}`,
        facts: bookingFacts(visit),
        at: now,
        knownSince: visit.endsAt,
      });
    }
  });
}
