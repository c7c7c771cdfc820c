import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

type Tone = 'neutral' | 'primary' | 'accent' | 'sun' | 'success' | 'info' | 'danger';

type TagProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** `<Tag tone="neutral|primary|accent|sun|success|info|danger" icon>` A word in a pill: a state, a mark, a kind. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

type BadgeProps = { count: number; label: string };

/** `<Badge count label>` The small number on an icon, such as things in the cart; `label` says it in words. 0 draws nothing. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} key={count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
