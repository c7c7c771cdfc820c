import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlockView } from '#shared/api/admin/blocks.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CrewMark } from '../../parts/crew/crew-mark.tsx';
import { StatusMark } from '../../parts/status-mark.tsx';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { capital } from '../calendar-words.ts';
import { CallLink } from '../dialogs/call-link.tsx';
import styles from './events.module.css';
import type { Shown } from './time-grid-events.ts';
import { at, byStart, dayOf, stretchOf } from './timed-rows.ts';

type BookingListProps = {
  label: string;
  days: readonly Day[];
  today: Day;
  shown: CalendarRange;
  timeZone: string;
  highlighted: ReadonlySet<Id>;
  onOpen: (shown: Shown) => void;
};

/** The days that have something, one under another: what a phone begins with. */
export function BookingList({ label, days, today, shown, timeZone, highlighted, onOpen }: BookingListProps) {
  const { t } = useTranslation('admin');
  const rows = [...shown.bookings].sort(byStart);
  const filled = days
    .map((day) => ({
      day,
      bookings: rows.filter(({ startISO }) => dayOf(startISO, timeZone) === day),
      blocks: shown.blocks.filter((block) => isOn(block, day, timeZone)),
    }))
    .filter(({ bookings, blocks }) => bookings.length + blocks.length > 0);
  return (
    <section className={styles.list} aria-label={label}>
      {filled.map(({ day, bookings, blocks }) => (
        <section key={day} aria-labelledby={`cal-list-${day}`}>
          <h3 id={`cal-list-${day}`} data-today={day === today || undefined}>
            {capital(staffFormat.day(day))}
            <span>{t('calendar.bookings', { count: bookings.length })}</span>
          </h3>
          <ul>
            {blocks.map((block) => (
              <li key={block.id}>
                <button
                  type="button"
                  className={`${styles.line} ${styles.lineBlock}`}
                  onClick={() => onOpen({ is: 'block', block })}
                >
                  <span className={styles.lineTime}>
                    {blockTime(block, timeZone) ?? t('calendar.block.allDay')}
                  </span>
                  <span className={styles.lineWords}>
                    <strong>{block.reason || t('calendar.unavailable')}</strong>
                    <span>{t('calendar.block.title')}</span>
                  </span>
                  <Ban aria-hidden="true" />
                </button>
              </li>
            ))}
            {bookings.map((row) => (
              <BookingLine
                key={row.id}
                row={row}
                timeZone={timeZone}
                isHighlighted={highlighted.has(row.id)}
                onOpen={() => onOpen({ is: 'booking', row })}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type BookingLineProps = { row: BookingRowView; timeZone: string; isHighlighted: boolean; onOpen: () => void };

function BookingLine({ row, timeZone, isHighlighted, onOpen }: BookingLineProps) {
  return (
    <li className={styles.lineFrame}>
      <button
        type="button"
        className={classNames(
          styles.line,
          styles[row.status.toLowerCase()],
          isHighlighted && styles.highlight,
        )}
        data-booking={row.id}
        onClick={onOpen}
      >
        <span className={styles.lineTime}>
          {staffFormat.time(at(row.startISO), timeZone)}
          <small>
            <span className="visually-hidden">– </span>
            {staffFormat.time(at(row.endISO), timeZone)}
          </small>
        </span>
        <span className={styles.lineWords}>
          <strong>{row.customerName}</strong>
          <span>
            {row.serviceCity} · {row.serviceTitle}
          </span>
          <CrewMark crew={row.crew} />
        </span>
        <StatusMark status={row.status} />
      </button>
      <CallLink row={row} />
    </li>
  );
}

function isOn(block: BlockView, day: Day, timeZone: string): boolean {
  return dayOf(block.startISO, timeZone) <= day && day <= lastDay(block, timeZone);
}

/** A block that ends at midnight does not touch the day that begins there. */
function lastDay(block: BlockView, timeZone: string): Day {
  return dayOf(new Date(at(block.endISO) - 1).toISOString(), timeZone);
}

function blockTime(block: BlockView, timeZone: string): string | undefined {
  if (block.allDay) return undefined;
  const { startsAt, endsAt } = stretchOf(block);
  return staffFormat.timeRange(startsAt, endsAt, timeZone);
}
