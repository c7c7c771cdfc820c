import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { stopPress, useHasFocus } from './in-reach.ts';
import { type LinkProps, PartLink } from './link.tsx';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'm' | 'l' | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    busy?: boolean | undefined;
    /** Shown beside the button while it is disabled; the button then stays reachable by Tab. */
    why?: string | undefined;
  };

function lookClasses({ variant = 'primary', size = 'm', wide }: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'l' && styles.large,
    wide && styles.wide,
    className,
  );
}

/**
 * `<Button variant="primary|secondary|quiet|danger" size="m|l" wide busy disabled why icon iconAfter …button>`
 * Type is "button" unless told. Busy, disabled-with-why and disabled under the focus keep it and swallow the press,
 * submit included.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy, why, disabled, className, children, ...rest } = props;
  const whyId = useId();
  const { hasFocus, follow } = useHasFocus(rest);
  const blocked = Boolean(busy || (disabled && (why || hasFocus)));
  const button = (
    <button
      type="button"
      {...rest}
      {...follow}
      {...(blocked && { onClick: stopPress })}
      className={lookClasses({ variant, size, wide }, className)}
      disabled={disabled && !blocked}
      aria-disabled={blocked || rest['aria-disabled']}
      aria-busy={busy || undefined}
      aria-describedby={disabled && why ? whyId : rest['aria-describedby']}
    >
      {busy ? <Spinner /> : icon}
      <span className={styles.words}>{children}</span>
      {!busy && iconAfter}
    </button>
  );
  if (!why) return button;
  // The same frame when it is not disabled: a button that moved to another parent would lose focus.
  return (
    <span
      className={classNames(styles.explained, wide && styles.wide)}
      data-explained={disabled || undefined}
    >
      {button}
      {disabled && (
        <span className={styles.why} id={whyId}>
          {why}
        </span>
      )}
    </span>
  );
}

type ButtonLinkProps = ButtonLook & LinkProps;

/** `<ButtonLink to variant size wide icon iconAfter replace state …a>` A real link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconAfter, className, children, ...rest } = props;
  return (
    <PartLink {...rest} className={lookClasses({ variant, size, wide }, className)}>
      {icon}
      <span className={styles.words}>{children}</span>
      {iconAfter}
    </PartLink>
  );
}
