import { dayBounds, toLocal } from '#shared/agenda/local-time.ts';
import type { BookingMadeView, CreateBookingInput } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { type AgendaReading, getAgenda } from '../../db/repos/agenda.ts';
import { type BookingRow, insertBooking, type NewBooking } from '../../db/repos/bookings.ts';
import { type LockedCart, lockCart } from '../../db/repos/carts.ts';
import { redeemCoupons } from '../../db/repos/coupons.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toCartView, toTotalsView, totalsOf } from '../carts/cart-answer.ts';
import { openCart } from '../carts/change-cart.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../idempotency/run-once.ts';
import { linkToBooking } from '../links/booking-link.ts';
import { offerAlternatives, type WantedVisit } from '../slots/offer-alternatives.ts';
import { parsedInstant } from '../slots/parsed-time.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { toBookingMadeView } from './booking-view.ts';
import { claimForBooking } from './claim-for-booking.ts';
import { type Contact, cleanContact } from './clean-contact.ts';
import { firstStatus } from './first-status.ts';
import { countedCodes, hasConsent } from './has-consent.ts';
import { notesWithPrefix } from './notes-with-prefix.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { titleOf } from './title-of.ts';
import { CatalogueMoved, withFreshCatalogue } from './with-fresh-catalogue.ts';

/** The largest sum its columns hold, 21 million dollars: 800 halls of tile are a mistake or a joke. */
const SUBTOTAL_CENTS_MAX = 2_147_483_647;

/** Everything one attempt works with. */
interface Attempt {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly input: CreateBookingInput;
  readonly contact: Contact;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly now: Instant;
  readonly catalogue: CatalogueSnapshot;
}

interface PricedCart {
  readonly cart: LockedCart;
  readonly totals: Totals;
}

/**
 * Books a cart in one transaction: key, cart, price, time, booking, codes, mail and answer commit together
 * (design 6, 7; reliability 3.5, 3.6). Rows are locked in the order key, cart, days, claims, codes.
 */
export async function placeBooking(
  deps: Deps,
  tenant: Tenant,
  input: CreateBookingInput,
  idempotencyKey: string,
): Promise<Once<BookingMadeView>> {
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const contact = cleanContact(input);
  const wish = { deps, tenant, input, contact, startsAt, endsAt, now: deps.now() };
  const key = { scope: 'POST /bookings', key: idempotencyKey, fingerprint: fingerprint(input) };
  const wanted: WantedVisit = {
    startsAt,
    minutes: minutesBetween(startsAt, endsAt),
    ownerId: input.cartId,
  };
  return offerAlternatives(deps, tenant, wanted, () =>
    withFreshCatalogue(deps, tenant, (catalogue) =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 201, {
          read: () => readForBooking(tx, wish),
          work: (found) => bookInTransaction(tx, { ...wish, catalogue }, found),
        }),
      ),
    ),
  );
}

async function bookInTransaction(
  tx: Tx,
  attempt: Attempt,
  { cart, reading }: Found,
): Promise<BookingMadeView> {
  const { deps, tenant, input, startsAt, endsAt } = attempt;
  const priced = priceForBooking(attempt, openCart(cart));
  if (minutesBetween(startsAt, endsAt) !== priced.totals.minutes) throw new AppError('slot.invalid');
  const bookingId = deps.newId();
  const { cartId, lockId } = input;
  const visit = { bookingId, cartId, lockId, startsAt, endsAt, reading };
  const claimId = await claimForBooking(deps, tx, visit);
  const described = describeBooking(attempt, priced, bookingId, claimId);
  const booking = await insertBooking(tx, described, madeEvent(attempt), mailOf(attempt, described));
  await redeemCodes(tx, attempt, priced, booking);
  return toBookingMadeView(booking, linkToBooking(deps.env, tenant.id, booking));
}

interface Found {
  readonly cart: LockedCart | undefined;
  /** Of the day of the visit; what it misses meanwhile, the cells refuse. */
  readonly reading: AgendaReading;
}

