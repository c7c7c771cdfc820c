import { listTenants } from '../db/repos/tenants.ts';
import type { Deps } from '../deps.ts';
import { writeDueReminders } from '../domain/mails/write-due-reminders.ts';
import { writeDueSummaries } from '../domain/notices/write-due-summaries.ts';
import { writeDueRequests } from '../domain/reviews/write-due-requests.ts';
import { writeDueDone } from '../domain/webhooks/write-due-done.ts';
import { goByDatabaseClock } from './database-clock.ts';
import { startRounds } from './start-rounds.ts';

/** How late a reminder or a summary may be; every node looks, and the first writes the row. */
const EVERY_MS = 60_000;

/** Writes what falls due by the clock: reminders of customers, questions after a visit, summaries of staff, visits that are done. One tenant's trouble does not keep the others from theirs. */
export function startReminders(deps: Deps, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const atTime = goByDatabaseClock(deps);
  let isStopping = false;
  const look = () =>
    atTime()
      .then((timed) => remind(timed, () => isStopping))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'reminding failed'));
  const rounds = startRounds(look, everyMs);
  return {
    stop: () => {
      isStopping = true;
      return rounds.stop();
    },
  };
}

async function remind(deps: Deps, isStopping: () => boolean): Promise<void> {
  for (const tenant of await listTenants(deps.db)) {
    if (isStopping()) return;
    await writeDueReminders(deps, tenant).catch((error: unknown) =>
      deps.log.warn({ err: error, tenant: tenant.slug }, 'reminding failed'),
    );
    await writeDueRequests(deps, tenant).catch((error: unknown) =>
      deps.log.warn({ err: error, tenant: tenant.slug }, 'asking for reviews failed'),
    );
    await writeDueSummaries(deps, tenant).catch((error: unknown) =>
      deps.log.warn({ err: error, tenant: tenant.slug }, 'summarising failed'),
    );
    await writeDueDone(deps, tenant).catch((error: unknown) =>
      deps.log.warn({ err: error, tenant: tenant.slug }, 'telling of done visits failed'),
    );
  }
}
