import { roundHalfUp } from '../kernel/money.ts';

/** What one instance costs, in whole cents; base and options always add up to the amount. */
export interface PriceParts {
  readonly amountCents: number;
  readonly productBaseCents: number;
  readonly optionsSumCents: number;
}

export const noPrice: PriceParts = { amountCents: 0, productBaseCents: 0, optionsSumCents: 0 };

/**
 * PR2 and PR3: the one rounding of an instance (half up, on the whole amount), floored at 0. The options' share
 * is what remains, so that no cent is lost between two rounded addends (decision 22).
 */
export function roundParts(baseCents: number, optionsCents: number): PriceParts {
  const amountCents = Math.max(0, roundHalfUp(baseCents + optionsCents));
  const productBaseCents = roundHalfUp(baseCents);
  return { amountCents, productBaseCents, optionsSumCents: amountCents - productBaseCents };
}
