import { CalendarClock, CircleCheck, CircleX, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { faultWords } from '../words/fault-words.ts';
import styles from './booking.module.css';
import { useWillMail } from './booking-mails.tsx';
import { isCorrectableRow, isUpcoming } from './is-upcoming.ts';
import { takeBack, useOnItsWay } from './remove/send-later.ts';
import { useConfirmBooking } from './remove/use-confirm-booking.ts';
import type { RemoveBooking } from './remove/use-remove-booking.ts';
import type { Booking, BookingMode } from './use-booking.ts';

type BookingActionsProps = {
  row: BookingRowView;
  booking: Booking;
  removing: RemoveBooking;
  onMode: (mode: BookingMode) => void;
  onCancel: () => void;
  onRemove: () => void;
};

/** What can be done with the booking as it stands. What needs the line says so beside it, once. */
export function BookingActions({ row, booking, removing, onMode, onCancel, onRemove }: BookingActionsProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const willMail = useWillMail(row.email);
  const confirming = useOnItsWay(row.id);
  const confirm = useConfirmBooking({
    onDone: booking.take,
    onRefused: (refusal) => void booking.refused(refusal),
  });
  const isComing = isUpcoming(row);
  const waits = whyWait !== undefined;
  return (
    <div className={styles.actions}>
      {(waits || removing.fault !== undefined) && (
        <p className={styles.why} role={waits ? 'status' : 'alert'} id="booking-why">
          {whyWait ?? `${t('booking.remove.failed')}. ${faultWords(removing.fault ?? '', t)}`}
        </p>
      )}
      {confirming === 'waiting' && (
        <p className={styles.why} role="status">
          {t('booking.confirm.soonHere')} {willMail}
        </p>
      )}
      {row.status === 'PENDING' && isComing && (
        <Button
          busy={confirming !== undefined}
          disabled={waits}
          icon={<CircleCheck aria-hidden="true" />}
          onClick={() => confirm(row)}
        >
          {t('booking.confirm.action')}
        </Button>
      )}
      {confirming === 'waiting' && (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // It goes away with the press; focus stays with what it was about.
            currentTarget.parentElement?.querySelector('button')?.focus();
            takeBack(row.id);
          }}
        >
          {t('booking.confirm.leave')}
        </Button>
      )}
      {isCorrectableRow(row) && (
        <>
          <Button
            variant="secondary"
            disabled={waits}
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => onMode('move')}
          >
            {t('booking.reschedule.action')}
          </Button>
          <Button
            variant="secondary"
            disabled={waits}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onMode('contact')}
          >
            {t('booking.contact.action')}
          </Button>
        </>
      )}
      {isComing && (
        <Button variant="secondary" disabled={waits} icon={<CircleX aria-hidden="true" />} onClick={onCancel}>
          {t('booking.cancel.action')}
        </Button>
      )}
      <Button
        variant="quiet"
        busy={removing.busy}
        disabled={waits}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('booking.remove.action')}
      </Button>
    </div>
  );
}
