import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

type SpinnerProps = { label?: string | undefined; className?: string | undefined };

/** `<Spinner label?>` A ring the size of the text around it. Without a label it is decoration. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = <span className={classNames(styles.ring, className)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status" className={styles.frame}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
