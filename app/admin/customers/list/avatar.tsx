import type { CSSProperties } from 'react';
import styles from './customers-list.module.css';
import { hueOf, initialsOf } from './initials.ts';

/** Initials on a colour that stays the same: found again by sight. The name stands beside it. */
export function Avatar({ name, email }: { name: string; email: string }) {
  return (
    <span className={styles.avatar} style={{ '--hue': hueOf(email) } as CSSProperties} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
