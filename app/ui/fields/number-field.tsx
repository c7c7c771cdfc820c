import { type ComponentProps, useState } from 'react';
import { type NumberEntry, toNumberEntry } from './read-number.ts';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'defaultValue'
> & {
  value: NumberEntry;
  onChange: (value: NumberEntry) => void;
  /** The number as the person's language writes it. */
  format: (value: number) => string;
};

/**
 * `<NumberField value onChange format …TextField>` A number in any common spelling, written neatly on leaving. Text
 * that is no number stays as it is and is handed on as text; the screen says what is wrong with it.
 */
export function NumberField({ value, onChange, format, onBlur, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={typed ?? (typeof value === 'number' ? format(value) : value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toNumberEntry(event.target.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
