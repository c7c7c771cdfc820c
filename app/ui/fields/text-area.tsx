import { type ComponentProps, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { ShutFields } from './shut-fields.ts';

type TextAreaProps = FieldWords & ComponentProps<'textarea'>;

/** `<TextArea label labelHidden note hint error …textarea>` Several lines; takes `{...register('notes')}`. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, note, hint, error, id: givenId, className, readOnly, ...rest } = props;
  const isShut = use(ShutFields);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error }}>
      <span className={styles.box}>
        <textarea
          rows={3}
          {...rest}
          id={id}
          readOnly={readOnly || isShut}
          className={classNames(styles.control, styles.area, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </span>
    </FieldFrame>
  );
}
