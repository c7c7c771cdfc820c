import { type Contact, type ContactField, contactFields } from './contact.ts';

/** `reserved` is an example address such as name@example.com: mail to it goes to nobody (decision 118). */
export type ContactFault = 'required' | 'invalid' | 'reserved' | 'too_long';
export type ContactFaults = Readonly<Partial<Record<ContactField, ContactFault>>>;

/** A§5; phone, region, country, gate code, notes and line 2 are optional. */
const required: readonly ContactField[] = ['email', 'firstName', 'lastName', 'line1', 'city', 'postalCode'];

/** Longest texts the API takes (shared/api/bookings.ts). */
const maxLengths: Readonly<Record<ContactField, number>> = {
  email: 254,
  firstName: 100,
  lastName: 100,
  phone: 40,
  line1: 200,
  line2: 200,
  city: 120,
  region: 80,
  postalCode: 20,
  country: 2,
  gateCode: 60,
  notes: 4000,
};

/** Simple on purpose (decision 119): a mail that arrives is the only real check. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@."(),:;<>[\]\\]{2,}$/;
const RESERVED_DOMAIN = /@(.+\.)?(example\.(com|net|org|edu)|example|test|invalid|localhost|local)$/i;
const US_ZIP = /^\d{5}(-?\d{4})?$/;

export function checkContact(contact: Contact): ContactFaults {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of contactFields) {
    const fault = checkField(field, contact);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function checkField(field: ContactField, contact: Contact): ContactFault | undefined {
  const value = contact[field].trim();
  if (value === '') return required.includes(field) ? 'required' : undefined;
  if (value.length > maxLengths[field]) return 'too_long';
  if (field === 'email') return checkEmail(value);
  if (field === 'postalCode' && contact.country === 'US' && !US_ZIP.test(value)) return 'invalid';
  return undefined;
}

function checkEmail(email: string): ContactFault | undefined {
  if (RESERVED_DOMAIN.test(email)) return 'reserved';
  return EMAIL.test(email) ? undefined : 'invalid';
}
