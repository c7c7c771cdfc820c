import type { BookedCartView } from '#shared/api/cart.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';

/** What a booking cost, in cents, and its minutes, for what an edit keeps of them (D113). */
export function readBooked(view: BookedCartView): BookedCart {
  const { total, minutes, serviceCharge, staffDiscount, services, endsOffer, lines } = view;
  return {
    totalCents: toCents(total),
    minutes,
    serviceChargeCents: serviceCharge === null ? null : toCents(serviceCharge),
    ...(staffDiscount && {
      staffDiscount: {
        id: staffDiscount.id,
        reason: staffDiscount.reason,
        amountOffCents: toCents(staffDiscount.amount),
      },
    }),
    services,
    endsOffer,
    lines: lines.map(({ amount, instances, ...line }) => ({
      ...line,
      amountCents: toCents(amount),
      instances: instances.map((one) => ({
        instance: one.instance,
        amountCents: toCents(one.amount),
        productBaseCents: toCents(one.productBase),
        optionsSumCents: toCents(one.optionsSum),
        minutes: one.minutes,
      })),
    })),
  };
}
