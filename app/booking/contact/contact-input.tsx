import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContactField, isRequiredContactField } from '#shared/booking/contact-rules.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { whenLeft } from '../../ui/when-left.ts';
import styles from './contact.module.css';
import { formatPhone } from './format-phone.ts';
import { suggestEmail } from './suggest-email.ts';
import { type ContactFields, contactFieldId } from './use-contact-fields.ts';

type InputLook = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/** How a keyboard and a browser are to take each field. */
const looks: Readonly<Partial<Record<ContactField, InputLook>>> = {
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  customerName: { autoComplete: 'name', autoCapitalize: 'words' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  postalCode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  region: { autoComplete: 'address-level1', autoCapitalize: 'characters' },
  city: { autoComplete: 'address-level2' },
  gateCode: { autoComplete: 'off', autoCapitalize: 'none' },
};

type ContactInputProps<Field extends ContactField> = {
  form: ContactFields<Field>;
  field: Field;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  inputMode?: InputLook['inputMode'];
};

/** One line of a contact, bound to its value, its fault and its tick; a phone is written neatly on leaving. */
export function ContactInput<Field extends ContactField>(props: ContactInputProps<Field>) {
  const { form, field, label, hint, ...input } = props;
  const { t } = useTranslation('finalize');
  // Staff know what may be left out, and when a phone is enough.
  const { isForOther, isShut } = form;
  const isRequired = isRequiredContactField(field);
  const value = form.values[field];
  const meant = field === 'email' && !isShut && isSettled(form, field) ? suggestEmail(value) : undefined;
  const newest = useLatest(form);
  const tidy = () => {
    if (field !== 'phone') return;
    void formatPhone(value).then((written) =>
      whenLeft(contactFieldId(field), () => newest.current.tidy(field, value, written)),
    );
  };
  return (
    <TextField
      {...looks[field]}
      {...input}
      {...(isForOther ? { autoComplete: 'off' } : { name: field, required: isRequired })}
      id={contactFieldId(field)}
      label={label}
      note={isRequired || isForOther ? undefined : t('optional')}
      hint={
        meant === undefined ? (
          hint
        ) : (
          <Button variant="quiet" className={styles.suggestion} onClick={() => form.change(field, meant)}>
            {t('hints.meant', { email: meant })}
          </Button>
        )
      }
      error={form.errors[field]}
      valid={form.isGood(field)}
      value={value}
      readOnly={isShut}
      onChange={(event) => form.change(field, event.target.value)}
      onBlur={() => {
        form.leave(field);
        tidy();
      }}
    />
  );
}

/** Nothing is suggested to who is still typing. */
function isSettled<Field extends ContactField>(form: ContactFields<Field>, field: Field): boolean {
  return form.isGood(field) || form.errors[field] !== undefined;
}
