import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';
import { stopPress, useHasFocus } from './in-reach.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** "outline" draws the circle; "plain" shows it on hover only. */
  variant?: 'plain' | 'outline' | undefined;
};

/**
 * `<IconButton label icon variant="plain|outline" …button>` A 44 px round button; `label` is its spoken name. Disabled
 * under the focus it keeps it.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', disabled, className, ...rest } = props;
  const { hasFocus, follow } = useHasFocus(rest);
  const blocked = Boolean(disabled && hasFocus);
  return (
    <button
      type="button"
      {...rest}
      {...follow}
      {...(blocked && { onClick: stopPress })}
      disabled={disabled && !blocked}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-label={label}
      className={classNames(styles.button, variant === 'outline' && styles.outline, className)}
    >
      {icon}
    </button>
  );
}
