import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { type LocalCart, readCart } from '../../data/cart/read-cart.ts';
import { now } from '../../data/device/clock.ts';
import { askForTime } from '../../data/place/ask-for-time.ts';
import type { BookOutcome } from '../../data/place/book-input.ts';
import { remote } from '../../data/remote.ts';
import type { HoldOutcome } from '../../data/slots/hold-slot.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import { readSlotSelection, type SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { isOnline } from '../../data/wire/connection.ts';
import { useTermsSince } from '../../frame/layout/use-terms.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { heldNow } from '../parts/booking/hold-clock.ts';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { expectedCents } from '../parts/order/use-price-consent.ts';
import type { Contact } from './contact/contact.ts';

/** What the button says while one tap runs its course. */
export type BookStage = 'idle' | 'holding' | 'sending' | 'confirmed';

type BookTrouble =
  | { readonly kind: 'no-slot' }
  /** `code`: where it is not taken, but cannot be booked at all. */
  | {
      readonly kind: 'slot-taken';
      readonly code?: string;
      readonly alternatives: readonly NearSlot[];
    }
  | {
      readonly kind: 'price-changed';
      readonly totals: Totals;
      readonly previousTotalCents: Cents | undefined;
    }
  | { readonly kind: 'refused'; readonly code: string; readonly fields: Readonly<Record<string, string>> };

export interface Order {
  readonly cart: LocalCart;
  readonly totals: Totals;
  readonly selection: SlotSelection | undefined;
  /** The times the person would take, best first; the held one is the first of them. */
  readonly asked: readonly PreferredTime[];
}

export interface Booking {
  readonly stage: BookStage;
  readonly trouble: BookTrouble | null;
  /** The order as it was sent: the stored one empties the moment it is booked. */
  readonly sent: Order | null;
  /**
   * `agreedCents`: the new total after the person said yes to it. A second tap while one runs does nothing. What
   * cannot be sent now is kept as a request.
   */
  readonly submit: (contact: Contact, order: Order, website: string, agreedCents?: Cents) => Promise<void>;
  /** What a check of an unanswered booking found out. */
  readonly settle: (outcome: BookOutcome) => void;
  /** Holds one of the offered times; the form stays as it is. */
  readonly takeInstead: (slot: NearSlot) => Promise<void>;
  /** Stretches or shortens the hold after the cart changed (D76). */
  readonly fit: (order: Order) => Promise<void>;
  readonly forgetTrouble: () => void;
}

/** One intent to remote.book, from the tap to the final answer. app/data keeps its key, so nothing is booked twice (D74). `onKept`: a request was kept instead. */
export function useBooking(onKept: () => void): Booking {
  const navigate = useNavigate();
  const locale = useLocale();
  const termsVersion = useTermsSince();
  const [stage, setStage] = useState<BookStage>('idle');
  const [trouble, setTrouble] = useState<BookTrouble | null>(null);
  const [sent, setSent] = useState<Order | null>(null);
  const isRunning = useRef(false);

  const settle = (outcome: BookOutcome) => {
    if (outcome.kind === 'booked') {
      setStage('confirmed');
      // Replaced, so that Back leads past the form and never to a second booking.
      void navigate('/confirmation', { replace: true });
      return;
    }
    setStage('idle');
    // The stored intent tells: that it is being checked, or what it asks.
    setTrouble(outcome.kind === 'unknown' || outcome.kind === 'asks' ? null : outcome);
  };

  const holdFirst = async (order: Order): Promise<SlotSelection | Order | 'unreached' | undefined> => {
    if (!order.selection || order.selection.status === 'lost') {
      setTrouble({ kind: 'no-slot' });
      return undefined;
    }
    const outcome = await fitHold(order.selection, order.totals.minutes);
    if (isUnreached(outcome)) return 'unreached';
    const longer = outcome.ok ? undefined : await otherLength(order, outcome.code);
    if (longer) return longer;
    const refusal = troubleOf(outcome);
    if (refusal) setTrouble(refusal);
    return refusal ? undefined : ((await readSlotSelection()) ?? order.selection);
  };

  /** Nothing was sent: the request stays on this device and goes out by itself. */
  const keep = async (contact: Contact, order: Order, website: string, agreedCents?: Cents) => {
    const { cart, totals, asked } = order;
    const totalCents = agreedCents ?? expectedCents(cart) ?? totals.totalCents;
    const request = { ...requestOf(contact), locale, website, termsVersion };
    const outcome = await askForTime({ cart, totalCents, wishes: asked, request });
    setStage('idle');
    if (outcome === 'incomplete') setTrouble({ kind: 'no-slot' });
    else onKept();
  };

  const bookOrKeep: Booking['submit'] = async (contact, order, website, agreedCents) => {
    setStage('holding');
    const selection = await holdFirst(order);
    if (selection === 'unreached') return keep(contact, order, website, agreedCents);
    if (!selection) return setStage('idle');
    if ('cart' in selection) return bookOrKeep(contact, selection, website, agreedCents);
    setStage('sending');
    const outcome = await remote.book({
      ...bookingOf(contact, order, selection),
      locale,
      website,
      termsVersion,
      ...agreed(agreedCents),
    });
    if (isUnsent(outcome)) return keep(contact, order, website, agreedCents);
    const longer = outcome.kind === 'refused' ? await otherLength(order, outcome.code) : undefined;
    return longer ? bookOrKeep(contact, longer, website, agreedCents) : settle(outcome);
  };

  const submit: Booking['submit'] = async (contact, order, website, agreedCents) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setTrouble(null);
    setSent(order);
    try {
      if (!asksOnly(order, isOnline())) return await bookOrKeep(contact, order, website, agreedCents);
      await keep(contact, order, website, agreedCents);
      // Back online with wishes and no time held: what was kept may go out now.
      if (isOnline()) await remote.tryOutboxNow();
    } catch {
      settle({ kind: 'refused', code: 'server.bug', fields: {} });
    } finally {
      isRunning.current = false;
    }
  };

  const takeInstead = async (slot: NearSlot) => setTrouble(troubleOf(await remote.holdSlot(slot)) ?? null);
  const fit = async (order: Order) => {
    const { selection, totals } = order;
    if (!selection || isRunning.current || isFitting(selection, totals.minutes)) return;
    const outcome = await fitHold(selection, totals.minutes);
    // With its new length it is asked for again.
    if (!outcome.ok && (await otherLength(order, outcome.code))) return;
    const refusal = troubleOf(outcome);
    if (refusal?.kind === 'slot-taken') setTrouble(refusal);
  };

  return { stage, trouble, sent, submit, settle, takeInstead, fit, forgetTrouble: () => setTrouble(null) };
}

