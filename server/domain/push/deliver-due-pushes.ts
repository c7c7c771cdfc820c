import type { PushMessage } from '#shared/api/admin/push.ts';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import {
  type DuePush,
  delayPushes,
  deleteGoneAddress,
  deletePushes,
  leasePush,
} from '../../db/repos/notices/push.ts';
import { keepPushKeys } from '../../db/repos/push-keys.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import type { PushOutcome } from '../../providers/push/port.ts';
import { retryAt } from '../mails/deliver-due-mails.ts';
import { CALENDAR_PATH } from '../notices/staff-links.ts';

/** About four hours of trying: what happened earlier than that the app tells better. */
const ATTEMPTS_MAX = 8;
/** In one turn, so that a company with many keeps no other waiting. */
const TURN_MAX = 20;
/** A turn begins nothing more after it: one device whose push service never answers takes as long (D529). */
const TURN_MS = 10_000;

/**
 * Sends what is due to one company's devices, at most a turn of it. At least once: a node that dies between the yes and
 * our note sends it again, and the browser shows the second in the place of the first. What waited for one device is sent
 * as one, with a count. A browser that took its address back is forgotten, unless it has told another meanwhile.
 */
export async function deliverDuePushes(deps: Deps, tenant: Tenant, isStopping: () => boolean): Promise<void> {
  const untilMs = performance.now() + TURN_MS;
  for (let sent = 0; sent < TURN_MAX && performance.now() < untilMs && !isStopping(); sent++) {
    const push = await withTenant(deps.db, tenant.id, (tx) =>
      leasePush(tx, deps.now(), { attemptsMax: ATTEMPTS_MAX }),
    );
    if (!push) return;
    const keys = await keepPushKeys(deps.db, deps.push.makeKeys);
    const outcome = await deps.push.send(push, JSON.stringify(messageOf(push)), keys);
    await settle(deps, tenant, push, outcome);
  }
}

function messageOf({ kind, ids, path, newestId }: DuePush): PushMessage {
  return { kind, count: ids.length, path: ids.length === 1 ? path : CALENDAR_PATH, newestId };
}

async function settle(deps: Deps, tenant: Tenant, push: DuePush, outcome: PushOutcome): Promise<void> {
  const { ids, attempts, spentIds, sessionId } = push;
  const isForLater = outcome.is === 'later' || outcome.is === 'gone';
  await withTenant(deps.db, tenant.id, async (tx) => {
    if (outcome.is === 'gone' && (await deleteGoneAddress(tx, push))) return;
    if (!isForLater) return deletePushes(tx, ids);
    // Each by its own tries: one that is a second old outlives those that wait since an hour.
    const rest = ids.filter((id) => !spentIds.includes(id));
    await deletePushes(tx, spentIds);
    await delayPushes(tx, rest, nextTry(deps.now(), attempts, outcome));
  });
  // Where it was to go is a secret of the device.
  if (outcome.is === 'refused' || (outcome.is === 'later' && spentIds.length > 0))
    deps.log.warn({ sessionId, reason: outcome.reason }, 'a notification was given up');
}

function nextTry(now: Instant, attempts: number, outcome: PushOutcome): Instant {
  const waitSec = outcome.is === 'later' ? outcome.waitSec : undefined;
  return waitSec === undefined ? retryAt(now, attempts) : addMs(now, waitSec * 1_000);
}
