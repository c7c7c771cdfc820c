import { roundHalfUp } from '../kernel/money.ts';
import type { Addend } from '../kinds/addends.ts';

/** What one instance costs, in whole cents; base and options always add up to the amount. */
export interface PriceParts {
  readonly amountCents: number;
  readonly productBaseCents: number;
  readonly optionsSumCents: number;
}

export const noPrice: PriceParts = { amountCents: 0, productBaseCents: 0, optionsSumCents: 0 };

/**
 * PR2 and PR3: the one rounding of an instance (half up, on the whole amount), floored at 0. The options' share
 * is what remains, so that no cent is lost between two rounded addends (D22).
 */
export function roundParts(addends: readonly Addend[]): PriceParts {
  const baseCents = sumOf(addends, 'base');
  const amountCents = Math.max(0, roundHalfUp(baseCents + sumOf(addends, 'options')));
  const productBaseCents = roundHalfUp(baseCents);
  return { amountCents, productBaseCents, optionsSumCents: amountCents - productBaseCents };
}

function sumOf(addends: readonly Addend[], side: Addend['side']): number {
  return addends.reduce((sum, addend) => (addend.side === side ? sum + addend.cents : sum), 0);
}
