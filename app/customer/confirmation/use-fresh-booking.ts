import { useEffect, useState } from 'react';
import type { BookingView } from '#shared/api/bookings.ts';
import { loadBooking } from '../../local/commands/load-booking.ts';
import type { Confirmation } from '../../local/reads/confirmation.ts';
import { readManagedBooking } from '../../local/reads/managed-booking.ts';
import { managePath, readManageLink } from '../parts/manage-link.ts';
import { useStored } from '../parts/use-stored.ts';

/**
 * The booking as it is now, through the link that the answer carried. A failure changes nothing on screen: the
 * stored answer stays (decision 124). The copy also lets the manage page open without a connection.
 */
export function useFreshBooking({ bookingId, manageUrl }: Confirmation): {
  readonly booking: BookingView | undefined;
  readonly isUpdating: boolean;
} {
  const [isUpdating, setUpdating] = useState(true);
  const copy = useStored(() => readManagedBooking(bookingId), [bookingId])?.value;
  useEffect(() => {
    const link = readManageLink(managePath(manageUrl).replace(/^[^?]*/, ''));
    if (!link) return setUpdating(false);
    void loadBooking(link).finally(() => setUpdating(false));
  }, [manageUrl]);
  return { booking: copy?.booking, isUpdating };
}
