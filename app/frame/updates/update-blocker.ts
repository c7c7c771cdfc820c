import { withDb } from '../../data/device/open.ts';
import { isWaitedFor } from '../../data/device/sent-booking.ts';
import { readOutbox } from '../../data/outbox/read-outbox.ts';
import { isTimeHeld } from '../../data/slots/read-slot-selection.ts';

/** What an update would interrupt. */
export type UpdateBlocker = 'hold' | 'unsent';

/**
 * A slot that is held and counting down, or something that is still to be sent; in whichever tab (LC55). What waits for
 * an answer of the person waits just as well in the next version, and so does what was given up (LC261).
 */
export async function findUpdateBlocker(): Promise<UpdateBlocker | undefined> {
  const [isHeld, outbox] = await withDb(() => Promise.all([isTimeHeld(), readOutbox()]));
  if (outbox.some((row) => isWaitedFor(row) && row.state !== 'asks')) return 'unsent';
  return isHeld ? 'hold' : undefined;
}
