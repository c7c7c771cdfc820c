import { type ContactField, findContactFault } from '#shared/booking/contact-rules.ts';
import { isPostalCode } from '#shared/booking/service-area.ts';
import type { ClientDraft } from './client-draft.ts';

export type ClientField = keyof ClientDraft;
type ClientFault =
  | 'name'
  | 'email'
  | 'emailInvalid'
  | 'reserved'
  | 'line1'
  | 'city'
  | 'postalCode'
  | 'zipInvalid'
  | 'tooLong'
  | 'refused';
export type ClientFaults = Readonly<Partial<Record<ClientField, ClientFault>>>;

/** No e-mail, and a phone: no mail can be written, and that is enough. */
export function isByPhone({ email, phone }: Pick<ClientDraft, 'email' | 'phone'>): boolean {
  return email.trim() === '' && phone.trim() !== '';
}

/** In the order of the page. The rules are those that the customers' own form asks (D307). */
const asked: readonly (readonly [ClientField, ContactField, ClientFault | undefined])[] = [
  ['name', 'customerName', 'name'],
  ['email', 'email', 'email'],
  ['phone', 'phone', undefined],
  ['line1', 'line1', 'line1'],
  ['line2', 'line2', undefined],
  ['city', 'city', 'city'],
  ['region', 'region', undefined],
  ['postalCode', 'postalCode', 'postalCode'],
  ['gateCode', 'gateCode', undefined],
];

export function checkClient(client: ClientDraft): ClientFaults {
  const faults: Partial<Record<ClientField, ClientFault>> = {};
  for (const [field, rule, missing] of asked) {
    // Who has no e-mail is known by the phone.
    if (field === 'email' && isByPhone(client)) continue;
    const found = findContactFault(rule, client[field]);
    if (found === 'required') faults[field] = missing ?? 'refused';
    else if (found === 'too_long') faults[field] = 'tooLong';
    else if (found === 'reserved') faults[field] = 'reserved';
    else if (found === 'invalid') faults[field] = field === 'email' ? 'emailInvalid' : 'refused';
  }
  const { postalCode } = client;
  if (faults.postalCode === undefined && !isPostalCode({ country: 'US', postalCode })) {
    faults.postalCode = 'zipInvalid';
  }
  return faults;
}

const fieldOfPath: Readonly<Record<string, ClientField>> = {
  customerName: 'name',
  email: 'email',
  phone: 'phone',
  'address.line1': 'line1',
  'address.line2': 'line2',
  'address.city': 'city',
  'address.region': 'region',
  'address.postalCode': 'postalCode',
  'address.gateCode': 'gateCode',
};

/** What the server refused, by the paths of its answer. */
export function refusedFields(fields: Readonly<Record<string, string>> | undefined): ClientFaults {
  const faults: Partial<Record<ClientField, ClientFault>> = {};
  for (const [path, code] of Object.entries(fields ?? {})) {
    const field = fieldOfPath[path];
    if (field !== undefined) faults[field] = code === 'too_long' ? 'tooLong' : 'refused';
  }
  return faults;
}
