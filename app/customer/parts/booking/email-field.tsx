import type { ComponentProps } from 'react';
import { contactLengthMax } from '#shared/booking/contact-rules.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** `<EmailField label hint value error onChange …input>` A `TextField` for an address. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      maxLength={contactLengthMax.email}
      {...props}
    />
  );
}
