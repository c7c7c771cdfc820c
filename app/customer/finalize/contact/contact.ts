import * as z from 'zod/mini';

const text = z._default(z.string(), '');

/** What the form holds, as typed; also the shape of its draft. An older draft without a field gets it empty. */
export const contactSchema = z.object({
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

export type Contact = z.infer<typeof contactSchema>;
export type ContactField = keyof Contact;

export const emptyContact: Contact = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: 'FL',
  postalCode: '',
  country: 'US',
  gateCode: '',
  notes: '',
};

/** In the order of the form: so are the faults listed. */
export const contactFields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'line1',
  'line2',
  'postalCode',
  'region',
  'city',
  'country',
  'gateCode',
  'notes',
] as const satisfies readonly ContactField[];
