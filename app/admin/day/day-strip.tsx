import { useTranslation } from 'react-i18next';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { DayLine } from '../parts/day/day-line.tsx';
import type { DayPlan } from '../parts/day/plan-day.ts';
import { statusTone } from '../parts/status-mark.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';

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
  const time = (at: Instant) => staffFormat.time(at, timeZone);
  const blocks = plan.ahead.flatMap((entry) =>
    entry.is === 'block'
      ? [{ key: entry.block.id, startsAt: entry.startAt, endsAt: entry.endAt, tone: 'block' as const }]
      : [],
  );
  const bookings = plan.bookings.map(({ row, phase, startAt, endAt }) => ({
    key: row.id,
    startsAt: startAt,
    endsAt: endAt,
    tone: statusTone(row.status),
    isOver: phase === 'over',
  }));
  return (
    <DayLine
      label={t('day.strip', { from: time(from), to: time(until) })}
      pieces={[...blocks, ...bookings]}
      {...{ from, until, now, timeZone }}
    />
  );
}
