import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactFault } from '#shared/booking/contact-rules.ts';
import { CONTACT_DRAFT } from '../../../data/drafts/contact-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { checkContact } from './check-contact.ts';
import { type Contact, type ContactField, contactFields } from './contact.ts';

export interface ContactForm {
  readonly values: Contact;
  /** Words under a field: only where the person has been, and everywhere after a press of the button. */
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
  readonly errorCount: number;
  /** How often a press found faults; each brings the summary of them. */
  readonly faultyPresses: number;
  /** Left, filled and right: worth a tick. */
  readonly isGood: (field: ContactField) => boolean;
  readonly change: (field: ContactField, value: string) => void;
  readonly leave: (field: ContactField) => void;
  /** Puts something else in all fields; what is typed next is judged anew. */
  readonly fill: (values: Contact) => void;
  /** Writes `typed` more neatly, unless it was changed meanwhile. */
  readonly tidy: (field: ContactField, typed: string, neat: string) => void;
  /** The values when they are complete; otherwise shows every fault. */
  readonly check: () => Contact | undefined;
  /** Faults found by the server; each leaves as soon as its field changes. */
  readonly refuse: (fields: Readonly<Partial<Record<ContactField, string>>>) => void;
}

const faultKeys = {
  email: 'faults.email',
  firstName: 'faults.firstName',
  lastName: 'faults.lastName',
  line1: 'faults.line1',
  city: 'faults.city',
  postalCode: 'faults.postalCode',
} as const satisfies Partial<Record<ContactField, string>>;

/** The id of a field's control, for focus. */
export function contactFieldId(field: ContactField): string {
  return `contact-${field}`;
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
  const words = useFaultWords();
  const [values, setValues] = useState(initial);
  // A number formatted a moment later must not bring back what the other fields held when it was typed.
  const latest = useRef(initial);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(() => new Set());
  const [refused, setRefused] = useState(refusedBefore);
  const [faultyPresses, setFaultyPresses] = useState(0);
  const faults = checkContact(values, booked);

  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const fault = faults[field];
    const refusal = refused[field];
    if (refusal !== undefined) errors[field] = fieldErrorText(refusal);
    else if (fault && left.has(field)) errors[field] = words(field, fault);
  }

  const change = (field: ContactField, value: string) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    setRefused(({ [field]: _, ...rest }) => rest);
    saveDraft(draftKey, next);
  };

  return {
    values,
    errors,
    errorCount: Object.keys(errors).length,
    faultyPresses,
    isGood: (field) => left.has(field) && values[field].trim() !== '' && errors[field] === undefined,
    change,
    tidy: (field, typed, neat) => {
      if (neat !== typed && latest.current[field] === typed) change(field, neat);
    },
    fill: (next) => {
      latest.current = next;
      setValues(next);
      setRefused({});
      setLeft(new Set());
      saveDraft(draftKey, next);
    },
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    check: () => {
      setLeft(new Set(contactFields));
      if (Object.keys(faults).length === 0) return values;
      setFaultyPresses((before) => before + 1);
      return undefined;
    },
    refuse: (fields) => {
      setRefused(fields);
      if (Object.keys(fields).length > 0) setFaultyPresses((before) => before + 1);
    },
  };
}

function useFaultWords() {
  const { t } = useTranslation('finalize');
  return (field: ContactField, fault: ContactFault): string => {
    if (fault === 'reserved') return t('faults.reserved');
    if (fault === 'invalid' && field === 'email') return t('faults.emailInvalid');
    if (fault === 'invalid' && field === 'postalCode') return t('faults.zipInvalid');
    if (fault === 'required' && Object.hasOwn(faultKeys, field))
      return t(faultKeys[field as keyof typeof faultKeys]); // asked on the line above
    return fieldErrorText(fault);
  };
}

export function focusField(field: ContactField): void {
  document.getElementById(contactFieldId(field))?.focus();
}
