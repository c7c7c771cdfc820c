import type { BookingView } from '#shared/api/bookings.ts';
import type { OfferQuoteInput } from '#shared/api/quotes.ts';
import {
  defaultValidUntil,
  type QuoteLine,
  type QuoteTerms,
  quoteFaults,
  quoteTotalCents,
} from '#shared/booking/quote-rules.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import { parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import { type AgendaReading, getAgenda } from '../../db/repos/agenda/agenda.ts';
import { insertBookingEvent } from '../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { closeQuote, insertQuote, reviseBooking } from '../../db/repos/bookings/quotes.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';
import { openPartOf } from '../bookings/read/open-part-of.ts';
import { findForStaff, refuseIfStale } from './find-for-staff.ts';
import { mailOffer } from './mail-offer.ts';

export interface OfferQuoteCall extends OfferQuoteInput {
  readonly bookingId: Id;
  /** Who of staff, as history calls them. */
  readonly actor: string;
}

/**
 * The owner's answer to a request for a quote, and its mail; a second one takes the place of the first. The same
 * answer again changes nothing and sends nothing. Throws request.invalid with `fields`, booking.not_found,
 * booking.not_changeable once it is cancelled, quote.accepted, quote.not_asked, quote.road_open, and
 * booking.changed.
 */
export async function offerQuote(deps: Deps, tenant: Tenant, call: OfferQuoteCall): Promise<BookingView> {
  const { bookingId, expectedVersion } = call;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const booking = await findForStaff(tx, bookingId);
    const now = deps.now();
    const terms = toTerms(call, booking, now);
    const isOpen = isOpenAlready(booking, terms, call.message);
    if (!isOpen) refuseIfStale(booking, expectedVersion);
    if (!booking.itemsSnapshot.some(({ quote }) => quote)) throw new AppError('quote.not_asked');
    // Accepted, the work is edited no more, and a total of "from" would never settle (D580).
    if (openPartOf(booking).provisional) throw new AppError('quote.road_open');
    refuseFaults(terms, booking, now, await getAgenda(tx, booking.timeZone, { startsAt: now, endsAt: now }));
    if (isOpen) return toBookingView(booking);
    await writeOffer(tx, deps, booking, call, terms);
    return toBookingView(await findForStaff(tx, bookingId));
  });
}

function toTerms(
  { lines: given, minutes, validUntil: until }: OfferQuoteCall,
  { timeZone }: BookingRow,
  now: Instant,
): QuoteTerms {
  const validUntil = (until !== undefined && parseDay(until)) || defaultValidUntil(now, timeZone);
  const lines = given.map(({ text, quantity, unitPrice }): QuoteLine => {
    return { text: text.trim(), quantity, unitCents: wholeCents(unitPrice) };
  });
  return { lines, minutes, validUntil };
}

function refuseFaults(
  terms: QuoteTerms,
  { timeZone, ...booking }: BookingRow,
  now: Instant,
  { agenda, crews }: AgendaReading,
): void {
  const weeks = crews.map(({ hours = agenda.hours }) => Object.values(hours));
  const open = weeks.flat(2).map(({ startMin, endMin }) => endMin - startMin);
  const faults = quoteFaults(terms, {
    now,
    timeZone,
    openMin: Math.max(0, ...open),
    pricedBeforeCents: pricedBeforeCents(booking),
  });
  if (Object.keys(faults).length > 0) throw new AppError('request.invalid', { fields: faults });
}

/** Before a discount, which the offer has no part in. */
export function pricedBeforeCents({
  subtotalCents,
  totalCents,
}: Pick<BookingRow, 'subtotalCents' | 'totalCents'>): Cents {
  return Math.max(subtotalCents, totalCents);
}

/** No whole number where it has parts of a cent, which the rules refuse: nothing is rounded behind the owner's back. */
function wholeCents(dollars: number): number {
  const cents = toCents(dollars);
  return Math.abs(cents - dollars * 100) < 1e-6 ? cents : Number.NaN;
}

function isOpenAlready({ offer }: BookingRow, terms: QuoteTerms, message: string | undefined): boolean {
  if (!offer || offer.message !== toMessage(message)) return false;
  const { lines, minutes, validUntil } = offer;
  return sameValue({ lines, minutes, validUntil }, terms);
}

function toMessage(text = ''): string | null {
  return text.trim() || null;
}

/** The booking before the quotes, as an answer locks them. */
async function writeOffer(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  { actor, message }: OfferQuoteCall,
  terms: QuoteTerms,
): Promise<void> {
  const at = deps.now();
  const quoteId = deps.newId();
  const totalCents = quoteTotalCents(terms.lines);
  if (!(await reviseBooking(tx, booking, booking.status, at))) throw new AppError('booking.changed');
  await closeQuote(tx, booking.id, 'REPLACED', at);
  await insertQuote(tx, {
    ...terms,
    id: quoteId,
    bookingId: booking.id,
    totalCents,
    message: toMessage(message),
    offeredBy: actor,
    at,
  });
  await tellOffer(tx, deps, booking, { quoteId, actor, totalCents });
}

async function tellOffer(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  { quoteId, actor, totalCents }: { quoteId: Id; actor: string; totalCents: Cents },
): Promise<void> {
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: 'quote.offered',
    actor,
    detail: { quoteId, to: { totalCents } },
    at: deps.now(),
  });
  await mailOffer(tx, deps, booking, quoteId);
}
