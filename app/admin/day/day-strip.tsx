import { useTranslation } from 'react-i18next';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { DayHours } from '../parts/day/day-hours.tsx';
import { dayScale } from '../parts/day/day-scale.ts';
import type { DayPlan } from '../parts/day/plan-day.ts';
import { statusTone } from '../parts/status-mark.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './day.module.css';

const HOUR_MS = 3_600_000;

type DayStripProps = { plan: DayPlan; now: Instant; timeZone: string };

/** The day as one line: visits by their length, what is blocked, and where the clock stands. The list says the same. */
export function DayStrip({ plan, now, timeZone }: DayStripProps) {
  const { t } = useTranslation('admin');
  const first = plan.bookings[0]?.startAt;
  if (first === undefined) return null;
  const last = Math.max(...plan.bookings.map(({ endAt }) => endAt));
  const from = instantFromMs(Math.floor(first / HOUR_MS) * HOUR_MS);
  const until = instantFromMs(Math.ceil(last / HOUR_MS) * HOUR_MS);
  const scale = dayScale(from, until);
  const time = (at: Instant) => staffFormat.time(at, timeZone);
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={t('day.strip', { from: time(from), to: time(until) })}
    >
      <div className={styles.stripLine}>
        {plan.ahead.map(
          (entry) =>
            entry.is === 'block' && (
              <i
                key={entry.block.id}
                className={styles.stripBlock}
                style={scale.stretch(entry.startAt, entry.endAt)}
              />
            ),
        )}
        {plan.bookings.map((booking) => (
          <i
            key={booking.row.id}
            className={styles.stripBooking}
            data-tone={statusTone(booking.row.status)}
            data-phase={booking.phase}
            style={scale.stretch(booking.startAt, booking.endAt)}
          />
        ))}
        {now > from && now < until && (
          <i className={styles.stripNow} style={{ insetInlineStart: scale.place(now) }} />
        )}
      </div>
      <DayHours scale={scale} timeZone={timeZone} />
    </div>
  );
}
