import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './alert.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type AlertProps = {
  tone?: keyof typeof icons | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links, under the words. */
  actions?: ReactNode;
  /** "alert" interrupts a screen reader, "status" waits; leave out what was there from the start. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined });

/**
 * `<Alert tone="info|success|warning|danger" title actions role="alert|status" onDismiss+dismissLabel>`
 * A coloured box with an icon and words: what happened, what is kept, what to do.
 */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, actions, role, className } = props;
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.alert, styles[tone], className)} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={classNames('cluster', styles.actions)}>{actions}</div>}
      </div>
      {props.onDismiss && (
        <IconButton
          className={styles.close}
          label={props.dismissLabel}
          icon={<X aria-hidden="true" />}
          onClick={props.onDismiss}
        />
      )}
    </div>
  );
}
