import type { CartItem } from '../cart/cart.ts';
import { sameValue } from '../cart/same-value.ts';

/** The work of a visit, its lines in the order of its items. */
interface OfferedWork {
  readonly items: readonly CartItem[];
  readonly lines: readonly { readonly quote: boolean; readonly provisional?: boolean | undefined }[];
  readonly minutes?: number | undefined;
}

/**
 * Whether an edit ends the offer that is open for this work (D578): it prices what was to be quoted, and says how long
 * all of the visit takes; and beside a road that is not known there is none (D580).
 */
export function endsOffer(before: OfferedWork, after: OfferedWork): boolean {
  if (sameValue(after.items, before.items)) return false;
  if (after.lines.some(({ provisional }) => provisional)) return true;
  return after.minutes !== before.minutes || !sameValue(quotedOf(after), quotedOf(before));
}

function quotedOf({ items, lines }: OfferedWork): readonly CartItem[] {
  return items.filter((_item, index) => lines[index]?.quote === true);
}
