import type { CloneView } from '#shared/api/bookings.ts';
import { countInstances } from '#shared/cart/cart.ts';
import type { Coupon } from '#shared/coupons/coupon.ts';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { BookedService } from '#shared/pricing/booked-cart.ts';
import { type BookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import {
  abandonClonesBefore,
  findClone,
  findNamedTerms,
  insertClone,
} from '../../../db/repos/carts/cart-clones.ts';
import { findNamedServices } from '../../../db/repos/catalogue/services.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { refuseUnlessCorrectable } from '../contact/correct-contact.ts';
import type { LinkInput } from '../prove-booking.ts';
import { refuseIfAgreed, refuseUnlessChangeable } from '../refuse-unless-changeable.ts';
import { withProvenBooking } from '../with-proven-booking.ts';
import { bookedCartOf } from './booked-cart-of.ts';

/** As long as the device keeps the context of an edit (D12): what lay longer has been left, not paused. */
const CLONE_FRESH_MIN = 60;

/**
 * A cart with what was booked, at the prices and with the codes of the booking, for its holder to change (D111). Asked
 * again, it is the same cart with what was changed in it since (D112), unless that was left for an hour. What
 * staff had begun to change is given up: the last one counts, as theirs would.
 * Throws link.invalid, booking.not_changeable and, where the work was quoted, quote.accepted.
 */
export async function cloneToCart(deps: Deps, tenant: Tenant, input: LinkInput): Promise<CloneView> {
  return withProvenBooking(deps, tenant, input, (tx, booking) => {
    const now = deps.now();
    refuseUnlessChangeable(booking, now);
    const staleAt = addMinutes(now, -CLONE_FRESH_MIN);
    return cloneBooking(tx, deps, booking, { tenant, staleAt, byStaff: false });
  });
}

/**
 * The same for staff, but always as it was booked: what the customer had begun to change in theirs is given up, for two
 * people never write into one cart, and no half-made change is saved by another person. Throws booking.not_found,
 * booking.not_changeable and quote.accepted.
 */
export async function cloneForStaff(deps: Deps, tenant: Tenant, bookingId: Id): Promise<CloneView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const booking = await findBooking(tx, bookingId);
    if (!booking) throw new AppError('booking.not_found');
    const now = deps.now();
    refuseUnlessCorrectable(booking, now);
    return cloneBooking(tx, deps, booking, { tenant, staleAt: addMinutes(now, 1), byStaff: true });
  });
}

interface Cloner {
  readonly tenant: Tenant;
  readonly staleAt: Instant;
  readonly byStaff: boolean;
}

/** Clones untouched since `staleAt` are given up, and what staff had begun. */
async function cloneBooking(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  { tenant, staleAt, byStaff }: Cloner,
): Promise<CloneView> {
  refuseIfAgreed(booking);
  await abandonClonesBefore(tx, staleAt, booking.id);
  const booked = {
    ...bookedCartOf(booking),
    services: await bookedServices(tx, booking, tenant),
    coupons: await bookedCoupons(tx, booking),
  };
  const { id: bookingId, locale, items, promotionsSnapshot } = booking;
  const codes = promotionsSnapshot.filter((applied) => !isStaffDiscount(applied));
  const couponIds = codes.map(({ promotionId }) => promotionId);
  const made = { bookingId, locale, items, couponIds, booked, byStaff };
  await insertClone(tx, { ...made, id: deps.newId(), at: deps.now() });
  const clone = await findClone(tx, bookingId);
  if (!clone) throw new AppError('booking.changed'); // another device booked or gave it up this very moment
  return toCloneView(booking, clone.id, countInstances(clone.items));
}

/** What its lines are of, hidden or not: the owner may hide it while it is edited. */
async function bookedServices(
  tx: Tx,
  { items }: BookingRow,
  { defaultLocale }: Tenant,
): Promise<BookedService[]> {
  const named = await findNamedServices(tx, [...new Set(items.map(({ serviceId }) => serviceId))]);
  return named.map((service) => ({ ...service, title: fillText(service.title, defaultLocale) }));
}

/**
 * Codes that took something off count for this booking for ever, at what they promised, unless the minimum fails
 * (D65). One that took nothing off was not used, and has to be good still.
 */
async function bookedCoupons(tx: Tx, { promotionsSnapshot }: BookingRow): Promise<Coupon[]> {
  const used = promotionsSnapshot.filter((applied) => applied.discountCents > 0 && !isStaffDiscount(applied));
  if (used.length === 0) return [];
  const ids = used.map(({ promotionId }) => promotionId);
  const named = new Map((await findNamedTerms(tx, ids)).map((terms) => [terms.id, terms]));
  return used.flatMap(({ promotionId, terms }) => {
    const coupon = named.get(promotionId);
    // What the booking says of its terms it says whole: a percent that the code has got since is none of it.
    const booked = terms && { percentOff: null, maxOffCents: null, kinds: null, ...terms };
    return coupon ? [{ ...coupon, ...booked, startsAt: null, endsAt: null, active: true }] : [];
  });
}

function toCloneView(booking: BookingRow, cartId: Id, itemsCount: number): CloneView {
  const { id: editingBookingId, version, email, timeZone, minutes, quote } = booking;
  return {
    ...{ cartId, editingBookingId, itemsCount, version, email, timeZone, minutes, quote },
    startISO: formatInstant(booking.startsAt),
    endISO: formatInstant(booking.endsAt),
    total: toDollars(booking.totalCents),
  };
}
