import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';

/** Longest wait between two tries. */
const BACK_OFF_MAX_MS = 300_000;
const BACK_OFF_BASE_MS = 1_000;
/** Spread over a second, so that devices told the same Retry-After do not come back together. */
const RETRY_AFTER_SPREAD_MS = 1_000;

/** Full jitter: anything between nothing and 1 s · 2^attempt; `Retry-After` is honoured (LC9, D362). */
export function backOffMs(attempt: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * RETRY_AFTER_SPREAD_MS;
  return Math.random() * Math.min(BACK_OFF_MAX_MS, BACK_OFF_BASE_MS * 2 ** attempt);
}

/** No wait that is asked for is longer; one that looks longer means that this device's clock was put back. */
const WAIT_MAX_MS = 60 * 60_000;

/** How long until `nextAt`; nothing or less once it has come. */
export function waitLeftMs(nextAt: Instant): number {
  const leftMs = nextAt - now();
  return leftMs > WAIT_MAX_MS ? 0 : leftMs;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
