import {
  type AdminBookingView,
  adminBookingView,
  type BookingRowView,
  type EditServicesInput,
} from '#shared/api/admin/bookings.ts';
import { cloneView } from '#shared/api/bookings.ts';
import { cartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import { absorbCart } from '../../cart/absorb-cart.ts';
import { cartMark } from '../../cart/cart-mark.ts';
import { readCart } from '../../cart/read-cart.ts';
import { beginEditServices } from '../../changes/begin-edit-services.ts';
import { endEdit } from '../../changes/edit-store.ts';
import { readStaffEdit, type StaffEdit } from '../../changes/read-edit-services.ts';
import { resumeEditServices } from '../../changes/resume-edit-services.ts';
import { sendEditQuits } from '../../changes/send-edit-quits.ts';
import { newId } from '../../device/clock.ts';
import { context } from '../../device/context.ts';
import { withDb } from '../../device/open.ts';
import { remote } from '../../remote.ts';
import { isTransient, type Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import { bookingInRefusal } from './change-booking.ts';

const pathOf = (bookingId: Id) => `/admin/bookings/${encodeURIComponent(bookingId)}`;

type OpenServicesOutcome =
  /** `isKept`: what was begun before goes on; otherwise the booking is in this tab's cart, as it stands. */
  | { readonly ok: true; readonly cartId: Id; readonly isKept: boolean }
  | { readonly ok: false; readonly code: string };

/** Opens the work of a booking for changes by staff, in the customer's own cart (LC270). */
export async function openServices(bookingId: Id): Promise<OpenServicesOutcome> {
  const kept = await withDb(() => readStaffEdit(bookingId));
  if (kept && (await resumeEditServices(kept.cartId))) return { ok: true, cartId: kept.cartId, isKept: true };
  await sendEditQuits();
  const made = await adminCall({
    method: 'POST',
    path: `${pathOf(bookingId)}/clone-to-cart`,
    schema: cloneView,
  });
  if (!made.ok) return made;
  const begun = await beginEditServices(made.body, { by: 'staff' });
  return begun.ok ? { ...begun, isKept: false } : begun;
}

export interface ServicesChange {
  /** What the member of staff saw and agreed to. */
  readonly totalCents: Cents;
  /** False: no mail about it. */
  readonly notify: boolean;
  /** Another time; without one the visit keeps its start and takes as long as the work. */
  readonly time?: { readonly startsAt: Instant; readonly endsAt: Instant } | undefined;
  /** Also a crew that does not do this work, or does not come there (AG50). */
  readonly anyCrew?: boolean | undefined;
}

export type SaveServicesOutcome =
  | { readonly kind: 'done'; readonly view: AdminBookingView }
  /** The server's total is this one: nothing was saved, and only a yes to it saves. */
  | { readonly kind: 'price'; readonly totalCents: Cents }
  /** Nothing was sent. */
  | { readonly kind: 'unsent'; readonly code: string }
  /** Other staff or the customer opened or saved the services meanwhile: what was changed here is over. */
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Puts what this tab's cart has become into its booking: the cart first, then the wish under one key that outlives a
 * reload (LC272). Everything but `done` and `over` leaves the edit as it is.
 */
export async function saveServices(bookingId: Id, wish: ServicesChange): Promise<SaveServicesOutcome> {
  const pushed = await remote.pushCart();
  if (!pushed.ok) return { kind: 'unsent', code: pushed.code };
  const edit = await withDb(() => readStaffEdit(bookingId));
  const cart = await withDb(readCart);
  if (edit === undefined || cart.id !== edit.cartId) return { kind: 'over' };
  const { acceptedTotalCents = wish.totalCents } = cart;
  if (acceptedTotalCents !== wish.totalCents) return { kind: 'price', totalCents: acceptedTotalCents };
  const input = inputOf(edit, wish);
  const answer = await adminCall({
    method: 'POST',
    path: `${pathOf(bookingId)}/services`,
    headers: { 'Idempotency-Key': await keyOf(edit, JSON.stringify([input, cartMark(cart)])) },
    body: { json: input },
    schema: adminBookingView,
  });
  if (!answer.ok) return refused(edit, answer);
  await endEdit(edit.cartId);
  return { kind: 'done', view: answer.body };
}

function inputOf(edit: StaffEdit, { totalCents, notify, time, anyCrew }: ServicesChange): EditServicesInput {
  return {
    cartId: edit.cartId,
    startISO: formatInstant(time?.startsAt ?? edit.initialStartAt),
    endISO: formatInstant(time?.endsAt ?? edit.initialEndAt),
    ...(time === undefined && { keepTime: true }),
    expectedTotal: toDollars(totalCents),
    expectedVersion: edit.version,
    notify,
    ...(anyCrew && { anyCrew }),
  };
}

/** The same wish goes out under the same key until its end is known, another one under a new key. */
async function keyOf(edit: StaffEdit, wish: string): Promise<Id> {
  const sent = edit.sent?.wish === wish ? edit.sent : { key: newId(), wish };
  await change(edit, { sent });
  return sent.key;
}

async function refused(edit: StaffEdit, refusal: Refusal): Promise<SaveServicesOutcome> {
  const { code, body } = refusal;
  // Also who is turned away: of a time before that was not answered it hears nothing.
  if (isTransient(refusal)) return { kind: 'refused', refusal };
  if (code === 'cart.closed' || code === 'cart.not_found') {
    await endEdit(edit.cartId);
    return { kind: 'over' };
  }
  const now = code === 'booking.changed' ? bookingInRefusal(refusal)?.row : undefined;
  // The next yes is about the booking as it is.
  await change(edit, { sent: undefined, ...(now && seenIn(now)) });
  const priced = cartAnswer.safeParse(body);
  if (code !== 'price.changed' || !priced.success) return { kind: 'refused', refusal };
  await absorbCart(priced.data);
  const { acceptedTotalCents } = await withDb(readCart);
  return acceptedTotalCents === undefined
    ? { kind: 'refused', refusal }
    : { kind: 'price', totalCents: acceptedTotalCents };
}

function seenIn({ version, startISO, endISO }: BookingRowView): Partial<StaffEdit> {
  const initialStartAt = parseInstant(startISO);
  const initialEndAt = parseInstant(endISO);
  if (initialStartAt === undefined || initialEndAt === undefined) return {};
  return { version, initialStartAt, initialEndAt };
}

async function change({ cartId }: StaffEdit, part: Partial<StaffEdit>): Promise<void> {
  await context('edit-services').update((edit) =>
    edit?.by === 'staff' && edit.cartId === cartId ? { ...edit, ...part } : edit,
  );
}
