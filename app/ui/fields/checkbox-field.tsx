import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldError } from './field-frame.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** `<CheckboxField label hint error …input>` One tick box with its sentence; the sentence is part of the target. */
export function CheckboxField({ label, hint, error, id: givenId, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
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
