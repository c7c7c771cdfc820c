import type { TFunction } from 'i18next';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { type Instant, minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { formatDuration, formatZone } from '../../../i18n/format.ts';
import { inTheWay, moveBooking, newMoveKey } from '../../../local/admin/commands/move-booking.ts';
import { scheduleRead } from '../../../local/admin/commands/save-schedule.ts';
import { now } from '../../../local/clock.ts';
import { mayHaveArrived, type Refusal } from '../../../local/http.ts';
import { useMailsLeave } from '../../../shell/use-mails-leave.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { faultWords } from '../fault-words.ts';
import { useAdminRead } from '../use-admin-read.ts';
import { useTimeZone } from '../use-time-zone.ts';
import { useTyped } from '../use-typed.ts';
import { useWhyWait } from '../use-why-wait.ts';
import { inTheWayWords } from './in-the-way-words.ts';
import { isOutsideSchedule, type MoveEntry, readMove, typedMove } from './read-move.ts';
import type { Visit } from './use-visit.ts';
import { useWithMail } from './visit-mails.tsx';
import { toWallTime, visitTimeWords } from './visit-time.ts';

type MoveVisitProps = { row: BookingRowView; visit: Visit; onDone: () => void; onBack: () => void };

/** Another date, start or end. Outside the opening hours is allowed after a warning, an overlap never (decision 110). */
export function MoveVisit({ row, visit, onDone, onBack }: MoveVisitProps) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const mailsLeave = useMailsLeave();
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const formId = useId();
  const schedule = useAdminRead(scheduleRead);
  const [typed, setTyped] = useTyped(`move of ${row.id}`, typedMove);
  const { notify, ...entry } = typed ?? { ...entryOf(row, timeZone), notify: true };
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const intent = useRef<{ of: string; key: string }>(undefined);
  const read = readMove(entry, timeZone);
  const change = (part: Partial<MoveEntry & { notify: boolean }>) => {
    setTyped({ ...entry, notify, ...part });
    setFault(undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok) return setFault(t(faultKeys[read.fault]));
    const { startsAt, endsAt } = read;
    // The same wish again is the same intent: an answer that was lost must not move it twice.
    const of = [startsAt, endsAt, notify, row.version].join();
    if (intent.current?.of !== of) intent.current = { of, key: newMoveKey() };
    setBusy(true);
    const answer = await moveBooking({ row, startsAt, endsAt, notify, key: intent.current.key });
    setBusy(false);
    if (answer.ok) {
      visit.take(answer.body);
      setTyped(undefined);
      const done = t('visit.move.done', { name: row.customerName });
      showToast({ text: notify ? withMail(done, answer.body) : done, tone: 'success' });
      return onDone();
    }
    intent.current = mayHaveArrived(answer) ? intent.current : undefined;
    if (!(await visit.refused(answer))) setFault(refusalWords(answer, t, timeZone));
  };
  const zone = formatZone(read.ok ? read.startsAt : now(), 'fr', timeZone);
  return (
    <form id={formId} className="visit-form" onSubmit={save} noValidate>
      <h3>{t('visit.move.title')}</h3>
      <p className="visit-small">{t('visit.move.now', { time: visitTimeWords(row, timeZone, 'long') })}</p>
      <TextField
        type="date"
        label={t('visit.move.day')}
        value={entry.day}
        data-first-focus=""
        onChange={({ target }) => change({ day: target.value })}
      />
      <div className="visit-pair">
        <TextField
          type="time"
          step={300}
          label={t('visit.move.start')}
          value={entry.start}
          onChange={({ target }) => change(shifted(entry, target.value))}
        />
        <TextField
          type="time"
          step={300}
          label={t('visit.move.end')}
          value={entry.end}
          onChange={({ target }) => change({ end: target.value })}
        />
      </div>
      <p className="visit-small">
        {read.ok && (
          <>
            {t('visit.move.length', {
              time: formatDuration(minutesBetween(read.startsAt, read.endsAt), 'fr'),
            })}
            {' · '}
          </>
        )}
        {t('visit.move.zone', { zone })}
      </p>
      <div role="status">
        {read.ok && isOutsideSchedule(schedule.body, read.startsAt, read.endsAt) && (
          <Alert tone="warning">{t('visit.move.outside')}</Alert>
        )}
        {read.ok && read.startsAt < now() && <Alert tone="warning">{t('visit.move.past')}</Alert>}
      </div>
      {mailAddressOf(row.email) === undefined ? (
        <p className="visit-small">{t('visit.noEmail.untold')}</p>
      ) : (
        <CheckboxField
          label={t('visit.move.notify')}
          hint={notify && !mailsLeave ? t('visit.mails.none') : undefined}
          checked={notify}
          onChange={({ target }) => change({ notify: target.checked })}
        />
      )}
      {fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('visit.move.failed')}>
          {fault}
        </Alert>
      )}
      <div className="visit-buttons">
        <Button
          variant="secondary"
          onClick={() => {
            setTyped(undefined);
            onBack();
          }}
        >
          {t('visit.back')}
        </Button>
        <Button type="submit" busy={busy} disabled={whyWait !== undefined} why={whyWait}>
          {t('visit.move.save')}
        </Button>
      </div>
    </form>
  );
}

const faultKeys = {
  missing: 'visit.move.missing',
  order: 'visit.move.order',
  skipped: 'visit.move.skipped',
} as const;

function entryOf({ startISO, endISO }: BookingRowView, timeZone: string): MoveEntry {
  const start = wallOf(parseInstant(startISO), timeZone);
  return { day: start.day, start: start.time, end: wallOf(parseInstant(endISO), timeZone).time };
}

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

function refusalWords(refusal: Refusal, t: TFunction<'admin'>, timeZone: string): string {
  const found = inTheWay(refusal);
  if (found !== undefined) return inTheWayWords(found, t, timeZone);
  if (refusal.code === 'slot.taken') return t('visit.move.takenUnknown');
  return refusal.code === 'slot.blocked' ? t('visit.move.blockedUnknown') : faultWords(refusal.code, t);
}
