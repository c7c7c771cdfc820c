import type { Instant } from '#shared/kernel/instant.ts';
import { staffFormat } from '../words/staff-format.ts';
import styles from './day-line.module.css';
import { dayScale } from './day-scale.ts';

interface Piece {
  readonly key: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The colour of a booking's status, hatched where it is blocked; `mine` is what is being entered. */
  readonly tone: 'success' | 'sun' | 'danger' | 'block' | 'mine';
  readonly isOver?: boolean;
  readonly isClash?: boolean;
}

type DayLineProps = {
  /** What is drawn, for ears; the list beside it says each piece. */
  label: string;
  /** Whole hours, as `until`. */
  from: Instant;
  until: Instant;
  /** In the order in which they are drawn. */
  pieces: readonly Piece[];
  /** Where the clock stands, if it is to be seen. */
  now?: Instant;
  timeZone: string;
};

/** A day as one line, with its hours below. */
export function DayLine({ label, from, until, pieces, now, timeZone }: DayLineProps) {
  const scale = dayScale(from, until);
  return (
    <div className={styles.day} role="img" aria-label={label}>
      <div className={styles.line}>
        {pieces.map(({ key, startsAt, endsAt, tone, isOver, isClash }) => (
          <i
            key={key}
            data-tone={tone}
            data-over={isOver || undefined}
            data-clash={isClash || undefined}
            style={scale.stretch(startsAt, endsAt)}
          />
        ))}
        {now !== undefined && now > from && now < until && (
          <i className={styles.now} style={{ insetInlineStart: scale.place(now) }} />
        )}
      </div>
      <div className={styles.hours} data-long={staffFormat.locale !== 'fr' || undefined}>
        {scale.labels.map((at) => (
          <span key={at} style={{ insetInlineStart: scale.place(at) }}>
            {staffFormat.time(at, timeZone)}
          </span>
        ))}
      </div>
    </div>
  );
}
