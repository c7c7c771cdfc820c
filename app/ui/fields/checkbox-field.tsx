import { type ComponentProps, type ReactNode, use, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldError } from './field-frame.tsx';
import { ShutFields } from './shut-fields.ts';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** `<CheckboxField label hint error …input>` One tick box with its sentence; the sentence is part of the target. */
export function CheckboxField({ label, hint, error, id: givenId, onChange, ...rest }: CheckboxFieldProps) {
  const isShut = use(ShutFields);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          onChange={(event) => {
            if (!isShut) onChange?.(event);
          }}
          aria-disabled={isShut || rest['aria-disabled']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
