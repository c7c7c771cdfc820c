import * as z from 'zod/mini';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { locale, text } from './wire.ts';

/** POST /access-link. `locale` is the language of the mail. */
export const accessLinkInput = z.object({ email: text(contactLengthMax.email), locale });
export type AccessLinkInput = z.infer<typeof accessLinkInput>;

/** POST /mailbox/confirm: what a link in a mail of ours carries beside its own proof. */
export const mailboxInput = z.object({ email: text(contactLengthMax.email), box: text(300) });

/** The same for all addresses, so that it does not tell who has booked (D129). */
export const accessLinkAsked = z.object({});
