import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  value: number;
  max: number;
  /** The words above the bar: "Sending 2 of 5", "$35 to the minimum". Also its spoken name. */
  label: string;
  labelHidden?: boolean | undefined;
  /** At the end of the words' line: a number, a stop button. */
  aside?: ReactNode;
  tone?: 'primary' | 'accent' | 'success' | undefined;
};

/** `<ProgressBar value max label labelHidden aside tone="primary|accent|success">` Determinate, always with words. */
export function ProgressBar({ value, max, label, labelHidden, aside, tone = 'primary' }: ProgressBarProps) {
  const id = useId();
  const full = max > 0 ? Math.min(max, Math.max(0, value)) : 0;
  return (
    <div className={styles.frame}>
      <div className={labelHidden ? 'visually-hidden' : styles.words}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <progress
        id={id}
        className={classNames(styles.bar, styles[tone])}
        value={full}
        max={Math.max(1, max)}
      />
    </div>
  );
}
