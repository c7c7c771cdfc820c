import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { isStaffDiscount, type StaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { BookedCart, BookedInstance, BookedLine } from '#shared/pricing/booked-cart.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { isProvisional } from '../read/open-part-of.ts';

type Booked = Pick<
  BookingRow,
  | 'id'
  | 'items'
  | 'itemsSnapshot'
  | 'promotionsSnapshot'
  | 'totalCents'
  | 'serviceChargeCents'
  | 'minutes'
  | 'offer'
  | 'acceptedQuoteId'
>;

/**
 * What a booking's lines cost and how long they take, for the cart that edits it (D113). Its items and their
 * snapshot stand in the same order.
 */
export function bookedCartOf(booking: Booked): BookedCart {
  const { items, itemsSnapshot, totalCents, serviceChargeCents, minutes, offer } = booking;
  const isAgreed = booking.acceptedQuoteId !== null;
  const isPriced = itemsSnapshot.some(({ quote }) => !quote);
  return {
    totalCents,
    minutes,
    serviceChargeCents: isPriced ? serviceChargeCents : null,
    // Lines of an accepted quote are none of its items: all of it is priced anew.
    lines: (isAgreed ? [] : items).flatMap((item, index) => {
      const line = itemsSnapshot[index];
      return line ? [toBookedLine(item, line)] : [];
    }),
    staffDiscount: staffDiscountOf(booking),
    ...(offer && !offer.expired && { offered: items }),
    ...(isAgreed && { endsOffer: true }),
  };
}

/** What the company takes off it, as it was granted (PM60). */
export function staffDiscountOf({
  id,
  promotionsSnapshot,
}: Pick<BookingRow, 'id' | 'promotionsSnapshot'>): StaffDiscount | undefined {
  const found = promotionsSnapshot.find(isStaffDiscount);
  return (
    found && { id, reason: found.label, amountOffCents: found.terms?.amountOffCents ?? found.discountCents }
  );
}

function toBookedLine({ id, serviceId, productId, instances }: CartItem, line: LineSnapshot): BookedLine {
  return {
    cartItemId: id,
    serviceId,
    productId,
    amountCents: line.lineTotalCents,
    quote: line.quote,
    provisional: isProvisional(line),
    instances: line.quote
      ? []
      : instances.flatMap((instance, index): BookedInstance[] => {
          const detail = line.detail[index];
          if (!detail) return [];
          const { amountCents, optionsSumCents = 0, minutes } = detail;
          const productBaseCents = amountCents - optionsSumCents;
          return [{ instance, amountCents, productBaseCents, optionsSumCents, minutes }];
        }),
  };
}
