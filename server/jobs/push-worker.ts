import { setTimeout as sleep } from 'node:timers/promises';
import { keepPushKeys } from '../db/repos/push-keys.ts';
import { listTenants } from '../db/repos/tenants.ts';
import type { Deps } from '../deps.ts';
import { deliverDuePushes } from '../domain/push/deliver-due-pushes.ts';
import { goByDatabaseClock } from './database-clock.ts';

/** How soon a device is told, and how often an empty list is looked at. */
const PAUSE_MS = 2_000;

/**
 * One loop a process, beside that of the mails: push services are slow at times, and mails must not wait for them. The
 * first start of a deployment makes its keys. One tenant's trouble does not keep the others from theirs.
 */
export function startPushWorker(deps: Deps): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await keepPushKeys(deps.db, deps.push.makeKeys);
        const timed = await atTime();
        for (const tenant of await listTenants(deps.db)) {
          if (stopping.signal.aborted) break;
          await deliverDuePushes(timed, tenant, () => stopping.signal.aborted).catch((error: unknown) =>
            deps.log.error(
              { err: error, tenant: tenant.slug },
              'notifications of a company will be tried again',
            ),
          );
        }
      } catch (error) {
        deps.log.error({ err: error }, 'the push worker will try again');
      }
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
