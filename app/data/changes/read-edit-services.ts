import type { Id } from '#shared/kernel/ids.ts';
import { isKnownCancelled } from '../bookings/managed-booking.ts';
import { db } from '../device/db.ts';
import type { EditServicesContext, StaffEdit } from '../device/rows.ts';
import { editedCartId } from './edit-tab.ts';
import { isContextOver } from './is-context-over.ts';

export type { CustomerEdit, EditServicesContext, StaffEdit } from '../device/rows.ts';

/**
 * The booking whose services this tab edits (LC70); undefined in every other tab, and when the edit is over (LC71).
 */
export async function readEditServices(): Promise<EditServicesContext | undefined> {
  const cartId = editedCartId();
  const row = cartId === undefined ? undefined : await db.contexts.get('edit-services');
  if (row?.k !== 'edit-services' || row.value.cartId !== cartId || isContextOver(row.value)) return undefined;
  if (await isKnownCancelled(row.value.bookingId)) return undefined;
  return (await db.carts.get(cartId)) && row.value;
}

/** Why this tab's edit is over: `closed` when another device or staff opened, saved or quit it, which took its cart. */
export async function readEditEnd(): Promise<'over' | 'closed'> {
  const row = await db.contexts.get('edit-services');
  if (row?.k !== 'edit-services' || row.value.cartId !== editedCartId()) return 'over';
  if (isContextOver(row.value) || (await isKnownCancelled(row.value.bookingId))) return 'over';
  return 'closed';
}

/** What staff have begun to change in this booking on this device, in whichever tab (LC270). */
export async function readStaffEdit(bookingId: Id): Promise<StaffEdit | undefined> {
  const row = await db.contexts.get('edit-services');
  if (row?.k !== 'edit-services' || row.value.by !== 'staff' || row.value.bookingId !== bookingId)
    return undefined;
  if (isContextOver(row.value)) return undefined;
  return (await db.carts.get(row.value.cartId)) && row.value;
}
