import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './error-panel.module.css';

type ErrorPanelProps = {
  /** What happened. */
  title: string;
  /** What is kept and what to do. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A small line for the help desk: a request id. */
  reference?: string | undefined;
};

/** `<ErrorPanel title action reference>` A part of the page that failed, in its place; spoken at once. */
export function ErrorPanel({ title, children, action, reference }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <CloudAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children && <div>{children}</div>}
        {reference && <small className={styles.reference}>{reference}</small>}
      </div>
      {action}
    </div>
  );
}
