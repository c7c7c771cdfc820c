import { useState } from 'react';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { NotBack } from '../../parts/booking-panel/remove/put-back.ts';
import { useConfirmBooking } from '../../parts/booking-panel/remove/use-confirm-booking.ts';
import { usePutBack } from '../../parts/booking-panel/remove/use-put-back.ts';
import type { Bookings } from '../use-bookings.ts';

/** What can be done in a row without opening it. */
export function useRowActs(list: Bookings) {
  const [refused, setRefused] = useState<{ row: BookingRowView; why: NotBack }>();
  const latest = useLatest(list); // another one may be shown when the answer comes
  const reload = () => void latest.current.reload();
  const onConfirm = useConfirmBooking({
    onDone: (view) => latest.current.replace(view),
    onRefused: reload,
  });
  const { busy, putBack } = usePutBack({
    onDone: reload,
    onRefused: (row, why) => setRefused({ row, why }),
  });
  return {
    refused,
    forgetRefused: () => setRefused(undefined),
    props: { comingBack: busy, onConfirm, onPutBack: putBack },
  };
}
