import type { NumberEntry } from '../../ui/fields/read-number.ts';

/** Dollars. What no shop's receipt reaches is a slip of the finger. */
export const BASKET_MAX_DOLLARS = 100_000;

type BasketFault = 'notNumber' | 'negative' | 'tooLarge';

export function basketFault(entry: NumberEntry): BasketFault | undefined {
  if (entry === '') return undefined;
  if (typeof entry === 'string') return 'notNumber';
  if (entry < 0) return 'negative';
  return entry > BASKET_MAX_DOLLARS ? 'tooLarge' : undefined;
}

interface TakenBasket {
  readonly amount: number | null;
  /** What stays in the field, beside the reason. */
  readonly refused: NumberEntry | undefined;
}

/** What a plan keeps of an entry: of what is no amount nothing, not the digits that it began with. */
export function takeBasket(entry: NumberEntry): TakenBasket {
  const amount = toBasket(entry);
  return amount === undefined ? { amount: null, refused: entry } : { amount, refused: undefined };
}

/** Dollars in whole cents (D52: step 0.01); null for an empty field, undefined for what is no amount. */
export function toBasket(entry: NumberEntry): number | null | undefined {
  if (entry === '') return null;
  if (typeof entry === 'string' || basketFault(entry)) return undefined;
  return Math.round(entry * 100) / 100;
}
