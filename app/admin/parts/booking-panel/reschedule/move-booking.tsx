import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { moveBooking, newMoveKey } from '../../../../data/staff/commands/move-booking.ts';
import { mayHaveArrived } from '../../../../data/wire/http.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { useStaffDraft } from '../../use-staff-draft.ts';
import { useTimeZone } from '../../use-time-zone.ts';
import { useWhyWait } from '../../use-why-wait.ts';
import { useWithMail } from '../booking-mails.tsx';
import { bookingTimeWords } from '../booking-time.ts';
import type { Booking } from '../use-booking.ts';
import { timeRefusalWords } from './conflict-words.ts';
import { entryOf, MoveFields, moveFaultKeys } from './move-fields.tsx';
import { type MoveEntry, readMove, typedMove } from './read-move.ts';

type MoveBookingProps = { row: BookingRowView; booking: Booking; onDone: () => void; onBack: () => void };

/** Another date, start or end. Outside the opening hours is allowed after a warning, an overlap never (D110). */
export function MoveBooking({ row, booking, onDone, onBack }: MoveBookingProps) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const mailsLeave = useMailsLeave();
  const timeZone = useTimeZone();
  const whyWait = useWhyWait();
  const formId = useId();
  const [typed, setTyped] = useStaffDraft(`move of ${row.id}`, typedMove);
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
    if (!read.ok) return setFault(t(moveFaultKeys[read.fault]));
    const { startsAt, endsAt } = read;
    // The same wish again is the same intent: an answer that was lost must not move it twice.
    const of = [startsAt, endsAt, notify, row.version].join();
    if (intent.current?.of !== of) intent.current = { of, key: newMoveKey() };
    setBusy(true);
    const answer = await moveBooking({ row, startsAt, endsAt, notify, key: intent.current.key });
    setBusy(false);
    if (answer.ok) {
      booking.take(answer.body);
      setTyped(undefined);
      const done = t('booking.move.done', { name: row.customerName });
      showToast({ text: notify ? withMail(done, answer.body) : done, tone: 'success' });
      return onDone();
    }
    intent.current = mayHaveArrived(answer) ? intent.current : undefined;
    if (!(await booking.refused(answer))) setFault(timeRefusalWords(answer, t, timeZone));
  };
  return (
    <form id={formId} className="booking-form" onSubmit={save} noValidate>
      <h3>{t('booking.move.title')}</h3>
      <p className="booking-small">
        {t('booking.move.now', { time: bookingTimeWords(row, timeZone, 'long') })}
      </p>
      <MoveFields entry={entry} timeZone={timeZone} onChange={change} />
      {mailAddressOf(row.email) === undefined ? (
        <p className="booking-small">{t('booking.noEmail.untold')}</p>
      ) : (
        <CheckboxField
          label={t('booking.move.notify')}
          hint={notify && !mailsLeave ? t('booking.mails.none') : undefined}
          checked={notify}
          onChange={({ target }) => change({ notify: target.checked })}
        />
      )}
      {fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('booking.move.failed')}>
          {fault}
        </Alert>
      )}
      <div className="booking-buttons">
        <Button
          variant="secondary"
          onClick={() => {
            setTyped(undefined);
            onBack();
          }}
        >
          {t('booking.back')}
        </Button>
        <Button type="submit" busy={busy} disabled={whyWait !== undefined} why={whyWait}>
          {t('booking.move.save')}
        </Button>
      </div>
    </form>
  );
}
