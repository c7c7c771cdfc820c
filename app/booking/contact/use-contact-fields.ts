import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactField } from '#shared/booking/contact-rules.ts';
import { fieldErrorText } from '../../i18n/error-text.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { ContactFaults, ContactValues, FormFault } from './check-contact.ts';

/** What the fields of a contact read and change, whoever types. */
export interface ContactFields<Field extends ContactField> {
  readonly values: ContactValues<Field>;
  /** Words under a field: only where the person has been, and everywhere after a press of the button. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  /** Left, filled and right: worth a tick. */
  readonly isGood: (field: Field) => boolean;
  /** Typed for somebody else: what this browser knows of its owner does not belong here (D265). */
  readonly isForOther: boolean;
  /** It is being sent: what was typed now would be in nothing (D579). */
  readonly isShut: boolean;
  readonly change: (field: Field, value: string) => void;
  readonly leave: (field: Field) => void;
  /** Writes `typed` more neatly, unless it was changed meanwhile. */
  readonly tidy: (field: Field, typed: string, neat: string) => void;
}

interface FieldsInput<Field extends ContactField> {
  readonly fields: readonly Field[];
  readonly values: ContactValues<Field>;
  readonly faults: ContactFaults<Field>;
  /** Codes of what the server refused. */
  readonly refused: Readonly<Partial<Record<Field, string>>>;
  readonly change: (field: Field, value: string) => void;
  /** Every fault shows, wherever the person has been. */
  readonly told?: boolean;
  readonly isShut?: boolean | undefined;
  /** Of who types for somebody else: their own words where ours speak to the customer. */
  readonly words?: (field: Field, fault: FormFault) => string | undefined;
}

const requiredKeys = {
  email: 'faults.email',
  firstName: 'faults.firstName',
  lastName: 'faults.lastName',
  line1: 'faults.line1',
  city: 'faults.city',
  postalCode: 'faults.postalCode',
} as const satisfies Partial<Record<ContactField, string>>;

/** The id of a field's control, for focus; a page has one contact. */
export function contactFieldId(field: ContactField): string {
  return `contact-${field}`;
}

/** `visit` takes the fields that count as left. */
export function useContactFields<Field extends ContactField>(
  input: FieldsInput<Field>,
): ContactFields<Field> & { readonly visit: (fields: readonly Field[]) => void } {
  const { fields, values, faults, refused, change, told = false, isShut = false, words } = input;
  const ownWords = useFaultWords();
  const { i18n } = useTranslation('errors');
  const [left, setLeft] = useState<ReadonlySet<Field>>(() => new Set());
  // A number formatted a moment later must not bring back what the field held when it was typed.
  const latest = useLatest(values);
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const fault = faults[field];
    const refusal = refused[field];
    if (refusal !== undefined) errors[field] = fieldErrorText(refusal, i18n);
    else if (fault && (told || left.has(field)))
      errors[field] = words?.(field, fault) ?? ownWords(field, fault);
  }
  return {
    values,
    errors,
    isGood: (field) => left.has(field) && values[field].trim() !== '' && errors[field] === undefined,
    isForOther: words !== undefined,
    isShut,
    change,
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    tidy: (field, typed, neat) => {
      if (neat !== typed && latest.current[field] === typed) change(field, neat);
    },
    visit: (visited) => setLeft(new Set(visited)),
  };
}

function useFaultWords() {
  const { t, i18n } = useTranslation(['finalize', 'errors']);
  return (field: ContactField, fault: FormFault): string => {
    if (fault === 'reserved') return t('faults.reserved');
    if (fault === 'outside') return t('faults.outside');
    if (fault === 'invalid' && field === 'email') return t('faults.emailInvalid');
    if (fault === 'invalid' && field === 'postalCode') return t('faults.zipInvalid');
    if (fault === 'required' && Object.hasOwn(requiredKeys, field))
      return t(requiredKeys[field as keyof typeof requiredKeys]); // asked on the line above
    return fieldErrorText(fault, i18n);
  };
}
