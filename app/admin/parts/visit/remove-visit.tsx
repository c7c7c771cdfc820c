import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { deleteBookings, restoreBookings } from '../../../local/admin/commands/delete-bookings.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { faultWords } from '../fault-words.ts';
import { isUpcoming } from './is-upcoming.ts';

type RemoveVisitProps = {
  row: BookingRowView;
  open: boolean;
  onClose: () => void;
  onCancelInstead: () => void;
  onRemoved: () => void;
  onRestored: () => void;
};

/** Out of every list for 30 days, then for ever; a visit to come is better cancelled, which tells the client (decision 109). */
export function RemoveVisit(props: RemoveVisitProps) {
  const { row, open, onClose, onCancelInstead, onRemoved, onRestored } = props;
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await deleteBookings([row.id]);
    setBusy(false);
    const refused = answer.ok ? answer.body.failed[0]?.code : answer.code;
    if (refused !== undefined) return setFault(refused);
    showToast({
      text: t('visit.remove.done', { name: row.customerName }),
      undo: { label: t('visit.remove.undo'), onUndo: () => void putBack(row, t, onRestored) },
      showMs: 10_000,
    });
    onRemoved();
  };
  const isAhead = isUpcoming(row);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('visit.remove.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus="">
            {t('visit.remove.keep')}
          </Button>
          {isAhead && (
            <Button variant="secondary" onClick={onCancelInstead}>
              {t('visit.remove.cancelInstead')}
            </Button>
          )}
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t(isAhead ? 'visit.remove.confirm' : 'visit.remove.action')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {isAhead && <Alert tone="warning">{t('visit.remove.upcoming')}</Alert>}
        <p>{t('visit.remove.text')}</p>
        {fault !== undefined && (
          <Alert tone="danger" role="alert" title={t('visit.remove.failed')}>
            {faultWords(fault, t)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

async function putBack(
  { id, customerName: name }: BookingRowView,
  t: TFunction<'admin'>,
  onRestored: () => void,
): Promise<void> {
  const answer = await restoreBookings([id]);
  const refused = answer.ok ? answer.body.failed[0]?.code : answer.code;
  if (refused === undefined) {
    showToast({ text: t('visit.remove.restored', { name }), tone: 'success' });
    return onRestored();
  }
  const why = refused === 'slot.taken' ? t('visit.remove.taken') : faultWords(refused, t);
  showToast({ text: `${t('visit.remove.notRestored')}. ${why}`, tone: 'danger', showMs: 10_000 });
}
