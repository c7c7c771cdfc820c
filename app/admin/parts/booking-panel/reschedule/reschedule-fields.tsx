import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { now } from '../../../../data/device/clock.ts';
import { agendaRead } from '../../../../data/staff/commands/save-agenda.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useAdminRead } from '../../use-admin-read.ts';
import { staffFormat } from '../../words/staff-format.ts';
import booking from '../booking.module.css';
import styles from '../booking-forms.module.css';
import { wallTimeOf } from '../booking-time.ts';
import { isOutsideHours, type RescheduleEntry, readReschedule, shifted } from './read-reschedule.ts';

type RescheduleFieldsProps = {
  entry: RescheduleEntry;
  /** Who comes, and works its own hours; undefined: nobody yet. */
  crewId: Id | undefined;
  timeZone: string;
  onChange: (part: Partial<RescheduleEntry>) => void;
};

/** Date, start and end of a visit, with what staff should know of them before they say yes. */
export function RescheduleFields({ entry, crewId, timeZone, onChange }: RescheduleFieldsProps) {
  const { t } = useTranslation('admin');
  const agenda = useAdminRead(agendaRead);
  const read = readReschedule(entry, timeZone);
  const zone = staffFormat.zone(read.ok ? read.startsAt : now(), timeZone);
  return (
    <>
      <TextField
        type="date"
        label={t('booking.reschedule.day')}
        value={entry.day}
        data-first-focus=""
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          type="time"
          step={300}
          label={t('booking.reschedule.start')}
          value={entry.start}
          onChange={({ target }) => onChange(shifted(entry, target.value))}
        />
        <TextField
          type="time"
          step={300}
          label={t('booking.reschedule.end')}
          value={entry.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <p className={booking.small}>
        {read.ok && (
          <>
            {t('booking.reschedule.length', {
              time: staffFormat.duration(minutesBetween(read.startsAt, read.endsAt)),
            })}
            {' · '}
          </>
        )}
        {t('booking.reschedule.zone', { zone })}
      </p>
      <div role="status">
        {read.ok && isOutsideHours(agenda.body, read.startsAt, read.endsAt, crewId) && (
          <Alert tone="warning">{t('booking.reschedule.outside')}</Alert>
        )}
        {read.ok && read.startsAt < now() && <Alert tone="warning">{t('booking.reschedule.past')}</Alert>}
      </div>
    </>
  );
}

/** The fields as they stand before staff typed. */
export function entryOf(
  { startISO, endISO }: Pick<BookingRowView, 'startISO' | 'endISO'>,
  timeZone: string,
): RescheduleEntry {
  const start = wallTimeOf(startISO, timeZone);
  return { day: start.day, start: start.time, end: wallTimeOf(endISO, timeZone).time };
}

export const rescheduleFaultKeys = {
  missing: 'booking.reschedule.missing',
  order: 'booking.reschedule.order',
  skipped: 'booking.reschedule.skipped',
} as const;
