import type * as z from 'zod/mini';
import type { contactShape } from './contact-shape.ts';

export type Contact = z.infer<typeof contactShape>;
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
