import * as z from 'zod/mini';
import { areaView } from './area.ts';
import { locale } from './wire.ts';

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
  /** Where it comes without asking first; absent: all of Florida. */
  area: z.optional(areaView),
});
export type CompanyView = z.infer<typeof companyView>;
