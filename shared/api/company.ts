import * as z from 'zod/mini';
import { type BookingRules, CANCEL_WORDS_MAX } from '../company/booking-rules.ts';
import { locale, localizedText } from './wire.ts';

/** Twice what is kept: space around it is taken off first. */
export const rules: z.ZodMiniType<BookingRules> = z.object({
  holdMin: z.number(),
  cancelHours: z.number(),
  cancelWords: localizedText(2 * CANCEL_WORDS_MAX),
});

/** What the owner set and customers see of it; a section that was never set is absent. */
export const shownSections = { rules: z.optional(rules) };

/** GET /public/company: what a company shows of itself. A text that it has not named is empty. */
export const companyView = z.object({
  name: z.string(),
  legalName: z.string(),
  phone: z.string(),
  helpEmail: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  defaultLocale: locale,
  timeZone: z.string(),
  /** Whether mails can be sent at all, without which no screen promises one (D127). */
  mailsLeave: z.boolean(),
  ...shownSections,
});
export type CompanyView = z.infer<typeof companyView>;
