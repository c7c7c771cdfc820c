import { addMs } from '#shared/kernel/instant.ts';
import { listenToServerDate, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { follow } from '../device/follow.ts';
import { withDb } from '../device/open.ts';
import { probeServer } from '../wire/probe-server.ts';
import { readSlotSelection, type SlotSelection } from './read-slot-selection.ts';
import { updateSelections } from './slot-selection.ts';

const LOOK_EVERY_MS = 1_000;
/** More than a busy page is late by. */
const JUMP_MS = 2_000;
/** Half of the slowest answer that is believed, and the second that a header hides. */
const ESTIMATE_OFF_MAX_MS = 6_000;

/**
 * Keeps a countdown right while this device's clock is put right or wrong (LC2): while a slot is held, a clock that
 * jumped is noticed and the server asked for the time; what an answer then says moves the stored times along. Answers a
 * function that stops it.
 */
export function watchClock(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopListening = listenToServerDate((offsetMs) => void moveAlong(offsetMs).catch(() => undefined));
  const count = (selection: SlotSelection | undefined) => {
    clearInterval(timer);
    timer = selection && lookForJumps(() => void probeServer()); // otherwise nothing is counted down
  };
  const held = follow(readSlotSelection).subscribe(count, () => undefined);
  return () => {
    clearInterval(timer);
    held.unsubscribe();
    stopListening();
  };
}

/** A sleep looks like a jump too, and is worth the question as well. */
function lookForJumps(tell: () => void): ReturnType<typeof setInterval> {
  const driftOf = () => now() - performance.now();
  let drift = driftOf();
  return setInterval(() => {
    const before = drift;
    drift = driftOf();
    if (Math.abs(drift - before) > JUMP_MS) tell();
  }, LOOK_EVERY_MS);
}

/** In one transaction, and from the offset that is stored: other tabs hear of the same jump. */
function moveAlong(offsetMs: number): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.meta, db.contexts, async () => {
      const known = await db.meta.get('clock');
      const foundMs = (known?.k === 'clock' ? known.offsetMs : 0) - offsetMs;
      // LC210: so little more is how wrong a slow answer's estimate may be, not a clock that was put right.
      const shiftMs = foundMs > 0 && foundMs <= ESTIMATE_OFF_MAX_MS ? 0 : foundMs;
      await db.meta.put({ k: 'clock', offsetMs, v: 1 });
      await updateSelections((held) => ({
        ...held,
        expiresAtLocal: addMs(held.expiresAtLocal, shiftMs),
        renewableUntilLocal: addMs(held.renewableUntilLocal, shiftMs),
      }));
    }),
  );
}
