import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { announce } from './announce.ts';
import styles from './countdown-ring.module.css';

/** The last minute changes colour and is spoken, so that no person loses a thing unwarned (WCAG 2.2.1). */
const LAST_MINUTE_MS = 60_000;
const RADIUS = 16;
const ROUND = 2 * Math.PI * RADIUS;

type CountdownRingProps = {
  /** The screen owns the clock and passes what is left, about once a second. */
  msLeft: number;
  totalMs: number;
  /** Beside the ring and its spoken name: "Held". */
  label: string;
  labelHidden?: boolean | undefined;
  /** Spoken once when a minute is left. */
  lastMinuteText: string;
};

/** `<CountdownRing msLeft totalMs label labelHidden lastMinuteText>` An emptying ring with m:ss. Holds no timer. */
export function CountdownRing({ msLeft, totalMs, label, labelHidden, lastMinuteText }: CountdownRingProps) {
  const left = Math.max(0, msLeft);
  const last = left <= LAST_MINUTE_MS;
  const wasLast = useRef(last);
  useEffect(() => {
    if (last && !wasLast.current && left > 0) announce(lastMinuteText);
    wasLast.current = last;
  }, [last, left, lastMinuteText]);

  const share = totalMs > 0 ? Math.min(1, left / totalMs) : 0;
  return (
    <span
      className={classNames(styles.countdown, last && styles.last)}
      role="timer"
      aria-label={`${label} ${minutesAndSeconds(left)}`}
    >
      <svg className={styles.ring} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.left}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
          transform="rotate(-90 20 20)"
        />
      </svg>
      {!labelHidden && <span aria-hidden="true">{label}</span>}
      <span className={styles.time} aria-hidden="true">
        {minutesAndSeconds(left)}
      </span>
    </span>
  );
}

/** 598_400 → "9:59". A started second still counts. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
