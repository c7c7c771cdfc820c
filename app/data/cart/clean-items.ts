import type { CartItem } from '#shared/cart/cart.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { newId } from '../device/clock.ts';

/** The same cleaning that the server does, so that its answer changes nothing on screen. Without a catalogue the server's will do. */
export async function cleanItems(items: readonly CartItem[]): Promise<readonly CartItem[]> {
  const catalogue = await readCatalogue();
  return catalogue === undefined ? items : normalizeItems(items, catalogue.book, newId);
}
