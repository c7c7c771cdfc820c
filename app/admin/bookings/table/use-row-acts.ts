import { useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { NotBack } from '../../parts/booking-panel/remove/put-back.ts';
import { useConfirmBooking } from '../../parts/booking-panel/remove/use-confirm-booking.ts';
import { usePutBack } from '../../parts/booking-panel/remove/use-put-back.ts';
import type { Bookings } from '../use-bookings.ts';

/** What can be done in a row without opening it. */
export function useRowActs(list: Bookings) {
  const [refused, setRefused] = useState<{ row: BookingRowView; why: NotBack }>();
  const onConfirm = useConfirmBooking({ onDone: list.replace, onRefused: () => void list.reload() });
  const { busy, putBack } = usePutBack({
    onDone: () => void list.reload(),
    onRefused: (row, why) => setRefused({ row, why }),
  });
  return {
    refused,
    forgetRefused: () => setRefused(undefined),
    props: { comingBack: busy, onConfirm, onPutBack: putBack },
  };
}
