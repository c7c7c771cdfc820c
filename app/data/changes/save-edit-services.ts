import type { CreateBookingInput } from '#shared/api/bookings.ts';
import { addMinutes, formatInstant, type Instant, parseInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type Cents, toDollars } from '#shared/kernel/money.ts';
import { loadBooking } from '../bookings/load-booking.ts';
import { managedBookingKey } from '../bookings/managed-booking.ts';
import { readManagedBooking } from '../bookings/read-managed-booking.ts';
import { pushCart } from '../cart/push-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { learnOfRefusal } from '../catalogue/learn-of-refusal.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, IntentRow, PreferredTime, SlotSelection } from '../device/rows.ts';
import { canReach } from '../outbox/can-reach.ts';
import { type SendOutcome, sendAttended } from '../outbox/send-attended.ts';
import { writeIntent } from '../outbox/write-intent.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { readSlotSelection } from '../slots/read-slot-selection.ts';
import { loseHold } from '../slots/slot-selection.ts';
import { leaveEditServices } from './leave-edit-services.ts';
import { type CustomerEdit, readEditServices } from './read-edit-services.ts';

/** Only what was changed of it; what is not named stays as it was booked. */
export interface EditedContact {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
  readonly address: Partial<CreateBookingInput['address']> & { readonly country: string };
  readonly notes?: string | undefined;
}

export type SaveEditOutcome =
  /** `manageUrl`: the booking's new link. */
  | { readonly kind: 'done'; readonly manageUrl: string | undefined }
  /** Perhaps sent, and asked about under its key by itself; the edit has left this tab. */
  | { readonly kind: 'waiting' }
  /** The booking stands as it stood. `network` and `timeout`: nothing was sent. */
  | {
      readonly kind: 'refused';
      readonly code: FailCode;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives: readonly PreferredTime[];
    };

type Refused = Extract<SaveEditOutcome, { kind: 'refused' }>;

interface SaveInput {
  readonly contact: EditedContact;
  readonly locale: Locale;
  /** What the person saw and agreed to. */
  readonly totalCents: Cents;
}

/**
 * Puts this tab's edit into its booking while the person watches (LC74): the cart first, then these bytes under one
 * key. With a time held it moves there, otherwise it keeps its start. A booking that is another one meanwhile becomes
 * what the edit goes on from, so that the person sees it before they say yes again. Where an older wish is out, of this
 * one nothing is sent before that has its end, and none is told as done by the other (LC26).
 */
export async function saveEditServices(input: SaveInput): Promise<SaveEditOutcome> {
  const edit = await withDb(readEditServices);
  if (edit === undefined || edit.by === 'staff') return refused('cart.closed');
  if (!(await canReach())) return refused('network');
  const pushed = await pushCart();
  if (!pushed.ok) return refused(pushed.code);
  const cart = await withDb(readCart);
  if (cart.id !== edit.cartId || cart.totals === undefined) return refused('cart.closed');
  if (cart.count === 0) return refused('cart.empty');
  const { minutes } = cart.totals;
  const held = await fittedHold(minutes);
  if (held !== undefined && 'kind' in held) return held;
  const startAt = held?.startAt ?? edit.initialStartAt;
  const body = JSON.stringify(bodyOf(edit, { ...input, held, startAt, endAt: addMinutes(startAt, minutes) }));
  const row = await writeIntent(
    (base) => ({
      ...base,
      kind: 'edit-services',
      stream: `booking:${edit.bookingId}`,
      bookingId: edit.bookingId,
      cartId: edit.cartId,
      email: edit.email,
      startAt,
      alternatives: [],
      body,
    }),
    (other: IntentRow) => other.kind === 'edit-services' && other.bookingId === edit.bookingId,
  );
  const sent = await sendAttended(row);
  if (row.body === body) return toOutcome(edit, sent);
  return sent.kind === 'waiting' ? refused(sent.code) : saveEditServices(input);
}

/** The chosen other time, as long as the visit is now (D76); undefined where it keeps its own, refused where it was lost. */
async function fittedHold(minutes: number): Promise<SlotSelection | SaveEditOutcome | undefined> {
  const held = await withDb(readSlotSelection);
  if (held === undefined) return undefined;
  // Not that it stays where it is: that would have to be said.
  if (held.status === 'lost') return refused('slot.taken');
  if (held.minutes === minutes) return held;
  const { startAt } = held;
  const outcome = await holdSlot({ startAt, endAt: addMinutes(startAt, minutes) });
  if (!outcome.ok) return { ...refused(outcome.code), alternatives: outcome.alternatives };
  return withDb(readSlotSelection);
}

type Timed = SaveInput & {
  readonly held: SlotSelection | undefined;
  readonly startAt: Instant;
  readonly endAt: Instant;
};

function bodyOf(
  edit: CustomerEdit,
  { contact, locale, totalCents, held, startAt, endAt }: Timed,
): CreateBookingInput {
  const { bookingId, cartId, email, sig, version } = edit;
  const { firstName, lastName, phone, notes, address } = contact;
  // Empty where the server asks for something: as booked.
  const required = { line1: '', city: '', postalCode: '' };
  return {
    cartId,
    email,
    customerName: [firstName, lastName].filter(Boolean).join(' '),
    firstName,
    lastName,
    phone,
    locale,
    address: { ...required, ...address },
    notes,
    startISO: formatInstant(startAt),
    endISO: formatInstant(endAt),
    lockId: held?.lockId,
    keepTime: held === undefined ? true : undefined,
    edit: { bookingId, email, sig, expectedVersion: version },
    expectedTotal: toDollars(totalCents),
  };
}

async function toOutcome(edit: CustomerEdit, sent: SendOutcome): Promise<SaveEditOutcome> {
  if (sent.kind === 'done') {
    await loadBooking({ id: edit.bookingId, email: edit.email, sig: edit.sig });
    const copy = await withDb(() => db.cache.get(managedBookingKey(edit.bookingId)));
    return { kind: 'done', manageUrl: copy?.kind === 'booking' ? copy.manageUrl : undefined };
  }
  if (sent.kind === 'waiting') {
    await leaveEditServices();
    return { kind: 'waiting' };
  }
  const { code, fields, row } = sent;
  if (code === 'booking.changed') await goOnFromNow(edit);
  if (code === 'slot.taken') await loseChosen();
  await learnOfRefusal(code);
  return { kind: 'refused', code, fields, alternatives: 'alternatives' in row ? row.alternatives : [] };
}

async function loseChosen(): Promise<void> {
  const held = await withDb(readSlotSelection);
  if (held !== undefined) await loseHold(held.lockId);
}

/** The refusal brought the booking as it is; the next yes is about that one. */
async function goOnFromNow({ bookingId, cartId }: CustomerEdit): Promise<void> {
  const booking = (await withDb(() => readManagedBooking(bookingId)))?.booking;
  const initialStartAt = booking && parseInstant(booking.startISO);
  const initialEndAt = booking && parseInstant(booking.endISO);
  if (!booking || initialStartAt === undefined || initialEndAt === undefined) return;
  await context('edit-services').update((edit) =>
    edit?.cartId === cartId ? { ...edit, initialStartAt, initialEndAt, version: booking.version } : edit,
  );
}

function refused(code: FailCode): Refused {
  return { kind: 'refused', code, fields: {}, alternatives: [] };
}
