import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

type TextAreaProps = FieldWords & ComponentProps<'textarea'>;

/** `<TextArea label labelHidden note hint error …textarea>` Several lines; takes `{...register('notes')}`. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, note, hint, error, id: givenId, className, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error }}>
      <span className={styles.box}>
        <textarea
          rows={3}
          {...rest}
          id={id}
          className={classNames(styles.control, styles.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </span>
    </FieldFrame>
  );
}
