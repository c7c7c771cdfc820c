import { type ContactFault, type ContactField, findContactFault } from '#shared/booking/contact-rules.ts';
import { isPostalCode } from '#shared/booking/service-area.ts';

export type ContactValues<Field extends ContactField> = Readonly<Record<Field, string>>;
export type ContactFaults<Field extends ContactField> = Readonly<Partial<Record<Field, ContactFault>>>;

interface CheckOptions<Field extends ContactField> {
  /** What is as it was booked is not asked about. */
  readonly booked?: ContactValues<Field> | undefined;
  /** Staff may write down who has no e-mail, and then the phone is enough (D247). */
  readonly isPhoneEnough?: boolean;
}

/**
 * The shared rules for the fields of a form, and one more: a ZIP code that is none is asked about here, where it was
 * just typed. The server books it as a request instead (D132).
 */
export function checkContact<Field extends ContactField>(
  fields: readonly Field[],
  values: ContactValues<Field>,
  { booked, isPhoneEnough = false }: CheckOptions<Field> = {},
): ContactFaults<Field> {
  const contact: Partial<Record<ContactField, string>> = values;
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of fields) {
    if (values[field] === booked?.[field]) continue;
    const fault =
      findContactFault(field, values[field]) ?? (field === 'postalCode' ? zipFault(contact) : undefined);
    if (fault) faults[field] = fault;
  }
  if (isPhoneEnough && isByPhone(contact)) delete faults.email;
  return faults;
}

function zipFault({
  country = 'US',
  postalCode = '',
}: Partial<Record<ContactField, string>>): ContactFault | undefined {
  return isPostalCode({ country, postalCode }) ? undefined : 'invalid';
}

/** No e-mail, and a phone: no mail can be written, and that is enough for staff. */
export function isByPhone({
  email = '',
  phone = '',
}: {
  readonly email?: string;
  readonly phone?: string;
}): boolean {
  return email.trim() === '' && phone.trim() !== '';
}
