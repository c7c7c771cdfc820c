import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { PreferredTime } from '../device/rows.ts';
import { PREFERRED_TIMES_MAX, readAskedTimes } from './read-preferred-times.ts';
import { readSlotSelection } from './read-slot-selection.ts';

/**
 * Adds a time as the last wish, or takes it off again (LC33). A request that still waits asks before it goes out with
 * other times (LC36). `full`: there are three already, nothing changed. A held time is given back by `releaseHold`.
 */
export function togglePreferredTime(
  startAt: Instant,
  minutes: number,
): Promise<'added' | 'removed' | 'full'> {
  return withDb(() =>
    db.transaction('rw', db.contexts, db.intents, async () => {
      const asked = await readAskedTimes(minutes);
      const isAsked = asked.some((wish) => wish.startAt === startAt);
      if (!isAsked && asked.length >= PREFERRED_TIMES_MAX) return 'full';
      const others = asked.filter((wish) => wish.startAt !== startAt);
      const next = isAsked ? others : [...others, { startAt, endAt: addMinutes(startAt, minutes) }];
      const held = await readSlotSelection();
      // The held time is no wish of its own: when the hold ends, so does the claim to be asked for first.
      const wishes = next.filter((wish) => wish.startAt !== held?.startAt);
      await context('slot-wishes').put({ minutes, wishes });
      await askWith(next);
      return isAsked ? 'removed' : 'added';
    }),
  );
}

async function askWith(wishes: readonly PreferredTime[]): Promise<void> {
  const [first] = wishes;
  if (first === undefined) return;
  const row = (await db.intents.toArray()).find(({ kind }) => kind === 'booking');
  if (row?.kind !== 'booking' || row.body !== null || row.state === 'sending') return;
  await db.intents.put({ ...row, ...first, wishes, state: 'asks', code: null, alternatives: [] });
}
