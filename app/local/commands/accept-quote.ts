import { behindSendingDoor } from '../behind-door.ts';

export type { QuoteOutcome } from '../remote/answer-quote.ts';

/** Accepts a quote at a time of its length, with the server listening or not at all. */
export const acceptQuote = behindSendingDoor('acceptQuote');
