import { type Cents, toCents, toDollars } from './money.ts';

/** `undefined` for what is no amount or has parts of a cent: what a person typed is never rounded behind their back. */
export function exactCents(dollars: number): Cents | undefined {
  const cents = toCents(dollars);
  return Number.isSafeInteger(cents) && toDollars(cents) === dollars ? cents : undefined;
}
