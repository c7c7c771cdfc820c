import type { Id } from '#shared/kernel/ids.ts';

/**
 * Which visit this tab is moving (decision 12): the storage keys of the specification, in the tab's own storage, so
 * that no other tab and no later visit is caught by it. The row in `contexts` has the rest; both together count.
 * Asked at every navigation, so it must answer at once.
 */
export const BOOKING_ID = 'resched_booking_id';

/** Where storage is forbidden, the tab remembers until it is reloaded. */
let remembered: Id | undefined;

export function movingBookingId(): Id | undefined {
  try {
    return globalThis.sessionStorage?.getItem(BOOKING_ID) ?? remembered;
  } catch {
    return remembered;
  }
}

export function rememberMoving(bookingId: Id | undefined): void {
  remembered = bookingId;
}
