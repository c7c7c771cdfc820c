import * as z from 'zod/mini';
import { id, instant, text } from '../wire.ts';

export const mailStates = ['waiting', 'kept', 'sent', 'dead'] as const;

export const mailsQuery = z.object({
  cursor: z.optional(text(200)),
  /** Only mails of this state. */
  state: z.optional(z.enum(mailStates)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
});

/** A mail of the outbox; `kept` means no SMTP is configured: it is readable here and was not sent. */
const mailHead = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  /** Empty when nothing is left of what it told of. */
  subject: z.string(),
  /** What it told of was deleted: a booking, or a subscription. It is not sent any more. */
  gone: z.boolean(),
  state: z.enum(mailStates),
  attempts: z.int(),
  createdAt: instant,
  sentAt: z.nullable(instant),
});
export const mailsAnswer = z.object({ mails: z.array(mailHead), nextCursor: z.nullable(z.string()) });
/** `reason` of a mail that waits because its address has got enough of them within an hour. */
export const HELD_REASON = 'its recipient has got enough mails for an hour';

/** `reason`: why the last attempt did not send it. */
export const mailView = z.object({
  ...mailHead.shape,
  reason: z.nullable(z.string()),
  text: z.string(),
  html: z.string(),
});
export type MailHead = z.infer<typeof mailHead>;
export type MailView = z.infer<typeof mailView>;
