import type { Id } from '#shared/kernel/ids.ts';
import { isKnownCancelled } from '../bookings/managed-booking.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import type { EditServicesContext, StaffEdit } from '../device/rows.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { isContextOver } from './is-context-over.ts';

export type { CustomerEdit, EditServicesContext, StaffEdit } from '../device/rows.ts';

/**
 * The booking whose services this tab edits (LC70); undefined in every other tab, and when the edit is over (LC71).
 */
export async function readEditServices(): Promise<EditServicesContext | undefined> {
  const cartId = editedCartId();
  const edit = cartId === undefined ? undefined : await context('edit-services').get();
  if (edit === undefined || edit.cartId !== cartId || isContextOver(edit)) return undefined;
  if (await isKnownCancelled(edit.bookingId)) return undefined;
  return (await db.carts.get(cartId)) && edit;
}

/** Why this tab's edit is over: `closed` when another device or staff opened, saved or quit it, which took its cart. */
export async function readEditEnd(): Promise<'over' | 'closed'> {
  const edit = await context('edit-services').get();
  if (edit === undefined || edit.cartId !== editedCartId()) return 'over';
  if (isContextOver(edit) || (await isKnownCancelled(edit.bookingId))) return 'over';
  return 'closed';
}

/** What staff have begun to change in this booking on this device, in whichever tab (LC270). */
export async function readStaffEdit(bookingId: Id): Promise<StaffEdit | undefined> {
  const edit = await context('edit-services').get();
  if (edit?.by !== 'staff' || edit.bookingId !== bookingId || isContextOver(edit)) return undefined;
  return (await db.carts.get(edit.cartId)) && edit;
}
