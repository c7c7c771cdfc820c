import type { Job } from '#shared/agenda/fit-crew.ts';
import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingMadeView } from '#shared/api/bookings.ts';
import { endsOffer } from '#shared/booking/ends-offer.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { addMinutes, formatInstant, minutesBetween } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { type AgendaReading, getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { type ClaimRow, deleteClaim, findClaimsOfBooking } from '../../../db/repos/agenda/claims.ts';
import { type BookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import { type BookingChange, changeBookingRow } from '../../../db/repos/bookings/change-booking.ts';
import { closeQuote } from '../../../db/repos/bookings/quotes.ts';
import { countUnprovenBeside, type UnprovenBookings } from '../../../db/repos/bookings/unproven-bookings.ts';
import { convertClone } from '../../../db/repos/carts/cart-clones.ts';
import { type LockedCart, lockCart } from '../../../db/repos/carts/carts.ts';
import { freeRedemptions, lockCoupons, repriceRedemptions } from '../../../db/repos/carts/coupons.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { withBooked } from '../../carts/cart-answer.ts';
import { openCart } from '../../carts/change-cart.ts';
import type { CrewChange } from '../../holds/crew-change.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { normalizeEmail } from '../../links/sign-link.ts';
import { offerAlternatives, type WantedSlot } from '../../slots/offer-alternatives.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { refuseUnlessCorrectable } from '../contact/correct-contact.ts';
import { countedCoupons } from '../place/has-consent.ts';
import { type PricedCart, priceForBooking } from '../place/price-for-booking.ts';
import { redeemCouponsOf, redemptionsOf } from '../place/redeem-coupons.ts';
import { withFreshCatalogue } from '../place/with-fresh-catalogue.ts';
import { proveBooking } from '../prove-booking.ts';
import { toBookingMadeView, toBookingView } from '../read/booking-view.ts';
import { refuseIfAgreed, refuseIfLate, refuseUnlessChangeable } from '../refuse-unless-changeable.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';
import { bookedCartOf, staffDiscountOf } from './booked-cart-of.ts';
import { describeEdit } from './describe-edit.ts';
import type { Edit, EditBookingInput, EditRequest } from './edit-request.ts';
import { takeEditedTime } from './take-edited-time.ts';
import { tellEdit } from './tell-edit.ts';

/**
 * Books what a clone has become into the booking it was made of: same id, next version, one mail with both totals
 * (D89, D90, D111–D114). Untouched lines keep their price; the booking's own time counts as free. In one
 * transaction; rows are locked as in placeBooking, then the booking.
 */
export async function editBooking(
  deps: Deps,
  tenant: Tenant,
  input: EditBookingInput,
  idempotencyKey: string,
): Promise<Once<BookingMadeView>> {
  const proof = proveBooking(deps, tenant, input.edit);
  if (!proof) throw new AppError('link.invalid');
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const { bookingId, expectedVersion } = input.edit;
  const request = {
    ...{ deps, tenant, bookingId, input, expectedVersion, startsAt, endsAt, now: deps.now() },
    by: { form: input, fits: proof.fits },
  };
  const key = { scope: 'POST /bookings', key: idempotencyKey, fingerprint: fingerprint(input) };
  // The length of a kept time is known only once the cart is priced.
  const wanted: WantedEdit & WantedSlot = {
    ...{ startsAt, minutes: minutesBetween(startsAt, endsAt), ownerId: bookingId, bookingId },
    job: undefined,
  };
  return offerAlternatives(deps, tenant, wanted, () =>
    runEdit(request, key, wanted, async (_tx, edit, before, after) => toEditedView(edit, before, after)),
  );
}

/** What a refusal is told for, as far as it is known by then. */
export interface WantedEdit {
  minutes: number;
  job: Job | undefined;
}

/**
 * The edit itself, of a customer or of staff. `wanted` is set to the minutes of the visit and to what it asks of its crew;
 * `answer` tells what came of it.
 */
export function runEdit<View>(
  request: EditRequest,
  key: Parameters<typeof runOnce>[1],
  wanted: WantedEdit,
  answer: (tx: Tx, edit: Edit, before: BookingRow, after: BookingRow) => Promise<View>,
): Promise<Once<View>> {
  const { deps, tenant } = request;
  return retryWhenChanged(() =>
    withFreshCatalogue(deps, tenant, (catalogue) =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 200, {
          read: () => readForEdit(tx, request),
          work: async (found) => {
            const edit = { ...request, catalogue };
            return answer(tx, edit, found.booking, await editInTransaction(tx, edit, found, wanted));
          },
        }),
      ),
    ),
  );
}

