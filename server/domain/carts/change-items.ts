import { CART_ITEMS_MAX, type CartAnswer, type ItemInput } from '#shared/api/cart.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { CartItemDraft } from '#shared/cart/cart-item-draft.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import { withKnownLines } from '#shared/cart/route-lines.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findBooked } from '#shared/pricing/booked-cart.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { changeCart, type ItemsChange } from './change-cart.ts';
import { findUnknownItem } from './find-unknown-item.ts';
import { type RouteJudge, verifyRoutes } from './verify-routes.ts';

export type ItemsInput =
  | { readonly mode: 'replace'; readonly items: readonly ItemInput[] }
  | { readonly mode: 'add'; readonly item: ItemInput };

/**
 * Replaces the whole list or adds one line (D69). A line whose id is already there is replaced where it
 * stands, so that an `add` sent twice is one line. Throws cart.not_found, cart.closed, cart.unknown_item,
 * cart.too_large and cart.stale with the current cart when the version named by If-Match is not the current one.
 */
export async function changeItems(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  input: ItemsInput,
  ifMatch: number | undefined,
): Promise<CartAnswer> {
  const judge = { secrets: deps.env.linkSecrets, tenantId: tenant.id, now: deps.now() };
  return changeCart(deps, tenant, cartId, ifMatch, changeTo(input, deps.newId, judge));
}

function changeTo(input: ItemsInput, newId: () => Id, judge: RouteJudge): ItemsChange {
  return ({ items: current, booked }, book) => {
    const clean = (list: readonly CartItemDraft[]) =>
      normalizeItems(list, book, newId, (item, instance) => findBooked(item, instance, booked) !== undefined);
    const drafts = input.mode === 'replace' ? input.items : [input.item];
    const drawn = withKnownLines(clean(drafts), current);
    const proven = verifyRoutes(drawn, judge, current);
    if (findUnknownItem(proven, book, current)) throw new AppError('cart.unknown_item');
    const items = input.mode === 'replace' ? proven : clean(addTo(current, proven));
    if (items.length > CART_ITEMS_MAX) {
      throw new AppError('request.invalid', { fields: { items: 'too_large' } });
    }
    if (sameValue(items, current)) return current;
    refuseUnlessKeepable(items, current);
    return items;
  };
}

/** In bytes of JSON, as the device gets and sends them. */
const CART_BYTES_MAX = 64 * 1024;

/** A list that is too long already, of a booking perhaps, may still be changed: it only must not grow. */
function refuseUnlessKeepable(items: readonly CartItem[], current: readonly CartItem[]): void {
  const bytes = bytesOf(items);
  if (bytes > CART_BYTES_MAX && bytes > bytesOf(current)) throw new AppError('cart.too_large');
}

function bytesOf(items: readonly CartItem[]): number {
  return Buffer.byteLength(JSON.stringify(items));
}

function addTo(current: readonly CartItem[], added: readonly CartItem[]): readonly CartItem[] {
  const kept = current.map((item) => added.find(({ id }) => id === item.id) ?? item);
  const fresh = added.filter(({ id }) => !current.some((item) => item.id === id));
  return [...kept, ...fresh];
}

/** Removing what is not there is a success: the second tap and the lost answer look the same. */
export async function removeItem(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  itemId: Id,
  ifMatch: number | undefined,
): Promise<CartAnswer> {
  return changeCart(deps, tenant, cartId, ifMatch, ({ items: current }) =>
    current.some(({ id }) => id === itemId) ? current.filter(({ id }) => id !== itemId) : current,
  );
}
