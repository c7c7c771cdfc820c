import { db } from '../db.ts';
import { editedCartId } from '../edit-tab.ts';
import { isContextOver } from '../is-context-over.ts';
import { isKnownCancelled } from '../managed-booking.ts';
import type { EditServicesContext } from '../rows.ts';

export type { EditServicesContext } from '../rows.ts';

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
