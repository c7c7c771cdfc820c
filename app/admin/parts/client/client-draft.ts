import * as z from 'zod/mini';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';

/** Who a customer is and where to go, as fields have it: empty is nothing. Every field may be half done. */
export const clientDraft = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  gateCode: z.string(),
});
export type ClientDraft = z.infer<typeof clientDraft>;

/** What a text of the form may hold. */
export const lengthMax = {
  ...contactLengthMax,
  name: contactLengthMax.customerName,
} as const;
