import * as z from 'zod/mini';
import { type ContactFaults, checkContact } from '../../../booking/contact/check-contact.ts';

/** Who a customer is and where to go, as fields have it: empty is nothing. Every field may be half done. */
export const clientDraft = z.object({
  customerName: z.string(),
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
export type ClientField = keyof ClientDraft;

/** In the order of the page. */
export const clientFields = [
  'customerName',
  'phone',
  'email',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'gateCode',
] as const satisfies readonly ClientField[];

/**
 * The customers' own rules, but for who has no e-mail. Of what is as it was `booked` nothing is asked: another country's
 * postal code must not keep staff from putting a phone right.
 */
export function checkClient(client: ClientDraft, booked?: ClientDraft): ContactFaults<ClientField> {
  return checkContact(clientFields, client, { booked, isPhoneEnough: true });
}
