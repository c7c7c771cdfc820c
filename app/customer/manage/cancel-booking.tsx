import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import type { CancelReason } from '#shared/booking/cancel-reasons.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { remote } from '../../data/remote.ts';
import { useCancelPolicy } from '../../frame/use-cancel-policy.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { SlowNote } from '../parts/page/slow-note.tsx';
import { CancelReasonChoice } from './cancel-reason.tsx';
import { useOpenReschedule } from './use-open-reschedule.ts';
import { useWaitingFor } from './waiting/use-waiting-for.ts';
import { WaitingCancel } from './waiting/waiting-cancel.tsx';

/** What the page says once it is settled; while it waits, the row of the outbox speaks. */
export type CancelResult = { readonly ok: true } | { readonly ok: false; readonly code: string };

type CancelBookingProps = {
  booking: BookingView;
  startAt: Instant;
  endAt: Instant;
  /** The company wants to be asked: what still waits is shown, and nothing new begins here. */
  isLate: boolean;
  link: { readonly id: string; readonly email: string; readonly sig: string };
  onResult: (result: CancelResult) => void;
};

/**
 * Final and free of charge, so it is asked about once, by name and date; another time comes first. Without a
 * connection it is kept, and nothing is called cancelled before the server said so.
 */
export function CancelBooking(props: CancelBookingProps) {
  const { booking, startAt, isLate, link, onResult } = props;
  const { t } = useTranslation('manage');
  const format = useFormat();
  const online = useOnline();
  const { hours } = useCancelPolicy();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const openReschedule = useOpenReschedule(props);
  const close = () => !isBusy && setOpen(false);
  const waiting = useWaitingFor(booking.id).find((row) => row.kind === 'cancel');
  const cancel = async () => {
    setBusy(true);
    const sent = await remote.cancelBooking(link, startAt, reason ?? undefined);
    setBusy(false);
    setOpen(false);
    if (sent.kind === 'waiting') return;
    const isDone = sent.kind === 'done';
    showToast(
      isDone
        ? { text: t('toasts.cancelOk'), tone: 'success' }
        : { text: t('toasts.cancelErr'), tone: 'danger' },
    );
    onResult(isDone ? { ok: true } : { ok: false, code: sent.code });
  };
  // A try under way is the dialog's to show.
  if (waiting && !isBusy && waiting.state !== 'asks') return <WaitingCancel row={waiting} />;
  const asks = waiting?.state === 'asks' && <WaitingCancel row={waiting} />;
  if (isLate && !isOpen) return asks || null;
  return (
    <>
      {asks}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('cancel.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => !isBusy && void openReschedule()}>
              {t('cancel.reschedule')}
            </Button>
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
          <p>{online ? t(hours === 0 ? 'cancel.free' : 'cancel.freeBefore') : t('cancel.offline')}</p>
          <CancelReasonChoice value={reason} isShut={isBusy} onChange={setReason} />
          <SlowNote isBusy={isBusy} text={t('cancel.sending')} />
        </div>
      </Dialog>
    </>
  );
}
