import * as z from 'zod/mini';
import { CANCEL_WORDS_MAX } from '../company/booking-rules.ts';
import type { BookingRules, Look, Texts } from '../company/nothing-set.ts';
import { textLengthMax } from '../company/texts.ts';
import { areaView } from './area.ts';
import { day, locale, localizedText, text } from './wire.ts';

/** Twice what is kept: space around it is taken off first. */
export const rules: z.ZodMiniType<BookingRules> = z.object({
  holdMin: z.number(),
  cancelHours: z.number(),
  cancelWords: localizedText(2 * CANCEL_WORDS_MAX),
  /** Devices and nodes of before know nothing of it. */
  nameCrew: z._default(z.boolean(), false),
});

export const look: z.ZodMiniType<Look> = z.object({ accent: text(20) });

export const texts: z.ZodMiniType<Texts> = z.object({
  heroTitle: localizedText(2 * textLengthMax.heroTitle),
  heroLead: localizedText(2 * textLengthMax.heroLead),
  terms: localizedText(2 * textLengthMax.terms),
});

/** What the owner set and customers see of it; a section that was never set is absent. */
export const shownSections = {
  rules: z.optional(rules),
  look: z.optional(look),
  texts: z.optional(texts),
};

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
  /** What a row keeps of a picture (shared/pictures/picture-url.ts); absent where ours stands for it. */
  logo: z.optional(z.string()),
  timeZone: z.string(),
  /** Whether mails can be sent at all, without which no screen promises one (D127). */
  mailsLeave: z.boolean(),
  /** Film and pictures of the app show this very company; absent: another one. */
  isPictured: z.optional(z.boolean()),
  ...shownSections,
  /** The day its owner last changed what customers agree to, on the company's clock; absent: never. */
  ownTermsSince: z.optional(day),
  /** Where it comes without asking first; absent: all of Florida. */
  area: z.optional(areaView),
});
export type CompanyView = z.infer<typeof companyView>;
