import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type CancelOutcome, cancelBooking } from '../../local/commands/cancel-booking.ts';
import { useOnline } from '../../shell/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

export type CancelResult = CancelOutcome;

type CancelBookingProps = {
  booking: BookingView;
  startAt: Instant;
  link: { readonly id: string; readonly email: string; readonly sig: string };
  onResult: (result: CancelResult) => void;
};

/** Final and free of charge, so it is asked about once, by name and date; the safe answer comes first. */
export function CancelBooking({ booking, startAt, link, onResult }: CancelBookingProps) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => !isBusy && setOpen(false);
  const cancel = async () => {
    setBusy(true);
    const result = await cancelBooking(link);
    setBusy(false);
    setOpen(false);
    showToast(
      result.ok
        ? { text: t('toasts.cancelOk'), tone: 'success' }
        : { text: t('toasts.cancelErr'), tone: 'danger' },
    );
    onResult(result);
  };
  return (
    <>
      <Button
        variant="secondary"
        disabled={!online}
        why={online ? undefined : t('cancel.offline')}
        onClick={() => setOpen(true)}
      >
        {t('cancel.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('cancel.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              {t('cancel.keep')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>
            {t('cancel.text', {
              service: booking.serviceTitle,
              date: format.date(startAt, booking.timeZone),
              time: format.time(startAt, booking.timeZone),
            })}
          </p>
          <p>{t('cancel.free')}</p>
        </div>
      </Dialog>
    </>
  );
}
