import { addMinutes } from '#shared/kernel/instant.ts';
import { serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { PreferredTime } from '../device/rows.ts';
import { readSlotSelection } from './read-slot-selection.ts';

export type { PreferredTime } from '../device/rows.ts';

/** More would be a questionnaire, and the third is rarely needed. */
export const PREFERRED_TIMES_MAX = 3;

/**
 * The times this person would take, best first, at most three: the one that is held (or was, and may still be free),
 * then those chosen without a connection. Each is as long as the cart is now (LC33); what has begun is left out.
 */
export async function readAskedTimes(minutes: number): Promise<readonly PreferredTime[]> {
  const selection = await readSlotSelection();
  const chosen = await context('slot-wishes').get();
  const held = selection?.status === 'held' ? [selection.startAt] : [];
  const wished = chosen?.wishes.map(({ startAt }) => startAt) ?? [];
  const earliest = serverNow();
  return [...new Set([...held, ...wished])]
    .filter((startAt) => startAt > earliest)
    .slice(0, PREFERRED_TIMES_MAX)
    .map((startAt) => ({ startAt, endAt: addMinutes(startAt, minutes) }));
}
