import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { movingBookingId } from '../local/reschedule-tab.ts';

/** Without its code nobody is kept anywhere; the two steps of the move still work. */
const Banner = lazy<ComponentType>(() =>
  import('./reschedule-banner.tsx').then(
    ({ RescheduleBanner }) => ({ default: RescheduleBanner }),
    () => ({ default: () => null }),
  ),
);

/** Stands in the frame of every screen, so it asks only whether this tab moves a visit; a move begins and ends with a navigation. */
export function RescheduleGuard() {
  useLocation();
  if (movingBookingId() === undefined) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
