import { ownNotes } from '#shared/booking/own-notes.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { isIntakeKind } from '#shared/catalogue/kind.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';

/** Built from the items alone, `[QUOTE]` before `[SERVICE]`; kept as a field too (D47). */
export function notesWithPrefix(
  typed: string | undefined,
  items: readonly CartItem[],
  book: PriceBook,
): { notes: string | null; notesPrefix: string | null } {
  const kinds = items.flatMap(({ serviceId }) => book.services.get(serviceId)?.kind ?? []);
  const service = kinds.some(isIntakeKind) ? '[SERVICE]' : null;
  const notesPrefix = kinds.some((kind) => serviceKinds[kind].pricedBy === 'quote') ? '[QUOTE]' : service;
  return { notes: prefixed(notesPrefix, typed), notesPrefix };
}

/** What a person wrote behind the prefix that the booking has; null when neither is there. */
export function prefixed(notesPrefix: string | null, typed: string | undefined): string | null {
  const text = ownNotes(typed).trim();
  return [notesPrefix, text].filter(Boolean).join(' ') || null;
}
