import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { ShutFields } from './shut-fields.ts';

type TextFieldProps = FieldWords &
  ComponentProps<'input'> & {
    /** Drawn inside the box: a currency sign, a unit, an icon. */
    before?: ReactNode;
    after?: ReactNode;
    /** Draws the tick of a value that was checked and is right. */
    valid?: boolean | undefined;
  };

/**
 * `<TextField label labelHidden note hint error valid before after …input>`
 * `ref`, `name`, `onChange` and `onBlur` go to the input, so `{...register('email')}` works as it is.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    note,
    hint,
    error,
    valid,
    before,
    after,
    id: givenId,
    className,
    readOnly,
    ...rest
  } = props;
  const isShut = use(ShutFields);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error }}>
      <span className={styles.box}>
        {before && <span className={styles.affix}>{before}</span>}
        <input
          type="text"
          {...rest}
          id={id}
          readOnly={readOnly || isShut}
          className={classNames(styles.control, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {after && <span className={styles['affix-after']}>{after}</span>}
        {valid && !error && (
          <span className={classNames(styles['affix-after'], styles.valid)}>
            <Check aria-hidden="true" />
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
