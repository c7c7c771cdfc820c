import * as z from 'zod/mini';

const text = z._default(z.string(), '');

/** What the form holds, as typed; also the shape of its draft. An older draft without a field gets it empty. */
export const contactShape = z.object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  line1: text,
  line2: text,
  city: text,
  region: z._default(z.string(), 'FL'),
  postalCode: text,
  country: z._default(z.string(), 'US'),
  gateCode: text,
  notes: text,
});
