import type { CloneView } from '#shared/api/bookings.ts';
import { cartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { cloneRow } from '../cart/absorb-cart.ts';
import { now } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { CartRow, CustomerEdit, EditServicesContext, FailCode, StaffEdit } from '../device/rows.ts';
import { releaseHold } from '../slots/release-hold.ts';
import { isTimeWantedElsewhere } from '../slots/want-time.ts';
import { call } from '../wire/http.ts';
import { dropEdit } from './edit-store.ts';
import { markTabEditing } from './mark-tab-editing.ts';
import { unmarkTabRescheduling } from './mark-tab-rescheduling.ts';

export type EnterEditOutcome =
  | { readonly ok: true; readonly cartId: Id }
  | { readonly ok: false; readonly code: FailCode };

/**
 * Makes the clone of a booking this tab's cart, for the customer and for staff alike (LC70, LC270). Nothing changes
 * here before the whole of it is on the device.
 */
export async function beginEditServices(
  clone: CloneView,
  who: Pick<CustomerEdit, 'email' | 'sig'> | Pick<StaffEdit, 'by'>,
): Promise<EnterEditOutcome> {
  const { cartId, editingBookingId: bookingId, startISO, endISO, timeZone, version } = clone;
  const initialStartAt = parseInstant(startISO);
  const initialEndAt = parseInstant(endISO);
  if (initialStartAt === undefined || initialEndAt === undefined) return { ok: false, code: 'server.bug' };
  const found = await call({
    method: 'GET',
    path: `/cart/${cartId}`,
    query: { withTotals: 1 },
    schema: cartAnswer,
  });
  if (!found.ok) return { ok: false, code: found.code };
  // Another tab may stand at the last step of the own cart (LC280).
  if (!(await isTimeWantedElsewhere())) await releaseHold();
  await begin(cloneRow(found.body), {
    ...{ bookingId, cartId, initialStartAt, initialEndAt, timeZone, version, enteredAt: now() },
    ...who,
  });
  return { ok: true, cartId };
}

async function begin(cart: CartRow, edit: EditServicesContext): Promise<void> {
  await withDb(() =>
    db.transaction('rw', db.contexts, db.carts, db.drafts, async () => {
      const other = await context('edit-services').get();
      if (other && other.cartId !== cart.id) await dropEdit(other.cartId);
      await context('reschedule').clear();
      await context('edit-intent').clear();
      await db.carts.put(cart);
      await context('edit-services').put(edit);
    }),
  );
  unmarkTabRescheduling();
  markTabEditing(edit);
}