interface Found {
  readonly cart: LockedCart | undefined;
  readonly booking: BookingRow;
  /** The booking's present time and its hold, as far as they are still there. */
  readonly claims: readonly ClaimRow[];
  /** Of the day of the visit; what it misses meanwhile, the cells refuse. */
  readonly reading: AgendaReading;
}

/** One round trip, and one more for staff. A link that is over replays no answer either. */
async function readForEdit(tx: Tx, { tenant, bookingId, input, startsAt, by }: EditRequest): Promise<Found> {
  const day = dayBounds(toLocal(startsAt, tenant.timeZone).day, tenant.timeZone);
  const email = by.form ? normalizeEmail(by.form.edit.email) : (await findBooking(tx, bookingId))?.email;
  const [cart, booking, claims, reading] = await Promise.all([
    lockCart(tx, input.cartId, email === undefined ? {} : { email }),
    findBooking(tx, bookingId),
    findClaimsOfBooking(tx, bookingId),
    getAgenda(tx, tenant.timeZone, { ...day, holdId: input.lockId, ownerId: bookingId, bookingId }),
  ]);
  if (by.form && !(booking && by.fits(booking))) throw new AppError('link.invalid');
  if (!booking) throw new AppError('booking.not_found');
  return { cart, booking, claims, reading };
}

async function editInTransaction(
  tx: Tx,
  asked: Edit,
  { cart, booking, claims, reading }: Found,
  wanted: WantedEdit,
): Promise<BookingRow> {
  const clone = withStaffDiscount(cloneOf(asked, cart), booking);
  const edit = { ...asked, catalogue: withBooked(asked.catalogue, clone.booked) };
  refuseUnlessCurrent(edit, booking);
  // Other work at its own time is no move.
  if (edit.by.form && !edit.input.keepTime && edit.startsAt !== booking.startsAt) {
    await refuseIfLate(tx, booking, edit.now);
  }
  const priced = priceForBooking(edit, clone);
  const time = timeOf(edit, booking, priced);
  wanted.minutes = time.minutes;
  const leaving = claims.find(({ id }) => id === booking.claimId);
  const taker = { ...edit, anyHour: !edit.by.form };
  const described = describeEdit(edit, booking, priced, await countUnproven(tx, edit, booking));
  const { services } = asked.catalogue.book; // what is sold no more asks for no crew (AG48)
  const job = jobOf(priced.cart.items, services, described);
  wanted.job = job;
  const jobBefore = jobOf(booking.items, services, booking);
  const work = { booking, leaving, reading, job, jobBefore, ...time };
  const { claimId, crew } = await takeEditedTime(tx, taker, work);
  const change = { ...described, ...time, claimId };
  const changed = await writeChange(tx, edit, booking, { change, crew }, priced);
  if (leaving && claimId !== booking.claimId) await deleteClaim(tx, leaving.id, 'booked');
  await convertClone(tx, clone.id, edit.now);
  return changed;
}

/** What a booking that is confirmed already, or that staff edit, is not asked. */
async function countUnproven(
  tx: Tx,
  { deps, by, now }: Edit,
  booking: BookingRow,
): Promise<UnprovenBookings> {
  const isAsked = by.form && booking.status === 'PENDING' && !deps.env.limitsOff;
  return isAsked ? countUnprovenBeside(tx, booking, now) : { fromAddress: 0, ofEmail: 0 };
}

/** As it stands now: staff may have granted or taken it back since the clone was made (PM60). */
function withStaffDiscount(clone: LockedCart, booking: BookingRow): LockedCart {
  const booked = clone.booked ?? bookedCartOf(booking);
  return { ...clone, booked: { ...booked, staffDiscount: staffDiscountOf(booking) } };
}

/** Throws cart.not_found and cart.closed, and request.invalid for a cart that does not edit this booking. */
function cloneOf({ bookingId }: Edit, found: LockedCart | undefined): LockedCart {
  const cart = openCart(found);
  if (cart.editingBookingId === bookingId) return cart;
  throw new AppError('request.invalid', { fields: { 'edit.bookingId': 'invalid' } });
}

