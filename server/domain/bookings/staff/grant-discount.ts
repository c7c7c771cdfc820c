import type { ChangeBookingInput } from '#shared/api/admin/bookings.ts';
import type { FieldCode } from '#shared/api/errors.ts';
import { isStaffDiscount, staffDiscountLine } from '#shared/coupons/staff-discount.ts';
import { exactCents } from '#shared/kernel/exact-cents.ts';
import { type Cents, sumCents } from '#shared/kernel/money.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { changePriceOf } from '../../../db/repos/bookings/booking-staff.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { lockClaimsOf } from '../cancel/cancel-booking.ts';
import { refuseUnlessCorrectable } from '../contact/correct-contact.ts';
import { staffDiscountOf } from '../edit/booked-cart-of.ts';
import { mailEdit } from '../edit/tell-edit.ts';
import { BookingChanged } from '../retry-when-changed.ts';
import { withGranted } from '../work/describe-work.ts';

export type Discounted = Pick<BookingRow, 'promotionsSnapshot' | 'discountCents' | 'totalCents'>;

/**
 * The price of a booking with the discount that the call asks for, or without any (PM60); undefined where it is so
 * already. Throws request.invalid with `discount.amount`, `discount.total` or `discount.reason`.
 */
export function wantedDiscount(
  booking: BookingRow,
  { discount }: ChangeBookingInput,
): Discounted | undefined {
  if (discount === undefined) return undefined;
  const codes = booking.promotionsSnapshot.filter((coupon) => !isStaffDiscount(coupon));
  const ofCodesCents = sumCents(codes.map(({ discountCents }) => discountCents));
  const restCents = booking.subtotalCents - ofCodesCents;
  const before = staffDiscountOf(booking);
  if (discount === null) {
    const without = { promotionsSnapshot: codes, discountCents: ofCodesCents, totalCents: restCents };
    return before && without;
  }
  const reason = discount.reason.trim();
  const amountOffCents = grantedCents(discount, restCents);
  if (reason === '') throw refused('reason', 'required');
  if (before?.reason === reason && before.amountOffCents === amountOffCents) return undefined;
  const line = staffDiscountLine({ id: booking.id, reason, amountOffCents }, restCents);
  const { code, label, discountCents } = line;
  const kept = withGranted({ promotionId: booking.id, code, label, discountCents }, amountOffCents);
  return {
    promotionsSnapshot: [...codes, kept],
    discountCents: ofCodesCents + discountCents,
    totalCents: restCents - discountCents,
  };
}

type Asked = NonNullable<ChangeBookingInput['discount']>;

/** One of the two, in whole cents; nothing off is no discount, and more than everything is a mistake. */
function grantedCents({ amount, total }: Asked, restCents: Cents): Cents {
  const field = total === undefined ? 'amount' : 'total';
  const typed = exactCents(total ?? amount ?? Number.NaN);
  if (typed === undefined || (amount === undefined) === (total === undefined))
    throw refused(field, 'invalid');
  const offCents = field === 'total' ? restCents - typed : typed;
  if (offCents <= 0) throw refused(field, field === 'total' ? 'too_large' : 'too_small');
  if (offCents > restCents) throw refused(field, field === 'total' ? 'too_small' : 'too_large');
  return offCents;
}

function refused(field: keyof Asked, code: FieldCode): AppError {
  return new AppError('request.invalid', { fields: { [`discount.${field}`]: code } });
}

/**
 * A new version, a line of history with both totals and reasons, and a mail if staff ask for it. Throws
 * booking.not_changeable.
 */
export async function grantDiscount(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  price: Discounted,
  { actor, notify = false }: { readonly actor: string; readonly notify?: boolean | undefined },
): Promise<BookingRow> {
  const at = deps.now();
  refuseUnlessCorrectable(booking, at);
  await lockClaimsOf(tx, booking);
  const changed = await changePriceOf(tx, booking, price, at);
  if (!changed) throw new BookingChanged();
  const reasonOf = (row: BookingRow) => staffDiscountOf(row)?.reason ?? null;
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: 'booking.repriced',
    actor,
    detail: {
      from: { totalCents: booking.totalCents },
      to: { totalCents: changed.totalCents },
      changes: [{ field: 'discount', from: reasonOf(booking), to: reasonOf(changed) }],
    },
    at,
  });
  if (notify) await mailEdit(tx, deps, booking, changed, { byOffice: true });
  return changed;
}
