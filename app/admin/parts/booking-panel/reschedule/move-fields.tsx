import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { type Instant, minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { now } from '../../../../data/device/clock.ts';
import { scheduleRead } from '../../../../data/staff/commands/save-schedule.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useAdminRead } from '../../use-admin-read.ts';
import { staffFormat } from '../../words/staff-format.ts';
import { toWallTime } from '../booking-time.ts';
import { isOutsideSchedule, type MoveEntry, readMove } from './read-move.ts';

type MoveFieldsProps = {
  entry: MoveEntry;
  timeZone: string;
  onChange: (part: Partial<MoveEntry>) => void;
};

/** Date, start and end of a visit, with what staff should know of them before they say yes. */
export function MoveFields({ entry, timeZone, onChange }: MoveFieldsProps) {
  const { t } = useTranslation('admin');
  const schedule = useAdminRead(scheduleRead);
  const read = readMove(entry, timeZone);
  const zone = staffFormat.zone(read.ok ? read.startsAt : now(), timeZone);
  return (
    <>
      <TextField
        type="date"
        label={t('booking.move.day')}
        value={entry.day}
        data-first-focus=""
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <div className="booking-pair">
        <TextField
          type="time"
          step={300}
          label={t('booking.move.start')}
          value={entry.start}
          onChange={({ target }) => onChange(shifted(entry, target.value))}
        />
        <TextField
          type="time"
          step={300}
          label={t('booking.move.end')}
          value={entry.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <p className="booking-small">
        {read.ok && (
          <>
            {t('booking.move.length', {
              time: staffFormat.duration(minutesBetween(read.startsAt, read.endsAt)),
            })}
            {' · '}
          </>
        )}
        {t('booking.move.zone', { zone })}
      </p>
      <div role="status">
        {read.ok && isOutsideSchedule(schedule.body, read.startsAt, read.endsAt) && (
          <Alert tone="warning">{t('booking.move.outside')}</Alert>
        )}
        {read.ok && read.startsAt < now() && <Alert tone="warning">{t('booking.move.past')}</Alert>}
      </div>
    </>
  );
}

/** The fields as they stand before staff typed. */
export function entryOf(
  { startISO, endISO }: Pick<BookingRowView, 'startISO' | 'endISO'>,
  timeZone: string,
): MoveEntry {
  const start = wallOf(parseInstant(startISO), timeZone);
  return { day: start.day, start: start.time, end: wallOf(parseInstant(endISO), timeZone).time };
}

export const moveFaultKeys = {
  missing: 'booking.move.missing',
  order: 'booking.move.order',
  skipped: 'booking.move.skipped',
} as const;

function wallOf(at: Instant | undefined, timeZone: string) {
  return at === undefined ? { day: '', time: '' } : toWallTime(at, timeZone);
}

/** The end goes along with the start, so that the length stays; not beyond the day. */
function shifted({ start, end }: MoveEntry, next: string): Partial<MoveEntry> {
  const [was, is, until] = [minutesOf(start), minutesOf(next), minutesOf(end)];
  if (was === undefined || is === undefined || until === undefined) return { start: next };
  const moved = until + is - was;
  if (moved <= is || moved >= 24 * 60) return { start: next };
  const two = (number: number) => String(number).padStart(2, '0');
  return { start: next, end: `${two(Math.floor(moved / 60))}:${two(moved % 60)}` };
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
