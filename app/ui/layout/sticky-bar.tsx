import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sticky-bar.module.css';

type StickyBarProps = {
  /** The name of the region: "Your total". */
  label: string;
  /** Usually a PriceTag and a small line of what it covers. */
  children: ReactNode;
  action: ReactNode;
  /** Gone on wide screens, where a summary stands at the side. */
  phonesOnly?: boolean | undefined;
};

/** `<StickyBar label action phonesOnly>` Last child of the screen's `.page`: the total and the one action, under the thumb. */
export function StickyBar({ label, children, action, phonesOnly }: StickyBarProps) {
  return (
    <section
      className={classNames(styles.bar, phonesOnly && styles['phones-only'])}
      aria-label={label}
      data-sticky-bar={phonesOnly ? 'phones' : 'always'}
    >
      <div className={styles.inner}>
        <div className={styles.words}>{children}</div>
        {action}
      </div>
    </section>
  );
}
