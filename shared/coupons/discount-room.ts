import type { Kind } from '../catalogue/kind.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import type { SumsByKind } from './eligible-sums.ts';

/** What an earlier code took, and of which kinds; null: of any line. */
export interface Taken {
  readonly kinds: readonly Kind[] | null;
  readonly cents: Cents;
}

/**
 * PM7: how much a code for these kinds may still take, so that no lines give more than they cost. Of any choice of kinds
 * that has all of its own, the codes for those kinds alone take at most their sum; earlier codes keep what they took and
 * make room where another line can bear it. There are nine kinds, and rarely three in a cart.
 */
export function discountRoom(
  kinds: readonly Kind[] | null,
  taken: readonly Taken[],
  eligibleCents: Cents,
  sums: SumsByKind,
): Cents {
  const whole = eligibleCents - sumCents(taken.map(({ cents }) => cents));
  if (kinds === null) return Math.max(0, whole);
  const present = [...sums.keys()];
  const rooms = choicesOf(present.filter((kind) => !kinds.includes(kind))).map((others) => {
    const chosen = [...present.filter((kind) => kinds.includes(kind)), ...others];
    const cost = sumCents(chosen.map((kind) => sums.get(kind) ?? 0));
    const within = taken.filter(({ kinds: own }) => own !== null && isWithin(own, chosen, sums));
    return cost - sumCents(within.map(({ cents }) => cents));
  });
  return Math.max(0, Math.min(whole, ...rooms));
}

/** Kinds that are not in the cart bear nothing, and so do not matter. */
function isWithin(own: readonly Kind[], chosen: readonly Kind[], sums: SumsByKind): boolean {
  return own.every((kind) => chosen.includes(kind) || !sums.has(kind));
}

function choicesOf(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  const [first, ...rest] = kinds;
  if (first === undefined) return [[]];
  return choicesOf(rest).flatMap((choice) => [choice, [first, ...choice]]);
}
