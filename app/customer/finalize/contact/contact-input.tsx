import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequiredContactField } from '#shared/booking/contact-rules.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ContactField } from './contact.ts';
import { type ContactForm, contactFieldId } from './use-contact-form.ts';

type ContactInputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
> & {
  form: ContactForm;
  field: ContactField;
  label: string;
  hint?: ReactNode;
  onLeave?: (() => void) | undefined;
};

/** One line of the form, bound to its value, its fault and its tick. */
export function ContactInput(props: ContactInputProps) {
  const { form, field, label, hint, onLeave, ...input } = props;
  const { t } = useTranslation('finalize');
  const isRequired = isRequiredContactField(field);
  return (
    <TextField
      {...input}
      id={contactFieldId(field)}
      name={field}
      label={label}
      note={isRequired ? undefined : t('optional')}
      hint={hint}
      error={form.errors[field]}
      valid={form.isGood(field)}
      required={isRequired}
      value={form.values[field]}
      onChange={(event) => form.change(field, event.target.value)}
      onBlur={() => {
        form.leave(field);
        onLeave?.();
      }}
    />
  );
}
