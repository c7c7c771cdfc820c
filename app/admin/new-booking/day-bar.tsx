import { useTranslation } from 'react-i18next';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { edgeInstant, startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { DayLine } from '../parts/day/day-line.tsx';
import { statusTone } from '../parts/status-mark.tsx';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './entry-day.module.css';
import type { ReadTime } from './read-time.ts';

/** 7:00 to 19:00, grown by what lies outside. */
const USUAL: WallInterval = { startMin: 420, endMin: 1_140 };

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
  const time = (at: Instant) => staffFormat.time(at, timeZone);
  const pictured = { day: staffFormat.day(day), from: time(from), to: time(until) };
  return (
    <>
      <DayLine
        label={t('new-booking.time.pictureLabel', pictured)}
        pieces={[...taken, ...mine.map((one) => ({ ...one, key: 'mine', tone: 'mine' as const, isClash }))]}
        {...{ from, until, timeZone }}
      />
      {taken.length === 0 ? (
        <p className={styles.small}>{t('new-booking.time.nothing')}</p>
      ) : (
        <ul className={styles.taken} aria-label={t('new-booking.time.picture')}>
          {taken.map((one) => (
            <li key={one.key}>
              <i data-tone={one.tone} aria-hidden="true" />
              <span className="tabular">{staffFormat.timeRange(one.startsAt, one.endsAt, timeZone)}</span>
              <span>{one.words}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function takenOn({ bookings, blocks }: CalendarRange, blocked: string): readonly Taken[] {
  const visible = bookings
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
  return [...visible, ...closed].sort((one, other) => one.startsAt - other.startsAt);
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

/** The wire's texts are checked instants (shared/api/wire.ts). */
function at(iso: string): Instant {
  return instantFromMs(Date.parse(iso));
}
