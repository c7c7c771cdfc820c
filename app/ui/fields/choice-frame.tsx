import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { describedBy, FieldError } from './field-frame.tsx';

type ChoiceFrameProps = {
  legend: string;
  legendHidden?: boolean | undefined;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** Fieldset, legend, hint and error of the two groups. Used by the groups, not by screens. */
export function ChoiceFrame({ legend, legendHidden, note, hint, error, children }: ChoiceFrameProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>
        {legend}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
