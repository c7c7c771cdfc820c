import type { Instance } from '../cart/instance.ts';
import type { Product } from '../catalogue/product.ts';
import type { Rates } from '../catalogue/rates.ts';
import type { Service } from '../catalogue/service.ts';
import { type Cents, roundHalfUp, sumCents } from '../kernel/money.ts';
import type { Addend } from '../kinds/addends.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import { priceInstance } from './price-instance.ts';

/** A share of a price in whole cents, as it is shown. */
export type BreakdownLine = Omit<Addend, 'side'>;

export interface PriceBreakdown {
  /** What the instance is made of, in the order shown; shares of 0 are left out, the first is always there. */
  readonly breakdown: readonly BreakdownLine[];
  /** What the floor at zero gave back (PR3); 0 otherwise. */
  readonly floorCents: Cents;
  readonly amountCents: Cents;
  /** The price is the booking's and no sum of today's rates: there is nothing to tell but itself (PR29). */
  readonly isAsBooked: boolean;
}

/**
 * PR27: the arithmetic of `priceInstance`, so that a person can check it: the shares and the floor add up to the
 * amount, cent for cent. Empty for what is quoted or no longer sold. The tile minimum is not in it (PR6).
 * `bookedCents`: what an edit keeps of the instance (PR29).
 */
export function explainInstance(
  instance: Instance,
  service: Service,
  product: Product | null,
  rates: Rates,
  bookedCents?: Cents | undefined,
): PriceBreakdown {
  const { amountCents, quote, withdrawn } = priceInstance(instance, service, product, rates);
  if (bookedCents !== undefined && bookedCents !== amountCents) {
    return { breakdown: [], floorCents: 0, amountCents: bookedCents, isAsBooked: true };
  }
  if (quote || withdrawn) return { breakdown: [], floorCents: 0, amountCents, isAsBooked: false };
  const whole = inWholeCents(serviceKinds[service.kind].addends(instance, service, product, rates));
  return {
    breakdown: whole.filter((share, index) => index === 0 || share.cents !== 0),
    floorCents: amountCents - sumCents(whole.map((share) => share.cents)),
    amountCents,
    isAsBooked: false,
  };
}

/** Each share is what the rounded running sum grows by, so that no cent is lost or made between them. */
function inWholeCents(addends: readonly Addend[]): readonly BreakdownLine[] {
  let exact = 0;
  return addends.map(({ side: _side, cents, ...share }) => {
    const before = roundHalfUp(exact);
    exact += cents;
    return { ...share, cents: roundHalfUp(exact) - before };
  });
}
