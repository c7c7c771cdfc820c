import { type Instant, MINUTE_MS } from '#shared/kernel/instant.ts';
import { now, serverNow } from '../device/clock.ts';

/** D12: a customer who comes back later than this came for something else. */
const CONTEXT_LIFE_MS = 60 * MINUTE_MS;

interface BookingUnderChange {
  readonly enteredAt: Instant;
  readonly initialStartAt: Instant;
  /** The time is for the work of a quote, which is often made at the visit. */
  readonly quote?: unknown;
  /** Staff put a visit right after it has begun, too. */
  readonly by?: 'staff' | undefined;
}

/** Of a visit being moved or edited: after an hour, also one that the clock made up, and once the visit has begun. */
export function isContextOver({ enteredAt, initialStartAt, quote, by }: BookingUnderChange): boolean {
  if (Math.abs(now() - enteredAt) >= CONTEXT_LIFE_MS) return true;
  return quote === undefined && by !== 'staff' && initialStartAt <= serverNow();
}
