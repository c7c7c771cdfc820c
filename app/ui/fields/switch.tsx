import { type ComponentProps, type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import { ShutFields } from './shut-fields.ts';
import styles from './switch.module.css';

type SwitchProps = Pick<ComponentProps<'input'>, 'className' | 'disabled' | 'aria-describedby'> & {
  /** What is on or off, in full; the words beside it are for eyes. */
  label: string;
  checked: boolean;
  /** The last press is being done: the next does nothing, and the focus stays. */
  busy?: boolean | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** What holds as soon as it is pressed. */
export function Switch({ className, label, checked, busy, onChange, children, ...input }: SwitchProps) {
  const isShut = use(ShutFields) || busy;
  return (
    <label className={classNames(styles.label, className)}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        className={styles.switch}
        checked={checked}
        aria-disabled={isShut || undefined}
        onChange={({ target }) => {
          if (!isShut) onChange(target.checked);
        }}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}
