import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './managed-row.module.css';

/** A list of what is managed one by one. */
export function ManagedRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** Its picture, what it is called with its facts, and at the end what can be done with it. */
export function ManagedRow({
  Icon,
  words,
  children,
}: {
  Icon: LucideIcon;
  words: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{words}</span>
      {children}
    </Card>
  );
}
