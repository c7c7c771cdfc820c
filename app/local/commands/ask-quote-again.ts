import { behindSendingDoor } from '../behind-door.ts';

/** Asks for a new price when the last one has expired. */
export const askQuoteAgain = behindSendingDoor('askQuoteAgain');
