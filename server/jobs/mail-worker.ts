import { listTenants } from '../db/repos/tenants.ts';
import type { Deps } from '../deps.ts';
import { deliverDueMails } from '../domain/mails/deliver-due-mails.ts';
import { shareNotices } from '../domain/notices/share-notices.ts';

/** How soon after a booking its mail leaves, and how often an empty outbox is looked at. */
const PAUSE_MS = 1_000;

/** One loop a process; leases keep two processes from sending the same row, a stop lets the current one finish. */
export function startMailWorker(deps: Deps): { stop(): Promise<void> } {
  let stopping = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        for (const tenant of await listTenants(deps.db)) {
          await shareNotices(deps, tenant);
          await deliverDueMails(deps, tenant, () => stopping);
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

  const running = run();
  return {
    stop: async () => {
      stopping = true;
      wake();
      await running;
    },
  };
}
