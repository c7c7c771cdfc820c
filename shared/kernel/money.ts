/**
 * Money is integer US cents inside and in the database, dollars with at most two decimals on the wire
 * (D23). The conversion happens here and nowhere else.
 */
export type Cents = number;

/** The largest amount that is kept, 21 million dollars: what is more is a mistake or a joke. */
export const CENTS_MAX: Cents = 2_147_483_647;

/** Half up, away from the floating-point noise of products such as 1.005 * 100. Money here is never negative half cents. */
export function roundHalfUp(value: number): number {
  const nudged = value + Math.sign(value) * 1e-9 * Math.max(1, Math.abs(value) * 1e-3);
  return value < 0 ? -Math.floor(-nudged + 0.5) : Math.floor(nudged + 0.5);
}

export function toCents(dollars: number): Cents {
  return roundHalfUp(dollars * 100);
}

export function toDollars(cents: Cents): number {
  return cents / 100;
}

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
