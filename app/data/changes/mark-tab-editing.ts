import { formatInstant } from '#shared/kernel/instant.ts';
import type { EditServicesContext } from '../device/rows.ts';
import {
  EDIT_CART_ID,
  rememberEditing,
  rememberStaffEditing,
  STAFF_EDIT_ID,
} from '../device/tab/edit-tab.ts';
import { writeTabKeys } from '../device/tab/write-tab-keys.ts';

/** Begins and ends what edit-tab.ts reads; `edit_booking_id` and the start are mirrored under given keys (D323). */

export function markTabEditing({ cartId, bookingId, initialStartAt, by }: EditServicesContext): void {
  writeTabKeys({
    [EDIT_CART_ID]: cartId,
    [STAFF_EDIT_ID]: by ? bookingId : null,
    edit_booking_id: bookingId,
    edit_initial_startISO: formatInstant(initialStartAt),
  });
  rememberEditing(cartId);
  rememberStaffEditing(by && bookingId);
}

export function unmarkTabEditing(): void {
  writeTabKeys({
    [EDIT_CART_ID]: null,
    [STAFF_EDIT_ID]: null,
    edit_booking_id: null,
    edit_initial_startISO: null,
    edit_seeding: null,
  });
  rememberEditing(undefined);
  rememberStaffEditing(undefined);
}
