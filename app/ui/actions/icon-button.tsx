import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** "outline" draws the circle; "plain" shows it on hover only. */
  variant?: 'plain' | 'outline' | undefined;
};

/** `<IconButton label icon variant="plain|outline" …button>` A 44 px round button; `label` is its spoken name. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, variant === 'outline' && styles.outline, className)}
    >
      {icon}
    </button>
  );
}