/** Without a connection, or with nothing but wishes, a press asks instead of booking. */
export function asksOnly({ selection, asked }: Order, online: boolean): boolean {
  return !online || (selection?.status !== 'held' && asked.length > 0);
}

function isUnreached(outcome: HoldOutcome): boolean {
  return !outcome.ok && (outcome.code === 'network' || outcome.code === 'timeout');
}

/** `remote.book` says so only when nothing went out. */
function isUnsent(outcome: BookOutcome): boolean {
  return outcome.kind === 'refused' && (outcome.code === 'network' || outcome.code === 'timeout');
}

/** What stops a booking before it is sent. A hold refused for another reason does not: the booking decides (D87). */
function troubleOf(outcome: HoldOutcome): BookTrouble | undefined {
  if (outcome.ok) return undefined;
  const { code, alternatives } = outcome;
  if (code === 'slot.taken' || code === 'slot.invalid') return { kind: 'slot-taken', code, alternatives };
  if (code === 'network' || code === 'timeout') return { kind: 'refused', code, fields: {} };
  return undefined;
}

/**
 * The same order where the company has given its work another length since: the refusal has brought it. The hold grows
 * with it (D76), and nothing else of what was agreed to is another.
 */
async function otherLength(order: Order, code: string): Promise<Order | undefined> {
  if (code !== 'slot.invalid') return undefined;
  const cart = await readCart();
  const { totals } = cart;
  const isSame = cart.id === order.cart.id && totals?.minutes !== order.totals.minutes;
  return isSame && totals ? { ...order, cart, totals } : undefined;
}

function agreed(agreedCents: Cents | undefined) {
  return agreedCents === undefined ? {} : { expectedTotalCents: agreedCents };
}

function bookingOf(contact: Contact, { cart, totals }: Order, selection: SlotSelection) {
  return {
    ...requestOf(contact),
    cartId: cart.id,
    startAt: selection.startAt,
    endAt: addMinutes(selection.startAt, totals.minutes),
    lockId: selection.lockId,
    expectedTotalCents: expectedCents(cart),
  };
}

function requestOf(contact: Contact) {
  const { email, firstName, lastName, phone, notes, ...address } = contact;
  return { email, firstName, lastName, phone, address, notes };
}

/**
 * Makes the hold fit what is booked: the length of the cart as it is now (D76), and alive. Same start, one
 * call; if it cannot be had the old hold stays as it was.
 */
async function fitHold(selection: SlotSelection, minutes: number): Promise<HoldOutcome> {
  if (isFitting(selection, minutes) && heldNow(selection, now())) return { ok: true };
  return remote.holdSlot({ startAt: selection.startAt, endAt: addMinutes(selection.startAt, minutes) });
}

function isFitting(selection: SlotSelection, minutes: number): boolean {
  return selection.minutes === minutes;
}
