import type { CartItem } from '#shared/cart/cart.ts';
import { isIntakeKind, isQuoteKind } from '#shared/catalogue/kind.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';

/** Typed by a customer, or doubled by an edit: never more than the one that the items ask for. */
const KNOWN_PREFIXES = /^(\s*\[(QUOTE|SERVICE)\])+\s*/i;

/** Built from the items alone, `[QUOTE]` before `[SERVICE]`; kept as a field too (decision 47). */
export function notesWithPrefix(
  typed: string | undefined,
  items: readonly CartItem[],
  book: PriceBook,
): { notes: string | null; notesPrefix: string | null } {
  const kinds = items.flatMap(({ serviceId }) => book.services.get(serviceId)?.kind ?? []);
  const service = kinds.some(isIntakeKind) ? '[SERVICE]' : null;
  const notesPrefix = kinds.some(isQuoteKind) ? '[QUOTE]' : service;
  return { notes: prefixed(notesPrefix, typed), notesPrefix };
}

/** What a person wrote behind the prefix that the booking has; null when neither is there. */
export function prefixed(notesPrefix: string | null, typed: string | undefined): string | null {
  const text = (typed ?? '').replace(KNOWN_PREFIXES, '').trim();
  return [notesPrefix, text].filter(Boolean).join(' ') || null;
}
