import { withDb } from '../device/open.ts';
import { withLock } from '../wire/with-lock.ts';
import { askForHold, type HoldOutcome } from './hold-slot.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { loseHold } from './slot-selection.ts';

/**
 * Prolongs the held slot while checkout or finalize is open (D85; up to `renewableUntilLocal`). Refused for
 * good means that the selection becomes `lost`; without an answer it stays as it is.
 */
export function renewHold(): Promise<HoldOutcome> {
  return withLock('hold', async () => {
    const selection = await withDb(readSlotSelection);
    if (selection?.status !== 'held') return { ok: false, code: 'slot.invalid', alternatives: [] };
    const outcome = await askForHold(selection, selection.lockId);
    if (!outcome.ok && outcome.code === 'slot.taken') await loseHold(selection.lockId);
    return outcome;
  });
}
