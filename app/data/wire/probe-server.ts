import { timezoneView } from '#shared/api/slots.ts';
import { call } from './http.ts';

/** A server that needs longer for its smallest answer is as good as none. */
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Asks the smallest question of the API; http.ts notes whether there was an answer. Not /healthz, which lies outside
 * /api: a proxy may keep it to itself, and answer the one while the other is down.
 */
export async function probeServer(): Promise<void> {
  await call({
    method: 'GET',
    path: '/public/tenant/timezone',
    schema: timezoneView,
    timeoutMs: PROBE_TIMEOUT_MS,
    uncached: true,
  });
}
