import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode; icon?: ReactNode };

type FactsProps = {
  /** Facts whose value is null, undefined or '' are left out. */
  facts: readonly Fact[];
  /** "pairs" stand side by side; "lines" put the value at the end of the row, for sums. */
  look?: 'pairs' | 'lines' | undefined;
};

/** `<Facts facts={[{ label, value, icon? }]} look="pairs|lines">` A description list: what, and what it is. */
export function Facts({ facts, look = 'pairs' }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={classNames(styles.facts, styles[look])}>
      {known.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>
            {fact.icon}
            {fact.label}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
