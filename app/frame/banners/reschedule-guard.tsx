import { useLocation } from 'react-router-dom';
import { editedCartId } from '../../data/changes/edit-tab.ts';
import { movingBookingId } from '../../data/changes/reschedule-tab.ts';
import { lazyPart } from '../lazy-part.tsx';

/** When its code cannot be loaded, the tab is not kept to them; the steps of the move or the edit still work. */
const Banner = lazyPart(() => import('./visit-banner.tsx'), 'VisitBanner');

/**
 * Stands in the frame of every screen, so it asks only whether this tab moves a visit or edits one; both begin and end
 * with a navigation.
 */
export function RescheduleGuard() {
  useLocation();
  if ((movingBookingId() ?? editedCartId()) === undefined) return null;
  return <Banner />;
}