/**
 * Throws booking.not_changeable, quote.accepted, and booking.changed with what it is now when the person saw another
 * (D112).
 */
function refuseUnlessCurrent({ input, expectedVersion, now, startsAt, by }: Edit, booking: BookingRow): void {
  const refuse = by.form ? refuseUnlessChangeable : refuseUnlessCorrectable;
  refuse(booking, now);
  refuseIfAgreed(booking);
  const isSeen = booking.version === (expectedVersion ?? booking.version);
  const isKept = input.keepTime !== true || booking.startsAt === startsAt;
  if (!isSeen || !isKept) throw new AppError('booking.changed', { booking: toBookingView(booking) });
}

/** Staff may give it another length than the work takes, as in a move. */
function timeOf(
  { input, startsAt, endsAt, by }: Edit,
  booking: BookingRow,
  { totals }: PricedCart,
): Pick<BookingRow, 'startsAt' | 'endsAt' | 'minutes'> {
  const needed = totals.minutes;
  if (input.keepTime) {
    const { startsAt: start } = booking;
    return { startsAt: start, endsAt: addMinutes(start, needed), minutes: needed };
  }
  const minutes = minutesBetween(startsAt, endsAt);
  if (by.form && minutes !== needed) throw new AppError('slot.invalid');
  return { startsAt, endsAt, minutes };
}

/** An edit that changed nothing leaves version, history and mailbox alone. */
async function writeChange(
  tx: Tx,
  edit: Edit,
  booking: BookingRow,
  { change, crew }: { readonly change: BookingChange; readonly crew: CrewChange | undefined },
  priced: PricedCart,
): Promise<BookingRow> {
  const isSame = Object.entries(change).every(
    ([key, value]) => sameValue(value, booking[key as keyof BookingChange]), // the keys of a BookingChange
  );
  if (isSame) return booking;
  const changed = await changeBookingRow(tx, booking, change, edit.now);
  if (!changed) throw new BookingChanged();
  const isOfferOver = booking.offer != null && endsOffer(workOf(booking), workOf(change));
  if (isOfferOver) await closeQuote(tx, booking.id, 'REPLACED', edit.now);
  const after = isOfferOver ? { ...changed, offer: null } : changed;
  await settleCoupons(tx, edit, booking, priced);
  await tellEdit(tx, edit, booking, after, crew);
  return after;
}

function workOf({ items, itemsSnapshot: lines, minutes }: BookingRow | BookingChange) {
  return { items, lines, minutes };
}

/**
 * Codes that the booking had and has no more can be used again; those that joined it are used now, and of those that
 * stay it is kept what they take off now.
 */
async function settleCoupons(tx: Tx, edit: Edit, booking: BookingRow, priced: PricedCart): Promise<void> {
  const had = new Map(
    booking.promotionsSnapshot
      .filter((coupon) => coupon.discountCents > 0 && !isStaffDiscount(coupon))
      .map(({ promotionId, discountCents }) => [promotionId, discountCents]),
  );
  const counted = countedCoupons(priced.totals).filter(({ discountCents }) => discountCents > 0);
  const kept = counted.filter(({ id }) => had.has(id));
  const ids = kept.map(({ id }) => id);
  const joined = counted.filter(({ id }) => !had.has(id));
  if (had.size > kept.length && joined.length > 0)
    await lockCoupons(tx, [...had.keys(), ...joined.map(({ id }) => id)]);
  // Also where it had none: restorations once counted codes that took nothing off.
  await freeRedemptions(tx, booking.id, ids);
  const repriced = kept.filter(({ id, discountCents }) => discountCents !== had.get(id));
  if (repriced.length > 0) await repriceRedemptions(tx, booking.id, redemptionsOf(repriced));
  await redeemCouponsOf(tx, edit, priced, booking, new Set(ids));
}

function toEditedView({ deps, tenant }: Edit, before: BookingRow, booking: BookingRow): BookingMadeView {
  return {
    ...toBookingMadeView(booking, linkToBooking(deps.env, tenant, booking)),
    before: {
      total: toDollars(before.totalCents),
      startISO: formatInstant(before.startsAt),
      endISO: formatInstant(before.endsAt),
      quote: before.quote,
    },
  };
}
