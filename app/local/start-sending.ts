import { completeCopies } from './complete-copies.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { timesAhead } from './times-ahead.ts';

/** The part of start-network.ts that is about times and bookings. */
export function startSending(): void {
  startOutbox();
  completeCopies();
  timesAhead();
}
