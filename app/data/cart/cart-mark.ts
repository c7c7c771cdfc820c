import type { CartItem } from '#shared/cart/cart.ts';

/** What is asked for: the lines, and the codes that lower their price. */
interface Marked {
  readonly items: readonly CartItem[];
  readonly coupons: readonly { readonly code: string }[];
}

/**
 * The same text for the same request, whatever order a JSON column gives its keys back in (LC34). Ids of lines and
 * instances are left out: they say nothing about what is done. The total is compared by itself, so that a new price
 * is asked about as a new price.
 */
export function cartMark({ items, coupons }: Marked): string {
  const codes = coupons.map(({ code }) => code).sort();
  const lines = items.map(({ id: _, instances, ...line }) => ({
    ...line,
    instances: instances.map(({ id: _id, ...instance }) => instance),
  }));
  return JSON.stringify(sorted([lines, codes]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]),
  );
}
