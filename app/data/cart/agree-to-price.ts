import type { CartItem } from '#shared/cart/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { db } from '../device/db.ts';
import { updateRow } from '../device/update-row.ts';
import { agreedPrice } from './agreed-price.ts';

/**
 * Keeps with the cart what the person agrees to: these lines for these totals (LC200). Whatever goes out for this cart
 * names that total, from every tab, until another one is agreed to.
 */
export async function agreeToPrice(
  { id, items }: { readonly id: Id | undefined; readonly items: readonly CartItem[] },
  totals: Totals,
): Promise<void> {
  if (id === undefined) return;
  await updateRow(db.carts, id, (row) => row && { ...row, agreed: agreedPrice(items, totals) });
}
