import { isWaitedFor } from '../data/device/sent-booking.ts';
import { showBadge } from '../data/device/show-badge.ts';
import { drainOutbox } from '../data/outbox/drain-outbox.ts';
import { readOutbox } from '../data/outbox/read-outbox.ts';
import { noteReach } from '../data/wire/connection.ts';

/** The connection is back and perhaps no page is open. Failing is how a browser is asked to wake us another time. */
export async function sendWaiting(): Promise<void> {
  noteReach(true); // what this worker missed before counts no more
  await drainOutbox();
  await showBadge();
  if ((await readOutbox()).some((row) => isWaitedFor(row) && row.state !== 'asks'))
    throw new Error('some of it is still to be sent');
}
