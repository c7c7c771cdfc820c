import {
  type DeletedView,
  deletedView,
  type RestoredView,
  restoredView,
} from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Soft, frees the times at once, without a mail; BULK_MAX ids at most. */
export function deleteBookings(ids: readonly Id[]): Promise<Answer<DeletedView>> {
  return adminCall({
    method: 'DELETE',
    path: '/admin/bookings',
    body: { json: { ids } },
    schema: deletedView,
  });
}

/** The undo, for 30 days. A time that was taken meanwhile stays with the other customer. */
export function restoreBookings(ids: readonly Id[]): Promise<Answer<RestoredView>> {
  return adminCall({
    method: 'POST',
    path: '/admin/bookings/restore',
    body: { json: { ids } },
    schema: restoredView,
  });
}
