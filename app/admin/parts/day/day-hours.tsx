import { staffFormat } from '../words/staff-format.ts';
import styles from './day-scale.module.css';
import type { DayScale } from './day-scale.ts';

/** The hours under a day that is drawn as one line. */
export function DayHours({ scale, timeZone }: { scale: DayScale; timeZone: string }) {
  return (
    <div className={styles.hours}>
      {scale.labels.map((at) => (
        <span key={at} style={{ insetInlineStart: scale.place(at) }}>
          {staffFormat.time(at, timeZone)}
        </span>
      ))}
    </div>
  );
}
