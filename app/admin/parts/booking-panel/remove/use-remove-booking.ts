import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { deleteBookings } from '../../../../data/staff/commands/delete-bookings.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { useTimeZone } from '../../use-time-zone.ts';
import { notBackWords, putBack } from './put-back.ts';

interface Removing {
  readonly onRemoved: () => void;
  readonly onRestored: () => void;
}

export interface RemoveBooking {
  readonly busy: boolean;
  /** A code. */
  readonly fault: string | undefined;
  readonly remove: () => Promise<void>;
}

/** Takes a booking out of every list, with a message that offers it back; after that it is among the deleted ones. */
export function useRemoveBooking(row: BookingRowView | undefined, on: Removing): RemoveBooking {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const undo = async (removed: BookingRowView) => {
    const name = removed.customerName;
    const { failed } = await putBack([removed], timeZone);
    const [refused] = failed;
    if (refused === undefined) {
      showToast({ text: t('booking.remove.restored', { name }), tone: 'success' });
      return on.onRestored();
    }
    const why = `${t('booking.remove.notRestored')}. ${notBackWords(refused, t, timeZone)}`;
    showToast({ text: why, tone: 'danger', showMs: 15_000 });
  };
  const remove = async () => {
    if (row === undefined) return;
    setBusy(true);
    setFault(undefined);
    const answer = await deleteBookings([row.id]);
    setBusy(false);
    const refused = answer.ok ? answer.body.failed[0]?.code : answer.code;
    if (refused !== undefined) return setFault(refused);
    showToast({
      text: t('booking.remove.done', { name: row.customerName }),
      undo: { label: t('booking.remove.undo'), onUndo: () => void undo(row) },
      showMs: 10_000,
    });
    on.onRemoved();
  };
  return { busy, fault, remove };
}
