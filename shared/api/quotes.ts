import * as z from 'zod/mini';
import { quoteLimits } from '../booking/quote-rules.ts';
import { day, dollars, id, instant, seenVersion, seenVersionText, text } from './wire.ts';

const lineInput = z.object({
  text: text(quoteLimits.textMax),
  quantity: z._default(z.number(), 1),
  /** Of one; below 0 in a line that takes something off. */
  unitPrice: dollars,
});

/** PUT /admin/bookings/{id}/quote. `validUntil` is the last day, two weeks from now where it is absent. */
export const offerQuoteInput = z.object({
  lines: z.array(lineInput).check(z.maxLength(quoteLimits.linesMax, 'too_long')),
  message: z.optional(text(quoteLimits.messageMax)),
  validUntil: z.optional(day),
  /** How long the work takes. */
  minutes: z.int(),
  /** Version of the booking that was looked at; another one now is `booking.changed`. */
  expectedVersion: z.optional(seenVersion),
});
export type OfferQuoteInput = z.infer<typeof offerQuoteInput>;

export const withdrawQuoteQuery = z.object({ expectedVersion: z.optional(seenVersionText) });

/** The price that waits for a yes or a no. */
export const quoteOfferView = z.object({
  id,
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), unitPrice: dollars, lineTotal: dollars })),
  /** What the visit costs once it is accepted: these lines and what had a price before. */
  total: dollars,
  /** The part of the total that had a price before (D46). */
  pricedBefore: dollars,
  minutes: z.int(),
  validUntil: day,
  expired: z.boolean(),
  message: z.nullable(z.string()),
});
export type QuoteOfferView = z.infer<typeof quoteOfferView>;

const answerInput = { email: text(254), sig: text(300), quoteId: id };

/**
 * POST /bookings/{id}/quote/accept. With `keepTime` the work begins when the visit was to begin, at `startISO`.
 * `expectedTotal` is what the person saw; a total above it is `booking.changed`.
 */
export const acceptQuoteInput = z.object({
  ...answerInput,
  startISO: instant,
  endISO: instant,
  lockId: z.optional(id),
  keepTime: z.optional(z.boolean()),
  expectedTotal: z.optional(dollars),
});
export type AcceptQuoteInput = z.infer<typeof acceptQuoteInput>;

export const declineQuoteInput = z.object({
  ...answerInput,
  reason: z.optional(text(quoteLimits.reasonMax)),
});
export type DeclineQuoteInput = z.infer<typeof declineQuoteInput>;

/** POST /bookings/{id}/quote/ask-again, of one that has expired. */
export const askQuoteAgainInput = z.object(answerInput);
export type AskQuoteAgainInput = z.infer<typeof askQuoteAgainInput>;
