import type { Product } from '#shared/catalogue/product.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** More of one product than a home has; keeps a slip of the finger from making a thousand cards. */
export const QUANTITY_MAX = 20;

/** What every list of drafts has: its own id and what it is one of. */
export interface OfProduct {
  readonly id: Id;
  readonly productId: Id;
}

interface SetQuantityInput<Draft extends OfProduct> {
  readonly drafts: readonly Draft[];
  /** Every product of the service, in the order shown; drafts follow it. */
  readonly products: readonly Product[];
  readonly productId: Id;
  readonly quantity: number;
  /** A fresh one of the product, with the usual choices. */
  readonly make: () => Draft;
}

/** The drafts after one product's quantity changed: new ones with the usual choices, the last ones gone first. */
export function setQuantity<Draft extends OfProduct>(input: SetQuantityInput<Draft>): readonly Draft[] {
  const { drafts, products, productId, make } = input;
  const wanted = readQuantity(input.quantity);
  return products.flatMap((product) => {
    const mine = drafts.filter((draft) => draft.productId === product.id);
    if (product.id !== productId) return mine;
    const added = Array.from({ length: Math.max(0, wanted - mine.length) }, make);
    return [...mine.slice(0, wanted), ...added];
  });
}

export function countOf(drafts: readonly OfProduct[], productId: Id): number {
  return drafts.filter((draft) => draft.productId === productId).length;
}

/** D306: an integer at least 0; what is not finite is 0. */
function readQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.min(QUANTITY_MAX, Math.max(0, Math.floor(quantity))) : 0;
}
