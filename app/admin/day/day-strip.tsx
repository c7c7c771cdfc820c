import { useTranslation } from 'react-i18next';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { formatTime } from '../../i18n/format.ts';
import type { DayPlan } from '../parts/day/plan-day.ts';
import { statusTone } from '../parts/status-mark.tsx';

const HOUR_MS = 3_600_000;
/** Under this many pixels per label the hours run into each other on a phone. */
const LABELS_MAX = 7;

type DayStripProps = { plan: DayPlan; now: Instant; timeZone: string };

/** The day as one line: visits by their length, what is blocked, and where the clock stands. The list says the same. */
export function DayStrip({ plan, now, timeZone }: DayStripProps) {
  const { t } = useTranslation('admin');
  const first = plan.visits[0]?.startAt;
  if (first === undefined) return null;
  const last = Math.max(...plan.visits.map(({ endAt }) => endAt));
  const from = instantFromMs(Math.floor(first / HOUR_MS) * HOUR_MS);
  const until = instantFromMs(Math.ceil(last / HOUR_MS) * HOUR_MS);
  const share = (at: number) => (Math.min(Math.max(at, from), until) - from) / (until - from);
  const stretch = ({ startAt, endAt }: { readonly startAt: Instant; readonly endAt: Instant }) => ({
    insetInlineStart: percent(share(startAt)),
    inlineSize: percent(share(endAt) - share(startAt)),
  });
  const hours = (until - from) / HOUR_MS;
  const step = Math.ceil(hours / LABELS_MAX);
  const labels = Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) =>
    addMs(from, index * step * HOUR_MS),
  );
  const time = (at: Instant) => formatTime(at, 'fr', timeZone);
  return (
    <div className="day-strip" role="img" aria-label={t('day.strip', { from: time(from), to: time(until) })}>
      <div className="day-strip-line">
        {plan.ahead.map(
          (entry) =>
            entry.is === 'block' && (
              <i key={entry.block.id} className="day-strip-block" style={stretch(entry)} />
            ),
        )}
        {plan.visits.map((visit) => (
          <i
            key={visit.row.id}
            className="day-strip-visit"
            data-tone={statusTone(visit.row.status)}
            data-phase={visit.phase}
            style={stretch(visit)}
          />
        ))}
        {now > from && now < until && (
          <i className="day-strip-now" style={{ insetInlineStart: percent(share(now)) }} />
        )}
      </div>
      <div className="day-strip-hours">
        {labels.map((at) => (
          <span key={at} style={{ insetInlineStart: percent(share(at)) }}>
            {time(at)}
          </span>
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
