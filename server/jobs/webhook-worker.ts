import type { Id } from '#shared/kernel/ids.ts';
import { listTenants } from '../db/repos/tenants.ts';
import type { Receiver } from '../db/repos/webhooks/webhooks.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { deliverTo, findDueReceivers } from '../domain/webhooks/deliver-due-events.ts';
import { goByDatabaseClock } from './database-clock.ts';

/** How soon after a fact it is told, and how often empty queues are looked at. */
const PAUSE_MS = 1_000;
/** Receivers that this node talks to at once: lines, not work. */
const AT_ONCE_MAX = 40;
/** Of them those that failed last, which may take their whole time: the rest is for those that answer. */
const FAILING_AT_ONCE_MAX = 10;

/**
 * A queue a receiver: each is talked to by itself, so that one that is slow or refuses keeps nobody else waiting, of this
 * company or another. Leases keep two processes from sending the same event.
 */
export function startWebhookWorker(deps: Deps, pauseMs = PAUSE_MS): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  const stopping = new AbortController();
  const running = new Map<Id, { readonly isFailing: boolean; readonly work: Promise<void> }>();
  let round = Promise.resolve();

  const hasRoom = (isFailing: boolean) => {
    const failing = [...running.values()].filter((one) => one.isFailing).length;
    return running.size < AT_ONCE_MAX && (!isFailing || failing < FAILING_AT_ONCE_MAX);
  };

  const begin = (timed: Deps, tenant: Tenant, receiver: Receiver) => {
    const isFailing = receiver.failingSince !== null;
    if (running.has(receiver.id) || !hasRoom(isFailing)) return;
    const work = deliverTo(timed, tenant, receiver, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) deps.log.error({ err: error }, 'a webhook will be tried again');
      })
      .finally(() => running.delete(receiver.id));
    running.set(receiver.id, { isFailing, work });
  };

  const look = async () => {
    const timed = await atTime();
    for (const tenant of await listTenants(deps.db)) {
      if (stopping.signal.aborted) break;
      const due = await findDueReceivers(timed, tenant).catch((error: unknown) => {
        deps.log.error({ err: error, tenant: tenant.slug }, 'webhooks of a company will be tried again');
        return [];
      });
      for (const receiver of due) begin(timed, tenant, receiver);
    }
  };

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    round = look()
      .catch((error: unknown) => deps.log.error({ err: error }, 'the webhook worker will try again'))
      .finally(() => {
        isLooking = false;
      });
  }, pauseMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await round;
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}
