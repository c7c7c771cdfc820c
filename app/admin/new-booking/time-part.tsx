import { useTranslation } from 'react-i18next';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { now } from '../../data/device/clock.ts';
import { agendaRead } from '../../data/staff/commands/save-agenda.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ValueStepper } from '../../ui/fields/value-stepper.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CrewChoice } from '../parts/crew/crew-choice.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import type { TimeDraft } from './booking-draft.ts';
import { DayPicture } from './day-picture.tsx';
import styles from './new-booking.module.css';
import { isDay, type ReadTime } from './read-time.ts';
import { isOutsideAll } from './who-can-come.ts';

/** Quarters of an hour, as the calendar is ruled. */
const STEP_MIN = 15;

type TimePartProps = {
  time: TimeDraft;
  read: ReadTime;
  /** As long as the work takes; an hour while there is none. */
  workMin: number;
  hasWork: boolean;
  timeZone: string;
  told: boolean;
  crewId: Id | undefined;
  /** Of who calls. */
  postalCode: string;
  /** What the server said of the crew. */
  crewFault: string | undefined;
  onChange: (part: Partial<TimeDraft>) => void;
  onCrew: (crewId: Id | undefined) => void;
};

/** Day, start and length, and what else is on that day. Outside the opening hours is allowed, an overlap never. */
export function TimePart(props: TimePartProps) {
  const { time, read, workMin, hasWork, timeZone, told, crewId, crewFault, onChange, onCrew } = props;
  const { t } = useTranslation('admin');
  const { body: agenda } = useAdminRead(agendaRead);
  const minutes = time.minutes ?? workMin;
  const fault = told && !read.ok ? t(`new-booking.time.fault.${read.fault}`) : undefined;
  const zone = staffFormat.zone(read.ok ? read.startsAt : now(), timeZone);
  return (
    <Card as="section" className={`stack ${styles.when}`} aria-labelledby="entry-time">
      <h2 id="entry-time">{t('new-booking.time.title')}</h2>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('new-booking.time.day')}
          error={!isDay(time.day) ? fault : undefined}
          value={time.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <TextField
          type="time"
          step={STEP_MIN * 60}
          label={t('new-booking.time.start')}
          error={isDay(time.day) ? fault : undefined}
          value={time.start}
          onChange={({ target }) => onChange({ start: target.value })}
        />
      </div>
      <div className={styles.count}>
        <span aria-hidden="true">{t('new-booking.time.length')}</span>
        <ValueStepper
          label={t('new-booking.time.length')}
          minusLabel={t('new-booking.time.shorter')}
          plusLabel={t('new-booking.time.longer')}
          value={minutes}
          text={staffFormat.duration(minutes)}
          min={STEP_MIN}
          max={BOOKING_MIN_MAX}
          step={STEP_MIN}
          onChange={(next) => onChange({ minutes: next === workMin ? null : next })}
        />
      </div>
      {hasWork && time.minutes !== null && time.minutes !== workMin && (
        <p className={`${styles.small} ${styles.length}`}>
          {t('new-booking.time.fromWork', { time: staffFormat.duration(workMin) })}
          <Button variant="quiet" onClick={() => onChange({ minutes: null })}>
            {t('new-booking.time.reset')}
          </Button>
        </p>
      )}
      {read.ok && (
        <p className={`${styles.small} tabular`}>
          {t('new-booking.time.until', { time: staffFormat.time(read.endsAt, timeZone), zone })}
        </p>
      )}
      <CrewChoice value={crewId} anyone={t('new-booking.time.anyCrew')} error={crewFault} onChange={onCrew} />
      <div role="status" className="stack">
        {read.ok && isOutsideAll(agenda, read, crewId) && (
          <Alert tone="warning">{t('booking.reschedule.outside')}</Alert>
        )}
        {read.ok && read.startsAt < now() && <Alert tone="warning">{t('booking.reschedule.past')}</Alert>}
      </div>
      {!isDay(time.day) && <p className={styles.small}>{t('new-booking.time.noDay')}</p>}
      {isDay(time.day) && (
        <DayPicture
          day={time.day}
          start={time.start}
          read={read}
          minutes={minutes}
          crewId={crewId}
          agenda={agenda}
          timeZone={timeZone}
          postalCode={props.postalCode}
          onStart={(start) => onChange({ start })}
          onNearest={(id, start) => {
            onCrew(id);
            onChange({ start });
          }}
        />
      )}
    </Card>
  );
}
