import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-title.module.css';

type PageTitleProps = {
  children: ReactNode;
  /** A short line above, such as the name of the step. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Takes focus when the screen opens; leave it out on the very first screen of a visit. */
  focusOnOpen?: boolean | undefined;
  size?: 'title' | 'display' | undefined;
};

/** `<PageTitle eyebrow lead focusOnOpen size="title|display">` The one h1 of a screen; focus goes there after a move. */
export function PageTitle({ children, eyebrow, lead, focusOnOpen = false, size = 'title' }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The router has already put the page where it belongs; focus must not scroll it again.
    if (focusOnOpen) heading.current?.focus({ preventScroll: true });
  }, [focusOnOpen]);
  return (
    <div className={styles.frame}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 ref={heading} tabIndex={-1} className={classNames(size === 'display' && 'display')}>
        {children}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
