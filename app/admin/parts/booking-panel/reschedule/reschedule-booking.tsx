import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { newRescheduleKey, rescheduleBooking } from '../../../../data/staff/commands/reschedule-booking.ts';
import { mayHaveArrived, type Refusal } from '../../../../data/wire/http.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { ShutFields } from '../../../../ui/fields/shut-fields.ts';
import { isUnfit, UnfitAlert } from '../../crew/unfit-alert.tsx';
import { RefusedAlert } from '../../refused-alert.tsx';
import { useTimeZone } from '../../use-time-zone.ts';
import styles from '../booking.module.css';
import { useWithMail } from '../booking-mails.tsx';
import { bookingTimeWords } from '../booking-time.ts';
import { dropTyped } from '../drop-typed.ts';
import { useFormDraft } from '../edit/use-form-draft.ts';
import { FormFoot } from '../form-foot.tsx';
import type { Booking } from '../use-booking.ts';
import { timeRefusalWords } from './conflict-words.ts';
import { type RescheduleEntry, readReschedule, typedReschedule } from './read-reschedule.ts';
import { entryOf, RescheduleFields, rescheduleFaultKeys } from './reschedule-fields.tsx';

type RescheduleBookingProps = {
  row: BookingRowView;
  booking: Booking;
  onDone: () => void;
  onBack: () => void;
};

/** Another date, start or end. Outside the opening hours is allowed after a warning, an overlap never (D110). */
export function RescheduleBooking({ row, booking, onDone, onBack }: RescheduleBookingProps) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const mailsLeave = useMailsLeave();
  const timeZone = useTimeZone();
  const formId = useId();
  const [typed, setTyped] = useFormDraft(`move of ${row.id}`, typedReschedule, booking);
  const { notify, ...entry } = typed ?? { ...entryOf(row, timeZone), notify: true };
  const [fault, setFault] = useState<{ readonly code: string; readonly words: string }>();
  const [unfit, setUnfit] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const intent = useRef<{ of: string; key: string }>(undefined);
  const read = readReschedule(entry, timeZone);
  const change = (part: Partial<RescheduleEntry & { notify: boolean }>) => {
    setTyped({ ...entry, notify, ...part });
    setFault(undefined);
    setUnfit(undefined);
  };
  const save = async (anyCrew?: true) => {
    setUnfit(undefined);
    if (!read.ok) return setFault({ code: 'request.invalid', words: t(rescheduleFaultKeys[read.fault]) });
    const { startsAt, endsAt } = read;
    // The same wish again is the same intent: an answer that was lost must not move it twice.
    const { version = row.version } = booking;
    const of = [startsAt, endsAt, notify, version, anyCrew].join();
    if (intent.current?.of !== of) intent.current = { of, key: newRescheduleKey() };
    setBusy(true);
    const answer = await rescheduleBooking({
      ...{ row: { ...row, version }, startsAt, endsAt, notify, anyCrew },
      key: intent.current.key,
    });
    setBusy(false);
    if (answer.ok) {
      booking.take(answer.body);
      setTyped(undefined);
      const done = t('booking.reschedule.done', { name: row.customerName });
      showToast({ text: notify ? withMail(done, answer.body) : done, tone: 'success' });
      return onDone();
    }
    intent.current = mayHaveArrived(answer) ? intent.current : undefined;
    if (isUnfit(answer)) return setUnfit(answer);
    if (!(await booking.refused(answer))) {
      setFault({ code: answer.code, words: timeRefusalWords(answer, t, timeZone) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <ShutFields value={busy}>
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <h3>{t('booking.reschedule.title')}</h3>
        <p className={styles.small}>
          {t('booking.reschedule.now', { time: bookingTimeWords(row, timeZone, 'long') })}
        </p>
        <RescheduleFields entry={entry} crewId={row.crew?.id} timeZone={timeZone} onChange={change} />
        {mailAddressOf(row.email) === undefined ? (
          <p className={styles.small}>{t('booking.noEmail.untold')}</p>
        ) : (
          <CheckboxField
            label={t('booking.reschedule.notify')}
            hint={notify && !mailsLeave ? t('booking.mails.none') : undefined}
            checked={notify}
            onChange={({ target }) => change({ notify: target.checked })}
          />
        )}
        {fault !== undefined && <RefusedAlert {...fault} title={t('booking.reschedule.failed')} />}
        {unfit && <UnfitAlert refusal={unfit} busy={busy} onAnyway={() => void save(true)} />}
        <FormFoot
          save={t('booking.reschedule.save')}
          busy={busy}
          onBack={onBack}
          onDrop={dropTyped(typed, setTyped)}
        />
      </form>
    </ShutFields>
  );
}
