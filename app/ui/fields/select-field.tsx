import { ChevronDown } from 'lucide-react';
import { type ComponentProps, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { ShutFields } from './shut-fields.ts';

type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
    options: readonly SelectOption[];
    /** The first, empty choice: "Choose a state". */
    placeholder?: string | undefined;
  };

/** `<SelectField label labelHidden note hint error options placeholder …select>` The native list, dressed. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    labelHidden,
    note,
    hint,
    error,
    options,
    placeholder,
    id: givenId,
    className,
    onChange,
    ...rest
  } = props;
  const isShut = use(ShutFields);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error }}>
      <span className={styles.box}>
        <select
          {...rest}
          onChange={(event) => {
            if (!isShut) onChange?.(event);
          }}
          aria-disabled={isShut || rest['aria-disabled']}
          id={id}
          className={classNames(styles.control, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
