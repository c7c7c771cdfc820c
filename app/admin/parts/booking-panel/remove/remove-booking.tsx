import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { RefusedAlert } from '../../refused-alert.tsx';
import type { RemoveBooking as Removing } from './use-remove-booking.ts';

type RemoveBookingProps = {
  removing: Removing;
  open: boolean;
  onClose: () => void;
  onCancelInstead: () => void;
};

/** Asked of a visit to come alone: it is better cancelled, which tells the client (D109). Any other has an undo. */
export function RemoveBooking({ removing, open, onClose, onCancelInstead }: RemoveBookingProps) {
  const { t } = useTranslation('admin');
  const { busy, fault, remove } = removing;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('booking.remove.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus="">
            {t('booking.remove.keep')}
          </Button>
          <Button variant="secondary" onClick={onCancelInstead}>
            {t('booking.remove.cancelInstead')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('booking.remove.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Alert tone="warning">{t('booking.remove.upcoming')}</Alert>
        <p>{t('booking.remove.text')}</p>
        {fault !== undefined && <RefusedAlert code={fault} title={t('booking.remove.failed')} />}
      </div>
    </Dialog>
  );
}
