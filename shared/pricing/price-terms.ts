import { leastRateCents, type RateName } from '../catalogue/rates.ts';
import { exactCents } from '../kernel/exact-cents.ts';
import { toDollars } from '../kernel/money.ts';

const PRICE_MIN = 0.01;
export const PRICE_MAX = 100_000;

export const priceTypes = ['services', 'products', 'options'] as const;
export type PriceType = (typeof priceTypes)[number];

/** Codes of fields, as errors carry them. */
type Fault = 'invalid' | 'too_small' | 'too_large';

/** PR32: what is wrong with a price in dollars; `current` is what it is now. */
export function priceFault(type: PriceType, price: number, current: number): Fault | undefined {
  if (type === 'options') return amountFault(price, -PRICE_MAX);
  return amountFault(price, current === 0 ? 0 : PRICE_MIN);
}

/** PR32: the same for a rate or fee. */
export function rateFault(name: RateName, rate: number): Fault | undefined {
  return amountFault(rate, toDollars(leastRateCents(name)));
}

function amountFault(dollars: number, min: number): Fault | undefined {
  if (exactCents(dollars) === undefined) return 'invalid';
  if (dollars < min) return 'too_small';
  return dollars > PRICE_MAX ? 'too_large' : undefined;
}
