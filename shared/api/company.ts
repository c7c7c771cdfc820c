import * as z from 'zod/mini';
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
  /** What a row keeps of a picture (shared/pictures/picture-url.ts); absent where ours stands for it. */
  logo: z.optional(z.string()),
  timeZone: z.string(),
  /** Whether mails can be sent at all, without which no screen promises one (D127). */
  mailsLeave: z.boolean(),
});
export type CompanyView = z.infer<typeof companyView>;
