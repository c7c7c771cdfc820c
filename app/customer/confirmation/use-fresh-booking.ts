import { useCallback, useEffect, useState } from 'react';
import type { BookingView } from '#shared/api/bookings.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { readManagedBooking } from '../../data/bookings/read-managed-booking.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { remote } from '../../data/remote.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { useWake } from '../parts/page/use-wake.ts';

/**
 * The booking as it is now, through the link that the answer carried. A failure changes nothing on screen: what this
 * device knew when it booked stays (D124, LC100), and the server is asked again when the page or the connection
 * comes back.
 */
export function useFreshBooking({ bookingId, manageUrl }: Confirmation): {
  readonly booking: BookingView | undefined;
  readonly isUpdating: boolean;
} {
  const [isUpdating, setUpdating] = useState(true);
  const copy = useStored(() => readManagedBooking(bookingId), [bookingId])?.value;
  const load = useCallback(async () => {
    const link = readBookingLink(manageUrl);
    if (link) await remote.loadBooking(link);
    setUpdating(false);
  }, [manageUrl]);
  useEffect(() => {
    void load();
  }, [load]);
  useWake(() => void load());
  return { booking: copy?.booking, isUpdating };
}
