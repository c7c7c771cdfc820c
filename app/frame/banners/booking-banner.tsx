import { rescheduledBookingId } from '../../data/changes/reschedule-tab.ts';
import { EditServicesBanner } from './edit-services-banner.tsx';
import { RescheduleBanner } from './reschedule-banner.tsx';

/** One booking is named, whichever was begun last (D13). */
export function BookingBanner() {
  return rescheduledBookingId() === undefined ? <EditServicesBanner /> : <RescheduleBanner />;
}
