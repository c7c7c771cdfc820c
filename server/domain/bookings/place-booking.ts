import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingMadeView, CreateBookingInput } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { type AgendaReading, getAgenda } from '../../db/repos/agenda.ts';
import { insertBooking, type NewBooking } from '../../db/repos/bookings.ts';
import { type LockedCart, lockCart } from '../../db/repos/carts.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
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
import { describeWork } from './describe-work.ts';
import { firstStatus } from './first-status.ts';
import { type PricedCart, priceForBooking } from './price-for-booking.ts';
import { redeemCodes } from './redeem-codes.ts';
import { withFreshCatalogue } from './with-fresh-catalogue.ts';

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
  const priced = priceForBooking(attempt, newVisitCart(cart));
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

/** A cart that edits a booking never becomes a visit of its own (decision 111). */
function newVisitCart(found: LockedCart | undefined): LockedCart {
  const cart = openCart(found);
  if (cart.editingBookingId !== null) throw new AppError('link.invalid');
  return cart;
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

function describeBooking(
  { tenant, input, contact, startsAt, endsAt, now, catalogue }: Attempt,
  priced: PricedCart,
  bookingId: Id,
  claimId: Id,
): NewBooking {
  return {
    id: bookingId,
    claimId,
    cartId: priced.cart.id,
    status: firstStatus(priced.totals, contact),
    locale: input.locale,
    ...contact,
    ...describeWork(priced, catalogue.book, input.locale, input.notes),
    companyName: null,
    leadSource: null,
    leadSourceDetail: null,
    startsAt,
    endsAt,
    timeZone: tenant.timeZone,
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
