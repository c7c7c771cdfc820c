import * as z from 'zod/mini';
import { contactLengthMax } from '../booking/contact-rules.ts';
import { locale, text } from './wire.ts';

/** POST /access-link. `locale` is the language of the mail. */
export const accessLinkInput = z.object({ email: text(contactLengthMax.email), locale });
export type AccessLinkInput = z.infer<typeof accessLinkInput>;

/** The same for everybody, so that nobody learns who has booked (decision 129). */
export const accessLinkAsked = z.object({});
