import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { useTimeZone } from '../../use-time-zone.ts';
import { type NotBack, putBack } from './put-back.ts';

/** One deleted booking back to its time. */
export function usePutBack({
  onDone,
  onRefused,
}: {
  readonly onDone: () => void;
  readonly onRefused: (row: BookingRowView, refused: NotBack) => void;
}) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const [busy, setBusy] = useState<Id>();
  const press = async (row: BookingRowView) => {
    setBusy(row.id);
    const { failed } = await putBack([row], timeZone);
    setBusy(undefined);
    const [refused] = failed;
    if (refused !== undefined) return onRefused(row, refused);
    showToast({ text: t('booking.remove.restored', { name: row.customerName }), tone: 'success' });
    onDone();
  };
  return { busy, putBack: (row: BookingRowView) => void press(row) };
}
