import { tabMark } from '../device/tab/tab-mark.ts';

/**
 * Which visit this tab is moving (D12): the storage keys of D323, in the tab's own storage, so
 * that no other tab and no later visit is caught by it. The row in `contexts` has the rest; both together count.
 * Asked at every navigation, so it must answer at once.
 */
export const BOOKING_ID = 'resched_booking_id';

const mark = tabMark(BOOKING_ID);
export const rescheduledBookingId = mark.read;
export const rememberReschedule = mark.remember;
