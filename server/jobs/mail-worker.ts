import { listTenants } from '../db/repos/tenants.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import { deliverDueMails } from '../domain/mails/deliver-due-mails.ts';
import { shareNotices } from '../domain/notices/share-notices.ts';
import { goByDatabaseClock } from './database-clock.ts';

/** How soon after a booking its mail leaves, and how often an empty outbox is looked at. */
const PAUSE_MS = 1_000;
/** How long a mail that is being sent may take when the node stops, as answers may (http/open-server.ts). */
const LAST_MAIL_MS = 10_000;

/**
 * One loop a process; leases keep two processes from sending the same row, a stop lets the current one finish, or cuts it off
 * and leaves it to the next node. One tenant's trouble does not keep the others from theirs.
 */
export function startMailWorker(deps: Deps, lastMailMs = LAST_MAIL_MS): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  let stopping = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const timed = await atTime();
        for (const tenant of await listTenants(deps.db)) {
          if (stopping) break;
          await work(timed, tenant).catch((error: unknown) =>
            deps.log.error({ err: error, tenant: tenant.slug }, 'mails of a company will be tried again'),
          );
        }
      } catch (error) {
        deps.log.error({ err: error }, 'the mail worker will try again');
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSE_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async function work(timed: Deps, tenant: Tenant): Promise<void> {
    try {
      await shareNotices(timed, tenant);
    } finally {
      await deliverDueMails(timed, tenant, () => stopping);
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping = true;
      wake();
      const late = setTimeout(() => void deps.mailer.close(), lastMailMs);
      await running;
      clearTimeout(late);
    },
  };
}
