import { useRef, useState } from 'react';
import { checkContact } from '../../../booking/contact/check-contact.ts';
import {
  type ContactFields,
  contactFieldId,
  useContactFields,
} from '../../../booking/contact/use-contact-fields.ts';
import { CONTACT_DRAFT } from '../../../data/drafts/contact-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { type Contact, type ContactField, contactFields } from './contact.ts';

export interface ContactForm extends ContactFields<ContactField> {
  readonly values: Contact;
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
  readonly draftKey?: string;
  /** What was booked like this is right: only what differs is checked. */
  readonly booked?: Contact;
}

/** The form's state: checked on leaving a field, kept as a draft at every change. */
export function useContactForm(
  initial: Contact,
  { refused: refusedBefore = {}, draftKey = CONTACT_DRAFT, booked }: FormOptions = {},
): ContactForm {
  const [values, setValues] = useState(initial);
  // Two changes before the next drawing both count.
  const latest = useRef(initial);
  const [refused, setRefused] = useState(refusedBefore);
  const [faultyPresses, setFaultyPresses] = useState(0);
  const faults = checkContact(contactFields, values, { booked });

  const change = (field: ContactField, value: string) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    setRefused(({ [field]: _, ...rest }) => rest);
    saveDraft(draftKey, next);
  };

  const { visit, ...fields } = useContactFields({ fields: contactFields, values, faults, refused, change });
  return {
    ...fields,
    values,
    errorCount: Object.keys(fields.errors).length,
    faultyPresses,
    fill: (next) => {
      latest.current = next;
      setValues(next);
      setRefused({});
      visit([]);
      saveDraft(draftKey, next);
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
