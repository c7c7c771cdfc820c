import { useNavigate } from 'react-router-dom';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { enterReschedule } from '../../data/changes/enter-reschedule.ts';

export interface RescheduledBooking {
  readonly booking: BookingView;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly link: { readonly email: string; readonly sig: string };
}

/** Begins moving a visit in this tab and goes where its new time is chosen. */
export function useOpenReschedule({
  booking,
  startAt,
  endAt,
  link,
}: RescheduledBooking): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await enterReschedule({
      bookingId: booking.id,
      email: link.email,
      sig: link.sig,
      initialStartAt: startAt,
      initialEndAt: endAt,
      timeZone: booking.timeZone,
      version: booking.version,
      serviceTitle: booking.serviceTitle,
    });
    void navigate('/checkout');
  };
}
