import { DELETED_KEPT_DAYS } from '#shared/api/admin/bookings.ts';
import { WEBHOOK_EVENTS_KEPT_DAYS } from '#shared/company/webhooks.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { deleteCellsBefore, deleteHoldsExpiredBefore } from '../db/repos/agenda/claims.ts';
import { purgeDeletedBefore } from '../db/repos/bookings/booking-staff.ts';
import { forgetAddressesBefore } from '../db/repos/bookings/unproven-bookings.ts';
import { removeReviewsOfNobody } from '../db/repos/bookings/visit-reviews.ts';
import { abandonClonesBefore } from '../db/repos/carts/cart-clones.ts';
import { deleteCartsBefore } from '../db/repos/carts/carts.ts';
import { eraseNotesOfNobody } from '../db/repos/customers/customer-notes.ts';
import { deleteUnconfirmedBefore } from '../db/repos/customers/newsletter-subscribers.ts';
import { removeUnusedFiles } from '../db/repos/files.ts';
import { deleteKeysBefore } from '../db/repos/idempotency-keys.ts';
import { deleteSettledMailsBefore } from '../db/repos/mail-outbox.ts';
import { deleteNoticesBefore } from '../db/repos/notices/notices.ts';
import { deleteEndedSubscriptions } from '../db/repos/notices/push.ts';
import { deleteSessionsExpiredBefore } from '../db/repos/staff/admin-sessions.ts';
import { deleteApiKeysRevokedBefore } from '../db/repos/staff/api-keys.ts';
import { listTenants } from '../db/repos/tenants.ts';
import { deleteWebhookEventsBefore } from '../db/repos/webhooks/webhook-events.ts';
import { type Tx, withTenant } from '../db/with-tenant.ts';
import type { Deps } from '../deps.ts';
import { goByDatabaseClock } from './database-clock.ts';
import { startRounds } from './start-rounds.ts';

const EVERY_MS = 10 * 60_000;
/** An expired hold still converts while it is there, so it is left for an hour after its end. */
const HOLD_KEPT_MIN = 60;
/** More than twice as long as a device tries again (D352). */
const KEY_KEPT_MIN = 7 * 24 * 60;
/** The past is not booked; the bookings themselves stay. */
const CELL_KEPT_MIN = 30 * 24 * 60;

/** An edit that its customer did not go on with for a day has been left (D111). */
const CLONE_KEPT_MIN = 24 * 60;

/** Until then a deletion can be undone (D109); what is left after a full round goes with the next. */
const DELETED_KEPT_MIN = DELETED_KEPT_DAYS * 24 * 60;
const PURGED_MAX = 500;

/** Carts untouched since; what is on a device is sent again by it. Booked ones stay: they say that they are. */
const DRAFT_KEPT_MIN = 30 * 24 * 60;
/** Twice as long as a link to confirm works. */
const UNCONFIRMED_KEPT_MIN = 14 * 24 * 60;
/** Mails that were sent, kept or given up; what they told of stays in the history of its booking. */
const MAIL_KEPT_MIN = 14 * 24 * 60;
/** A picture that nothing shows: mails and pages that people kept open may still ask for it. */
const UNUSED_FILE_KEPT_MIN = 30 * 24 * 60;
/** Longer than a summary of them may wait to be sent; what they told of stays in the history of its booking. */
const NOTICE_KEPT_MIN = 30 * 24 * 60;
/** Keys of programs that were revoked; history keeps what they did by their name. */
const REVOKED_KEY_KEPT_MIN = 30 * 24 * 60;
/** What other programs were told, and what waits for one that was switched off. */
const WEBHOOK_EVENT_KEPT_MIN = WEBHOOK_EVENTS_KEPT_DAYS * 24 * 60;
/** Of each table and round, so that no round holds its locks for long: more than may come in ten minutes. */
const FORGOTTEN_MAX = 5_000;

/** Nothing depends on it: readers ignore what has expired and writers delete it. It only keeps tables small. */
export function startTidy(deps: Deps, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  let isStopping = false;
  const look = () =>
    atTime()
      .then((timed) => tidy(timed, () => isStopping))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'tidying failed'));
  const rounds = startRounds(look, everyMs);
  return {
    stop: () => {
      isStopping = true;
      return rounds.stop();
    },
  };
}

/**
 * Several nodes may do it at once. The trouble of one tenant, or of one of its tables, does not keep the others from it; a
 * stop does.
 */
export async function tidy(deps: Deps, isStopping = () => false): Promise<void> {
  for (const tenant of await listTenants(deps.db)) {
    for (const step of stepsAt(deps.now())) {
      if (isStopping()) return;
      await withTenant(deps.db, tenant.id, step).catch((error: unknown) =>
        deps.log.warn({ err: error, tenant: tenant.slug }, 'tidying failed'),
      );
    }
  }
}

/** In this order: what belongs to a booking goes after it. Each locks its rows for as long as it takes, and no longer. */
function stepsAt(now: Instant): readonly ((tx: Tx) => Promise<unknown>)[] {
  const before = (keptMin: number) => addMinutes(now, -keptMin);
  return [
    (tx) => abandonClonesBefore(tx, before(CLONE_KEPT_MIN)),
    (tx) => deleteHoldsExpiredBefore(tx, before(HOLD_KEPT_MIN)),
    (tx) => deleteKeysBefore(tx, before(KEY_KEPT_MIN)),
    (tx) => deleteCellsBefore(tx, before(CELL_KEPT_MIN)),
    (tx) => purgeDeletedBefore(tx, before(DELETED_KEPT_MIN), PURGED_MAX),
    eraseNotesOfNobody,
    removeReviewsOfNobody,
    (tx) => forgetAddressesBefore(tx, now),
    (tx) => deleteCartsBefore(tx, before(DRAFT_KEPT_MIN), FORGOTTEN_MAX),
    (tx) => deleteUnconfirmedBefore(tx, before(UNCONFIRMED_KEPT_MIN), FORGOTTEN_MAX),
    (tx) => deleteSettledMailsBefore(tx, before(MAIL_KEPT_MIN), FORGOTTEN_MAX),
    (tx) => removeUnusedFiles(tx, now, before(UNUSED_FILE_KEPT_MIN)),
    deleteEndedSubscriptions,
    (tx) => deleteSessionsExpiredBefore(tx, now, FORGOTTEN_MAX),
    (tx) => deleteNoticesBefore(tx, before(NOTICE_KEPT_MIN), FORGOTTEN_MAX),
    (tx) => deleteApiKeysRevokedBefore(tx, before(REVOKED_KEY_KEPT_MIN)),
    (tx) => deleteWebhookEventsBefore(tx, before(WEBHOOK_EVENT_KEPT_MIN), FORGOTTEN_MAX),
  ];
}
