import { type ContactFault, type ContactField, findContactFault } from '#shared/booking/contact-rules.ts';
import { placeKey } from '#shared/booking/job-of.ts';
import { isPostalCode, type Place } from '#shared/booking/service-area.ts';
import { allOfFlorida, isRefused, type ServedArea } from '#shared/company/served-area.ts';

export type ContactValues<Field extends ContactField> = Readonly<Record<Field, string>>;
/** `outside`: of a ZIP code to which the company does not come and takes no requests. */
export type FormFault = ContactFault | 'outside';
export type ContactFaults<Field extends ContactField> = Readonly<Partial<Record<Field, FormFault>>>;

interface CheckOptions<Field extends ContactField> {
  /** What is as it was booked is not asked about. */
  readonly booked?: ContactValues<Field> | undefined;
  /** Staff may write down who has no e-mail, and then the phone is enough (D247). */
  readonly isPhoneEnough?: boolean;
  /** Where the company comes; staff go where they choose (D238). */
  readonly area?: ServedArea;
}

/**
 * The shared rules for the fields of a form, and two more: a ZIP code that is none is asked about here, where it was
 * just typed, which the server books as a request instead (D132); and one that the company refuses, as the server does.
 */
export function checkContact<Field extends ContactField>(
  fields: readonly Field[],
  values: ContactValues<Field>,
  { booked, isPhoneEnough = false, area = allOfFlorida }: CheckOptions<Field> = {},
): ContactFaults<Field> {
  const contact: Partial<Record<ContactField, string>> = values;
  const faults: Partial<Record<ContactField, FormFault>> = {};
  for (const field of fields) {
    if (values[field] === booked?.[field]) continue;
    const fault =
      findContactFault(field, values[field]) ??
      (field === 'postalCode' ? zipFault(contact, area, booked) : undefined);
    if (fault) faults[field] = fault;
  }
  if (isPhoneEnough && isByPhone(contact)) delete faults.email;
  return faults;
}

function zipFault(
  contact: SomeValues,
  area: ServedArea,
  booked: SomeValues | undefined,
): FormFault | undefined {
  const place = placeOf(contact);
  if (!isPostalCode(place)) return 'invalid';
  return isRefused(area, place) && !isSamePlace(contact, booked) ? 'outside' : undefined;
}

type SomeValues = Readonly<Partial<Record<ContactField, string>>>;

/** Whether it leads where it was booked, which stays good whatever the area has become (AR12). */
export function isSamePlace(contact: SomeValues, booked: SomeValues | undefined): boolean {
  return booked !== undefined && placeKey(placeOf(contact)) === placeKey(placeOf(booked));
}

function placeOf({ country = 'US', postalCode = '' }: SomeValues): Place {
  return { country, postalCode };
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
