import { useTranslation } from 'react-i18next';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { edgeInstant, startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { formatDay, formatTime, formatTimeRange } from '../../i18n/format.ts';
import { statusTone } from '../parts/status-mark.tsx';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import type { ReadTime } from './read-time.ts';

const HOUR_MS = 3_600_000;
/** 7:00 to 19:00, grown by what lies outside. */
const USUAL: WallInterval = { startMin: 420, endMin: 1_140 };
/** Under this many labels the hours stand apart on a phone. */
const LABELS_MAX = 7;

type DayBarProps = {
  day: Day;
  range: CalendarRange;
  read: ReadTime;
  hours: readonly WallInterval[];
  isClash: boolean;
  timeZone: string;
};

interface Taken {
  readonly key: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tone: ReturnType<typeof statusTone> | 'block';
  readonly words: string;
}

/** The day as one line, and each thing on it as a line of words; what is being entered stands among them. */
export function DayBar({ day, range, read, hours, isClash, timeZone }: DayBarProps) {
  const { t } = useTranslation('admin');
  const taken = takenOn(range, t('new-booking.time.blocked'));
  const mine = read.ok ? [read] : [];
  const { from, until } = shownHours(day, [...taken, ...mine], hours, timeZone);
  const share = (at: number) => (Math.min(Math.max(at, from), until) - from) / (until - from);
  const place = ({ startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant }) => ({
    insetInlineStart: percent(share(startsAt)),
    inlineSize: percent(share(endsAt) - share(startsAt)),
  });
  const time = (at: Instant) => formatTime(at, 'fr', timeZone);
  const pictured = { day: formatDay(day, 'fr'), from: time(from), to: time(until) };
  return (
    <>
      <div className="entry-bar" role="img" aria-label={t('new-booking.time.pictureLabel', pictured)}>
        <div className="entry-bar-line">
          {taken.map((one) => (
            <i key={one.key} data-tone={one.tone} style={place(one)} />
          ))}
          {mine.map((one) => (
            <i key="mine" data-tone="mine" data-clash={isClash || undefined} style={place(one)} />
          ))}
        </div>
        <div className="entry-bar-hours">
          {labels(from, until).map((at) => (
            <span key={at} style={{ insetInlineStart: percent(share(at)) }}>
              {time(at)}
            </span>
          ))}
        </div>
      </div>
      {taken.length === 0 ? (
        <p className="entry-small">{t('new-booking.time.nothing')}</p>
      ) : (
        <ul className="entry-taken" aria-label={t('new-booking.time.picture')}>
          {taken.map((one) => (
            <li key={one.key}>
              <i data-tone={one.tone} aria-hidden="true" />
              <span className="tabular">{formatTimeRange(one.startsAt, one.endsAt, 'fr', timeZone)}</span>
              <span>{one.words}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function takenOn({ bookings, blocks }: CalendarRange, blocked: string): readonly Taken[] {
  const visits = bookings
    .filter(({ status }) => status !== 'CANCELLED')
    .map((row) => ({
      key: row.id,
      startsAt: at(row.startISO),
      endsAt: at(row.endISO),
      tone: statusTone(row.status),
      words: `${row.customerName}, ${row.serviceCity}`,
    }));
  const closed = blocks.map((block) => ({
    key: block.id,
    startsAt: at(block.startISO),
    endsAt: at(block.endISO),
    tone: 'block' as const,
    words: block.reason ? `${blocked}, ${block.reason}` : blocked,
  }));
  return [...visits, ...closed].sort((one, other) => one.startsAt - other.startsAt);
}

/** Whole hours around the opening hours and everything on that day, and not beyond it. */
function shownHours(
  day: Day,
  things: readonly { readonly startsAt: Instant; readonly endsAt: Instant }[],
  hours: readonly WallInterval[],
  timeZone: string,
): { readonly from: Instant; readonly until: Instant } {
  const midnight = startOfDay(day, timeZone);
  const end = startOfDay(addDays(day, 1), timeZone);
  const wall = (min: number) => edgeInstant(day, min, timeZone);
  const minuteOf = (instant: Instant) => toLocal(instant, timeZone).minuteOfDay;
  const starts = things.map(({ startsAt }) => (startsAt <= midnight ? 0 : minuteOf(startsAt)));
  const ends = things.map(({ endsAt }) => (endsAt >= end ? 1_440 : minuteOf(endsAt)));
  const first = Math.min(USUAL.startMin, ...starts, ...hours.map(({ startMin }) => startMin));
  const last = Math.max(USUAL.endMin, ...ends, ...hours.map(({ endMin }) => endMin));
  return { from: wall(Math.floor(first / 60) * 60), until: wall(Math.ceil(last / 60) * 60) };
}

function labels(from: Instant, until: Instant): readonly Instant[] {
  const hours = (until - from) / HOUR_MS;
  const step = Math.ceil(hours / (LABELS_MAX - 1));
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) =>
    addMs(from, index * step * HOUR_MS),
  );
}

/** The wire's texts are checked instants (shared/api/wire.ts). */
function at(iso: string): Instant {
  return instantFromMs(Date.parse(iso));
}

function percent(share: number): string {
  return `${share * 100}%`;
}
