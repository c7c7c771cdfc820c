import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { editedCartId } from '../local/edit-tab.ts';
import { movingBookingId } from '../local/reschedule-tab.ts';

/** Without its code nobody is kept anywhere; the steps of the move or the edit still work. */
const Banner = lazy<ComponentType>(() =>
  import('./visit-banner.tsx').then(
    ({ VisitBanner }) => ({ default: VisitBanner }),
    () => ({ default: () => null }),
  ),
);

/**
 * Stands in the frame of every screen, so it asks only whether this tab moves a visit or edits one; both begin and end
 * with a navigation.
 */
export function RescheduleGuard() {
  useLocation();
  if ((movingBookingId() ?? editedCartId()) === undefined) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
