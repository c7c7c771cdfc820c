import { useTranslation } from 'react-i18next';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../../data/device/clock.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { conflictWords } from '../parts/booking-panel/reschedule/conflict-words.ts';
import { findConflict } from '../parts/booking-panel/reschedule/find-conflict.ts';
import { useCalendarRange } from '../parts/use-calendar-range.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { DayBar } from './day-bar.tsx';
import styles from './entry-day.module.css';
import { NearestPart } from './nearest-part.tsx';
import type { ReadTime } from './read-time.ts';
import { freeTimes, hoursOn } from './who-can-come.ts';

type DayPictureProps = {
  day: Day;
  start: string;
  read: ReadTime;
  minutes: number;
  /** Who is to come; undefined: whoever is free. */
  crewId: Id | undefined;
  agenda: AgendaView | undefined;
  timeZone: string;
  /** Of who calls. */
  postalCode: string;
  onStart: (start: string) => void;
  onNearest: (crewId: Id, start: string) => void;
};

/** What is on that day already, where a visit of this length fits, and what it would run into. */
export function DayPicture(props: DayPictureProps) {
  const { day, start, read, minutes, crewId, agenda, timeZone, postalCode, onStart, onNearest } = props;
  const { t } = useTranslation('admin');
  const data = useCalendarRange(day, addDays(day, 1));
  const { body } = data;
  const title = <h3 className={styles.day}>{staffFormat.day(day)}</h3>;
  if (body === undefined) {
    return (
      <div className="stack">
        {title}
        {data.fault === undefined ? (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" height="5rem" />
          </SkeletonGroup>
        ) : (
          <p className={styles.small}>
            {t('new-booking.time.dayFailed')} {faultWords(data.fault, t)}
          </p>
        )}
      </div>
    );
  }
  const bufferMin = agenda?.bufferMinutesBetweenBookings ?? 0;
  const clash = read.ok
    ? findConflict(read, bufferMin, body, { crewId, crewIds: agenda?.crewIds })
    : undefined;
  const hours = hoursOn(agenda, day, crewId);
  const question = { agenda, bufferMin, range: body, day, minutes, timeZone, after: now() };
  const free = freeTimes(question, crewId);
  return (
    <div className="stack">
      <div className="cluster" data-apart="">
        {title}
        <AsOf data={data} />
      </div>
      <DayBar
        day={day}
        range={body}
        read={read}
        hours={hours}
        isClash={clash !== undefined}
        timeZone={timeZone}
      />
      <div role="status">
        {clash && (
          <Alert tone="danger" title={t('new-booking.time.clash')}>
            {conflictWords(clash, t, timeZone)}
          </Alert>
        )}
      </div>
      {free.length > 0 && (
        <ChoiceGroup
          layout="chips"
          legend={t('new-booking.time.free')}
          choices={free.map((value) => ({ value, label: value.replace(/^0/, '') }))}
          value={free.find((each) => each === start) ?? null}
          onChange={onStart}
        />
      )}
      <NearestPart
        postalCode={postalCode}
        rows={body.bookings}
        freeAt={(id) => freeTimes(question, id)[0]}
        onPick={onNearest}
      />
      {agenda !== undefined && hours.length === 0 && (
        <p className={styles.small}>{t('new-booking.time.closed')}</p>
      )}
      {free.length === 0 && hours.length > 0 && (
        <p className={styles.small}>{t('new-booking.time.full', { time: staffFormat.duration(minutes) })}</p>
      )}
    </div>
  );
}
