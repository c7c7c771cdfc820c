import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { type NotBack, notBackWords } from '../../parts/booking-panel/remove/put-back.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';

type NotBackDialogProps = {
  row: BookingRowView;
  why: NotBack;
  onOpen: (id: Id) => void;
  onClose: () => void;
};

/** Why a deleted booking stays deleted, and the way to what is in its way. */
export function NotBackDialog({ row, why, onOpen, onClose }: NotBackDialogProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const { found } = why;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookings.notBack', { name: row.customerName })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus="">
            {t('close')}
          </Button>
          {found?.is === 'booking' && (
            <Button
              onClick={() => {
                onClose();
                onOpen(found.row.id);
              }}
            >
              {t('bookings.seeOther')}
            </Button>
          )}
        </>
      }
    >
      <p>{notBackWords(why, t, timeZone)}</p>
    </Dialog>
  );
}
