import { useState } from 'react';
import { checkContact, isSamePlace } from '../../../booking/contact/check-contact.ts';
import {
  type ContactFields,
  contactFieldId,
  useContactFields,
} from '../../../booking/contact/use-contact-fields.ts';
import type { Draft } from '../../../frame/use-draft.ts';
import { useServedArea } from '../../../frame/use-served-area.ts';
import { type Contact, type ContactField, contactFields } from './contact.ts';

export interface ContactForm extends ContactFields<ContactField> {
  readonly values: Contact;
  /** It leads where it was booked, of which nothing is asked. */
  readonly isBookedPlace: boolean;
  readonly errorCount: number;
  /** How often a press found faults; each brings the summary of them. */
  readonly faultyPresses: number;
  /** Puts something else in all fields; what is typed next is judged anew. */
  readonly fill: (values: Contact) => void;
  /** The values when they are complete; otherwise shows every fault. */
  readonly check: () => Contact | undefined;
  /** Faults found by the server; each leaves as soon as its field changes. */
  readonly refuse: (fields: FieldCodes) => void;
}

type FieldCodes = Readonly<Partial<Record<ContactField, string>>>;

interface FormOptions {
  /** What the server refused of an earlier try. */
  readonly refused?: FieldCodes | undefined;
  /** What was booked like this is right: only what differs is checked. */
  readonly booked?: Contact;
  readonly isShut: boolean;
}

/** The form's state: checked on leaving a field, kept in `draft` at every change. */
export function useContactForm(
  draft: Pick<Draft<Contact>, 'value' | 'change'>,
  { refused: refusedBefore = {}, booked, isShut }: FormOptions,
): ContactForm {
  const values = draft.value;
  const [refused, setRefused] = useState(refusedBefore);
  const [faultyPresses, setFaultyPresses] = useState(0);
  const faults = checkContact(contactFields, values, { booked, area: useServedArea() });

  const change = (field: ContactField, value: string) => {
    draft.change((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _, ...rest }) => rest);
  };

  const known = { fields: contactFields, values, faults, refused };
  const { visit, ...fields } = useContactFields({ ...known, isShut, change });
  return {
    ...fields,
    values,
    isBookedPlace: isSamePlace(values, booked),
    errorCount: Object.keys(fields.errors).length,
    faultyPresses,
    fill: (next) => {
      draft.change(() => next);
      setRefused({});
      visit([]);
    },
    check: () => {
      visit(contactFields);
      if (Object.keys(faults).length === 0) return values;
      setFaultyPresses((before) => before + 1);
      return undefined;
    },
    refuse: (codes) => {
      setRefused(codes);
      if (Object.keys(codes).length > 0) setFaultyPresses((before) => before + 1);
    },
  };
}

export function focusField(field: ContactField): void {
  document.getElementById(contactFieldId(field))?.focus();
}
