import type { ContactField } from './contact.ts';

/** Paths of the booking body (shared/api/bookings.ts) and the fields they come from. */
const fieldOfPath: Readonly<Record<string, ContactField>> = {
  email: 'email',
  customerName: 'firstName',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  'address.line1': 'line1',
  'address.line2': 'line2',
  'address.city': 'city',
  'address.region': 'region',
  'address.postalCode': 'postalCode',
  'address.country': 'country',
  'address.gateCode': 'gateCode',
  notes: 'notes',
};

/** What the server refused, by field of the form; paths without a field of their own are left out. */
export function serverFields(
  fields: Readonly<Record<string, string>>,
): Readonly<Partial<Record<ContactField, string>>> {
  const known: Partial<Record<ContactField, string>> = {};
  for (const [path, code] of Object.entries(fields)) {
    const field = Object.hasOwn(fieldOfPath, path) ? fieldOfPath[path] : undefined;
    if (field) known[field] ??= code;
  }
  return known;
}
