import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** An `<img alt="">` or drawing. */
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  titleLevel?: 'h1' | 'h2' | 'h3' | undefined;
};

/**
 * `<EmptyState drawing title action titleLevel="h1|h2|h3">` Nothing here yet: one drawing, one sentence, one button. An
 * `h3` is one list of several on its page, with less room around it.
 */
export function EmptyState({ drawing, title, children, action, titleLevel: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-part={Title === 'h3' || undefined}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <Title>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
