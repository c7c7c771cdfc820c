import { behindSendingDoor } from '../behind-door.ts';

/** Declines a quote, which cancels the booking. */
export const declineQuote = behindSendingDoor('declineQuote');
