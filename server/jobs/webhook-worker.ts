import { setMaxListeners } from 'node:events';
import type { Id } from '#shared/kernel/ids.ts';
import { listTenants } from '../db/repos/tenants.ts';
import type { Receiver } from '../db/repos/webhooks/webhooks.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { deliverTo, findDueReceivers } from '../domain/webhooks/deliver-due-events.ts';
import { goByDatabaseClock } from './database-clock.ts';
import { startRounds } from './start-rounds.ts';

/** How soon after a fact it is told, and how often empty queues are looked at. */
const PAUSE_MS = 1_000;
/** Receivers that this node talks to at once: lines, not work. */
const AT_ONCE_MAX = 40;
/** Of them those that failed last, which may take their whole time: the rest is for those that answer. */
const FAILING_AT_ONCE_MAX = 10;
/** And of these those of one company, which has enough receivers to hold them all (WEBHOOKS_MAX). */
const FAILING_OF_COMPANY_MAX = 3;

interface Due {
  readonly tenant: Tenant;
  readonly receiver: Receiver;
}

interface Talk {
  readonly tenantId: Id;
  readonly isFailing: boolean;
  readonly work: Promise<void>;
}

/**
 * A queue a receiver: each is talked to by itself, so that one that is slow or refuses keeps nobody else waiting, of this
 * company or another; where lines are few, who was not talked to for longest comes first (D532). Leases keep two processes
 * from sending the same event.
 */
export function startWebhookWorker(deps: Deps, pauseMs = PAUSE_MS): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  const stopping = new AbortController();
  setMaxListeners(AT_ONCE_MAX, stopping.signal); // one for each line, and Node would call more than ten a leak
  const running = new Map<Id, Talk>();
  /** When each of those that are due was talked to last, in the order of all turns. */
  let turns = new Map<Id, number>();
  let turn = 0;

  const hasRoom = (tenantId: Id, isFailing: boolean) => {
    if (running.size >= AT_ONCE_MAX) return false;
    if (!isFailing) return true;
    const failing = [...running.values()].filter((one) => one.isFailing);
    const own = failing.filter((one) => one.tenantId === tenantId);
    return failing.length < FAILING_AT_ONCE_MAX && own.length < FAILING_OF_COMPANY_MAX;
  };

  const begin = (timed: Deps, { tenant, receiver }: Due) => {
    const isFailing = receiver.failingSince !== null;
    if (running.has(receiver.id) || !hasRoom(tenant.id, isFailing)) return;
    turns.set(receiver.id, ++turn);
    const work = deliverTo(timed, tenant, receiver, stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) deps.log.error({ err: error }, 'a webhook will be tried again');
      })
      .finally(() => running.delete(receiver.id));
    running.set(receiver.id, { tenantId: tenant.id, isFailing, work });
  };

  const findDue = async (timed: Deps) => {
    const due: Due[] = [];
    for (const tenant of await listTenants(deps.db)) {
      if (stopping.signal.aborted) break;
      const receivers = await findDueReceivers(timed, tenant).catch((error: unknown) => {
        deps.log.error({ err: error, tenant: tenant.slug }, 'webhooks of a company will be tried again');
        return [];
      });
      due.push(...receivers.map((receiver) => ({ tenant, receiver })));
    }
    return due;
  };

  const look = async () => {
    const timed = await atTime();
    const due = await findDue(timed);
    if (stopping.signal.aborted) return;
    const lastTurn = ({ receiver }: Due) => turns.get(receiver.id) ?? 0;
    due.sort((a, b) => lastTurn(a) - lastTurn(b));
    turns = new Map(due.map((one) => [one.receiver.id, lastTurn(one)]));
    for (const one of due) begin(timed, one);
  };

  const rounds = startRounds(
    () =>
      look().catch((error: unknown) => deps.log.error({ err: error }, 'the webhook worker will try again')),
    pauseMs,
  );
  return {
    stop: async () => {
      stopping.abort();
      await rounds.stop();
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}
