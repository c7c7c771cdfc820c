import type { ReactNode } from 'react';
import styles from './flag.module.css';

/** Each about 0.2 kB: at this size a star is a dot and an emblem is a blot. */
const drawings = {
  us: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path stroke="#c8313e" strokeWidth="1.8" d="M0 1h24M0 4.5h24M0 8h24M0 11.5h24M0 15h24" />
      <path fill="#2f3d7e" d="M0 0h11v9H0z" />
      <path stroke="#fff" strokeDasharray="1 1.8" d="M1.5 2.2h9M1.5 4.5h9M1.5 6.8h9" />
    </>
  ),
  es: (
    <>
      <path fill="#c8313e" d="M0 0h24v16H0z" />
      <path fill="#ffc845" d="M0 4h24v8H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#2f3d9e" d="M0 0h8v16H0z" />
      <path fill="#e0393e" d="M16 0h8v16h-8z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** `<Flag country="us|es|fr">` Decoration beside a language written in its own name, never alone. */
export function Flag({ country }: { country: keyof typeof drawings }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {drawings[country]}
    </svg>
  );
}
