import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { changeBooking } from '../../../../data/staff/commands/change-booking.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { RefusedAlert } from '../../refused-alert.tsx';
import { useWithMail, WillMail } from '../booking-mails.tsx';
import type { Booking } from '../use-booking.ts';

type CancelBookingProps = { row: BookingRowView; booking: Booking; open: boolean; onClose: () => void };

/** Final, and told by mail: asked about once. */
export function CancelBooking({ row, booking, open, onClose }: CancelBookingProps) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await changeBooking(row.id, { status: 'CANCELLED', expectedVersion: row.version });
    setBusy(false);
    if (answer.ok) {
      booking.take(answer.body);
      const done = t('booking.cancel.done', { name: row.customerName });
      showToast({ text: withMail(done, answer.body), tone: 'success' });
      return onClose();
    }
    if (await booking.refused(answer)) return onClose();
    setFault(answer.code);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('booking.cancel.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus="">
            {t('booking.cancel.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {t('booking.cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('booking.cancel.text')}</p>
        <WillMail email={row.email} />
        {fault !== undefined && <RefusedAlert code={fault} title={t('booking.cancel.failed')} />}
      </div>
    </Dialog>
  );
}
