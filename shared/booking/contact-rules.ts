/**
 * What the fields of a contact must hold (D307): asked by the form before it sends and by the server before it books.
 * The API takes the whole name, the form asks for its two parts; each side asks about the fields it has.
 */
export type ContactField =
  | 'email'
  | 'customerName'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'companyName'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'gateCode'
  | 'notes';

/** `reserved` is an example address such as name@example.com: mail to it arrives nowhere (D118). */
export type ContactFault = 'required' | 'invalid' | 'reserved' | 'too_long';

/** Longest texts in UTF-16 units. A whole name is two parts and the space between them. */
export const contactLengthMax: Readonly<Record<ContactField, number>> = {
  email: 254,
  customerName: 201,
  firstName: 100,
  lastName: 100,
  phone: 40,
  companyName: 200,
  line1: 200,
  line2: 200,
  city: 120,
  region: 80,
  postalCode: 20,
  country: 2,
  gateCode: 60,
  notes: 4000,
};

/** Without a phone we write, without a region the ZIP says where, without a country it is the United States. */
const required: ReadonlySet<ContactField> = new Set([
  'email',
  'customerName',
  'firstName',
  'lastName',
  'line1',
  'city',
  'postalCode',
]);

/** Simple on purpose (D119): a mail that arrives is the only real check. Dots stand alone and between letters. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@."(),:;<>[\]\\]{2,}$/;
/**
 * What no mail server takes, and what no person sees: misplaced dots, control characters, marks that turn or join text.
 */
const UNFIT_IN_EMAIL = /\.\.|^\.|\.@|@\.|\p{Cc}|\p{Cf}/u;
/** Reserved by RFC 2606 and 6761 (D118). */
const RESERVED_DOMAIN = /[.@](example\.(com|net|org|edu)|example|test|invalid|localhost|local)$/i;
/** ISO 3166-1 alpha-2. */
const COUNTRY = /^[A-Z]{2}$/;

export function isRequiredContactField(field: ContactField): boolean {
  return required.has(field);
}

/** What is wrong with one field, space around it aside; undefined when nothing is. */
export function findContactFault(field: ContactField, typed: string): ContactFault | undefined {
  const value = typed.trim();
  if (value === '') return required.has(field) ? 'required' : undefined;
  if (value.length > contactLengthMax[field]) return 'too_long';
  if (field === 'email') return findEmailFault(value);
  if (field === 'country' && !COUNTRY.test(value)) return 'invalid';
  return undefined;
}

function findEmailFault(email: string): ContactFault | undefined {
  if (email.includes('@') && RESERVED_DOMAIN.test(email)) return 'reserved';
  return EMAIL.test(email) && !UNFIT_IN_EMAIL.test(email) ? undefined : 'invalid';
}
