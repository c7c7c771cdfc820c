import type { CSSProperties } from 'react';
import styles from './customers-list.module.css';

/** A number and a thin bar beside those of the others. */
export function TotalBar({ count, most }: { count: number; most: number }) {
  return (
    <span className={`tabular ${styles.total}`}>
      {count}
      <span className={styles.bar} style={{ '--part': count / Math.max(1, most) } as CSSProperties} />
    </span>
  );
}
