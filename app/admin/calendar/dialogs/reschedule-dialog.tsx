import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import {
  conflictsOf,
  newRescheduleKey,
  rescheduleBooking,
} from '../../../data/staff/commands/reschedule-booking.ts';
import { isTransient, type Refusal } from '../../../data/wire/http.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import { clashWords, placeWords } from '../calendar-words.ts';
import { stretchOf } from '../grid/timed-rows.ts';
import type { LanePlace } from '../lanes/why-unfit.ts';
import styles from './calendar-dialogs.module.css';

type RescheduleDialogProps = {
  row: BookingRowView;
  place: LanePlace;
  /** What speaks against it, and keeps nobody from it. */
  warnings: readonly string[];
  timeZone: string;
  onClose: () => void;
  onRescheduled: (row: BookingRowView, notify: boolean) => void;
};

/** Asks once before a dropped visit is moved; what the server refuses is said here, and closing takes it back. */
export function RescheduleDialog({
  row,
  place: { to, crew },
  warnings,
  timeZone,
  onClose,
  onRescheduled,
}: RescheduleDialogProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const mailsLeave = useMailsLeave();
  const was = stretchOf(row);
  // Who comes is nothing that customers are told of.
  const isSameTime = was.startsAt === to.startsAt && was.endsAt === to.endsAt;
  const hasMail = mailAddressOf(row.email) !== undefined;
  const canMail = hasMail && !isSameTime;
  const [notify, setNotify] = useState(canMail);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const [key, setKey] = useState(newRescheduleKey);
  // The crew does not do this work, or does not come there: staff may send it all the same.
  const isUnfit = refused?.code === 'crew.unfit';
  const isFinal = refused !== undefined && !isUnfit && !isTransient(refused);
  const change = (isTicked: boolean) => {
    setNotify(isTicked);
    // Another body is another intent: the server refuses one key for both.
    setKey(newRescheduleKey());
  };
  const go = async () => {
    setBusy(true);
    const answer = await rescheduleBooking({
      row,
      ...to,
      crewId: crew?.id,
      anyCrew: isUnfit,
      notify,
      key: isUnfit ? newRescheduleKey() : key,
    });
    setBusy(false);
    if (answer.ok) onRescheduled(answer.body.row, notify);
    else setRefused(answer);
  };
  const wayWords = (refusal: Refusal) => {
    const found = conflictsOf(refusal);
    if (found.length === 0) return faultWords(refusal.code, t);
    return found.map((clash) => clashWords(clash, timeZone, t)).join(' ');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar.reschedule.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('calendar.reschedule.keep')}
          </Button>
          {!isFinal && (
            <Button data-first-focus busy={busy} disabled={whyWait !== undefined} why={whyWait} onClick={go}>
              {isUnfit && t('calendar.reschedule.anyway')}
              {!isUnfit && t(refused ? 'calendar.reschedule.again' : 'calendar.reschedule.go')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {refused && (
          <Alert tone="danger" role="alert" title={t('calendar.reschedule.refused')}>
            {wayWords(refused)}
          </Alert>
        )}
        <p className={styles.moveWho}>
          <strong>{row.customerName}</strong>
          <span>
            {row.serviceCity} · {row.serviceTitle}
          </span>
        </p>
        <dl className={styles.move}>
          <div>
            <dt>{t('calendar.reschedule.was')}</dt>
            <dd>{placeWords(was, crew && row.crew, timeZone)}</dd>
          </div>
          <ArrowDown aria-hidden="true" />
          <div>
            <dt>{t('calendar.reschedule.becomes')}</dt>
            <dd>
              <strong>{placeWords(to, crew, timeZone)}</strong>
            </dd>
          </div>
        </dl>
        {warnings.map((words) => (
          <Alert key={words} tone="warning">
            {words}
          </Alert>
        ))}
        {isSameTime && <p>{t('calendar.reschedule.sameTime')}</p>}
        {!hasMail && !isSameTime && <p>{t('booking.noEmail.untold')}</p>}
        {canMail && (
          <CheckboxField
            label={t('calendar.reschedule.notify')}
            hint={t(mailsLeave ? 'calendar.reschedule.notifyHint' : 'booking.mails.none')}
            checked={notify}
            disabled={busy || isFinal}
            onChange={({ target }) => change(target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
