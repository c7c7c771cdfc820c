import * as z from 'zod/mini';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { locale, text } from './wire.ts';

/** POST /newsletter. `website` is filled only by robots (D134). */
export const newsletterInput = z.object({
  email: text(contactLengthMax.email),
  locale,
  website: z.optional(text(200)),
});
export type NewsletterInput = z.infer<typeof newsletterInput>;

/** The same for all addresses, so that it does not tell who reads the letter (D130). */
export const newsletterAsked = z.object({});

/** What a mailed link carries. */
export const newsletterLink = z.object({ email: text(contactLengthMax.email), sig: text(300) });

/** As mail programs send it: everything in the address, because a one-click POST names no headers of ours (RFC 8058). */
export const newsletterOneClick = z.object({ ...newsletterLink.shape, tenant: z.optional(text(63)) });

export const newsletterConfirmed = z.object({ status: z.literal('confirmed') });
export const newsletterLeft = z.object({ status: z.literal('unsubscribed') });
