import * as z from 'zod/mini';
import {
  type CartAnswer,
  cartAnswer,
  cartHead,
  cartView,
  createCartInput,
  patchItemsInput,
} from '#shared/api/cart.ts';
import { id } from '#shared/api/wire.ts';
import { abandonClone } from '../domain/carts/abandon-clone.ts';
import { changeItems, removeItem } from '../domain/carts/change-items.ts';
import { createCart, getCart } from '../domain/carts/open-cart.ts';
import { Reply, route } from '../http/calls/route.ts';

/**
 * More than any cart that was ever kept: what GET answered can always be sent back, also for a booking of other
 * times.
 */
const ITEMS_BODY_BYTES_MAX = 256 * 1024;

const withEtag = (answer: CartAnswer) => ({ headers: { ETag: `"${answer.cart.version}"` } });

export const cartRoutes = [
  route({
    method: 'POST',
    path: '/cart',
    summary: 'Open a cart; the same id again answers the cart it made',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    body: createCartInput,
    status: 201,
    alsoStatus: 200,
    output: cartHead,
    errors: [],
    handle: async ({ deps, tenant, body }) => {
      const { created, cart } = await createCart(deps, tenant, body.id);
      return new Reply(cart, { status: created ? 201 : 200 });
    },
  }),
  route({
    method: 'GET',
    path: '/cart/:id',
    summary: 'A cart, with its totals when asked for',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'read',
    params: z.object({ id }),
    query: z.object({ withTotals: z.optional(z.enum(['0', '1'])) }),
    status: 200,
    output: z.union([cartAnswer, cartView]),
    errors: ['cart.not_found'],
    handle: async ({ deps, tenant, params, query }) => {
      const answer = await getCart(deps, tenant, params.id);
      return new Reply(query.withTotals === '1' ? answer : answer.cart, withEtag(answer));
    },
  }),
  route({
    method: 'PATCH',
    path: '/cart/:id/items',
    summary: 'Replace the whole list or add one line',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    params: z.object({ id }),
    takesIfMatch: true,
    body: patchItemsInput,
    bodyBytesMax: ITEMS_BODY_BYTES_MAX,
    status: 200,
    output: cartAnswer,
    errors: ['cart.not_found', 'cart.closed', 'cart.stale', 'cart.unknown_item', 'cart.too_large'],
    handle: async ({ deps, tenant, params, body, ifMatch }) => {
      const answer = await changeItems(deps, tenant, params.id, body, ifMatch);
      return new Reply(answer, withEtag(answer));
    },
  }),
  route({
    method: 'DELETE',
    path: '/cart/:id/items/:itemId',
    summary: 'Remove one line',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    takesIfMatch: true,
    params: z.object({ id, itemId: id }),
    status: 200,
    output: cartAnswer,
    errors: ['cart.not_found', 'cart.closed', 'cart.stale'],
    handle: async ({ deps, tenant, params, ifMatch }) => {
      const answer = await removeItem(deps, tenant, params.id, params.itemId, ifMatch);
      return new Reply(answer, withEtag(answer));
    },
  }),
  route({
    method: 'DELETE',
    path: '/cart/:id',
    summary: 'Give up a cart that edits a booking; 204 whether or not it is one',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: [],
    handle: ({ deps, tenant, params }) => abandonClone(deps, tenant, params.id),
  }),
];
