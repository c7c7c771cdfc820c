import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './field.module.css';
import { focusFault, watchSubmits } from './focus-fault.ts';

/** What every field says around its control. All words come from the screen. */
export type FieldWords = {
  label: string;
  /** Hides the label from sight, never from ears. */
  labelHidden?: boolean | undefined;
  /** A small word after the label, such as "optional". */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldFrameProps = FieldWords & { id: string; children: ReactNode };

/** The ids of what describes a control, for `aria-describedby`; undefined when nothing does. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, hint and error below, tied together by `id`. Used by the fields, not by screens. */
export function FieldFrame({ id, label, labelHidden, note, hint, error, children }: FieldFrameProps) {
  useEffect(watchSubmits, []);
  return (
    <div className={styles.field}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * The red line under a field or a group: an icon and words, never colour alone. What a press has brought up takes the
 * focus to its field.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusFault(words.current), []);
  return (
    <p ref={words} className={styles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  );
}