/** One round trip: the cart's lock, and the agenda once that is there. */
async function readForBooking(
  tx: Tx,
  { tenant, input, contact, startsAt }: Omit<Attempt, 'catalogue'>,
): Promise<Found> {
  const day = dayBounds(toLocal(startsAt, tenant.timeZone).day, tenant.timeZone);
  const [cart, reading] = await Promise.all([
    lockCart(tx, input.cartId, { email: contact.email }),
    getAgenda(tx, tenant.timeZone, { ...day, holdId: input.lockId, ownerId: input.cartId }),
  ]);
  return { cart, reading };
}

/** Throws cart.*, and price.changed with both breakdowns' server side when nobody agreed to this sum. */
function priceForBooking(attempt: Attempt, cart: LockedCart): PricedCart {
  const { input, now, catalogue } = attempt;
  if (cart.items.length === 0) throw new AppError('cart.empty');
  if (cart.catalogueRevision !== catalogue.revision) throw new CatalogueMoved(cart.catalogueRevision);
  const totals = totalsOf(cart, catalogue, now);
  if (totals.lines.some(({ withdrawn }) => withdrawn)) throw new AppError('cart.unknown_item');
  if (totals.subtotalCents > SUBTOTAL_CENTS_MAX) {
    throw new AppError('request.invalid', { fields: { cartId: 'too_large' } });
  }
  if (!hasConsent(totals, input.expectedTotal)) {
    throw priceChanged(attempt, { cart, totals });
  }
  return { cart, totals };
}

/**
 * A code whose last use went to somebody else a moment ago is taken off the sum, and the person is asked again. One
 * that takes nothing off, as in a request for a quote, keeps its use.
 */
async function redeemCodes(tx: Tx, attempt: Attempt, priced: PricedCart, booking: BookingRow): Promise<void> {
  const wanted = countedCodes(priced.totals).filter(({ discountCents }) => discountCents > 0);
  if (wanted.length === 0) return;
  const redemptions = wanted.map(({ id, discountCents }) => ({ couponId: id, discountCents }));
  const counted = await redeemCoupons(tx, booking.id, booking.email, redemptions);
  if (counted.length === wanted.length) return;
  const coupons = priced.cart.coupons.map((coupon) => ({
    ...coupon,
    active: coupon.active && (counted.includes(coupon.id) || !wanted.some(({ id }) => id === coupon.id)),
  }));
  const cart = { ...priced.cart, coupons };
  throw priceChanged(attempt, { cart, totals: totalsOf(cart, attempt.catalogue, attempt.now) });
}

function priceChanged({ tenant, catalogue }: Attempt, { cart, totals }: PricedCart): AppError {
  return new AppError('price.changed', {
    cart: toCartView(cart),
    totals: toTotalsView(totals, catalogue, tenant.defaultLocale),
  });
}

function describeBooking(
  { tenant, input, contact, startsAt, endsAt, now, catalogue }: Attempt,
  { cart, totals }: PricedCart,
  bookingId: Id,
  claimId: Id,
): NewBooking {
  const { book } = catalogue;
  const snapshot = takeSnapshot(cart.items, totals, book, input.locale);
  return {
    id: bookingId,
    claimId,
    cartId: cart.id,
    status: firstStatus(totals, contact),
    locale: input.locale,
    ...contact,
    ...notesWithPrefix(input.notes, cart.items, book),
    ...titleOf(cart.items, book, input.locale),
    companyName: null,
    leadSource: null,
    leadSourceDetail: null,
    startsAt,
    endsAt,
    timeZone: tenant.timeZone,
    minutes: totals.minutes,
    quote: totals.quote,
    estimate: totals.estimate,
    subtotalCents: totals.subtotalCents,
    serviceChargeCents: totals.serviceChargeCents,
    discountCents: totals.discountCents,
    totalCents: totals.totalCents,
    items: cart.items,
    itemsSnapshot: snapshot.lines,
    promotionsSnapshot: snapshot.promotions,
    termsVersion: input.termsVersion ?? null,
    termsAcceptedAt: input.termsVersion === undefined ? null : now,
    createdAt: now,
  };
}

function madeEvent({ deps }: Attempt) {
  return { id: deps.newId(), actor: 'customer' };
}

function mailOf({ deps }: Attempt, { id, status, email, locale }: NewBooking) {
  const kind = status === 'CONFIRMED' ? ('booking.booked' as const) : ('booking.pending' as const);
  const dedupeKey = `booked:${id}`;
  return { id: deps.newId(), dedupeKey, kind, recipient: email, locale };
}
