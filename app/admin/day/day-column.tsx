import { Ban, CalendarCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ofCrew } from '../parts/crew/of-crew.ts';
import { CancelledBookings } from '../parts/day/cancelled-bookings.tsx';
import daySteps from '../parts/day/day-steps.module.css';
import { DriveLine } from '../parts/day/drive-line.tsx';
import { type DayPlan, nextBooking, type PlannedBlock, type PlannedBooking } from '../parts/day/plan-day.ts';
import { useDrives } from '../parts/day/use-drives.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './day.module.css';
import { DayOverview } from './day-overview.tsx';

type DayColumnProps = {
  plan: DayPlan;
  /** Whose day it is. */
  crew: Id | 'all';
  day: Day;
  isToday: boolean;
  now: Instant;
  timeZone: string;
  onOpen: (row: BookingRowView) => void;
  /** Before the browser prints: this day's sheet is the one on paper. */
  onPrint: () => void;
};

/** A device keeps the calendar of fourteen days from today on. */
const LOOK_AHEAD_DAYS = 13;

/** One day: its numbers, what comes next, then the rest; finished and cancelled visits at the end. */
export function DayColumn({ plan, crew, day, isToday, now, timeZone, onOpen, onPrint }: DayColumnProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const drives = useDrives(plan.bookings.map(({ row }) => row));
  const toCome = plan.bookings.filter(({ phase }) => phase !== 'over');
  const card = (booking: PlannedBooking) => (
    <BookingCard key={booking.row.id} {...{ booking, isToday, now, timeZone, onOpen }} />
  );
  return (
    <section className={styles.column} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>
          {t(isToday ? 'day.today' : 'day.tomorrow')}{' '}
          <span className={styles.date}>{staffFormat.day(day)}</span>
        </h2>
      </header>
      {plan.bookings.length > 0 && (
        <DayOverview {...{ plan, now, timeZone, onPrint }} miles={drives?.miles} />
      )}
      {toCome.length === 0 && (
        <div className={styles.none}>
          <CalendarCheck aria-hidden="true" />
          <h3>{t(plan.over.length > 0 ? 'day.done' : isToday ? 'day.none' : 'day.noneTomorrow')}</h3>
          <NextBooking
            crew={crew}
            from={isToday ? now : dayBounds(day, timeZone).endsAt}
            until={addDays(day, LOOK_AHEAD_DAYS)}
            timeZone={timeZone}
          />
        </div>
      )}
      {plan.ahead.length > 0 && (
        <ol className={styles.list} aria-label={t('day.list')}>
          {plan.ahead.map((entry) =>
            entry.is === 'block' ? (
              <li key={entry.block.id}>
                <BlockLine entry={entry} day={day} timeZone={timeZone} />
              </li>
            ) : (
              <li key={entry.row.id}>
                <DriveLine booking={entry} drive={drives?.to.get(entry.row.id)} />
                {card(entry)}
              </li>
            ),
          )}
        </ol>
      )}
      {plan.over.length > 0 && (
        <Disclosure title={t('day.over', { count: plan.over.length })} look="plain">
          <div className={styles.over}>{plan.over.map(card)}</div>
        </Disclosure>
      )}
      <CancelledBookings rows={plan.cancelled} timeZone={timeZone} onOpen={onOpen} />
    </section>
  );
}

type BlockLineProps = { entry: PlannedBlock; day: Day; timeZone: string };

/** A time that is kept free of visits. */
function BlockLine({ entry: { block, startAt, endAt }, day, timeZone }: BlockLineProps) {
  const { t } = useTranslation('admin');
  const bounds = dayBounds(day, timeZone);
  const isAllDay = startAt <= bounds.startsAt && endAt >= bounds.endsAt;
  return (
    <div className={daySteps.block}>
      <Ban aria-hidden="true" />
      <b>{isAllDay ? t('day.allDay') : staffFormat.timeRange(startAt, endAt, timeZone)}</b>
      <span dir="auto">{block.reason ?? t('day.block')}</span>
    </div>
  );
}

type NextBookingProps = {
  crew: Id | 'all';
  from: Instant;
  /** The day before it is the last one looked at. */
  until: Day;
  timeZone: string;
};

/** When there is nothing left on a day: the date of the next visit. */
function NextBooking({ crew, from, until, timeZone }: NextBookingProps) {
  const { t } = useTranslation('admin');
  const { body } = useCalendarRange(toLocal(from, timeZone).day, until);
  if (body === undefined) return null;
  const row = nextBooking(ofCrew(body, crew), from);
  if (row === undefined) return <p>{t('day.noNext')}</p>;
  return <p>{t('day.nextBooking', { when: whenWords(row.startISO, timeZone), name: row.customerName })}</p>;
}
