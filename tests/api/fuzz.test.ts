import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CatalogueAnswer } from '#shared/api/admin/catalogue.ts';
import { type AnyRoute, route } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { type Api, startApi } from '../support/api.ts';
import { aPicture, FUZZ_RUNS, fuzzRoute } from '../support/fuzz-route.ts';
import type { Known } from '../support/hostile-input.ts';

/** Trusts its input as no row may: what the check has to find. */
const faulty = route({
  method: 'POST',
  path: '/test/faulty',
  summary: 'A row with a bug',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  body: z.object({ cartId: z.any() }),
  status: 204,
  errors: [],
  handle: async ({ body }) => {
    const { cartId } = body as { cartId: string };
    if (cartId.match(/^x/)) throw new Error('never here');
  },
});

let api: Api;
beforeAll(async () => {
  api = await startApi({ moreRoutes: [faulty] });
});
afterAll(() => api?.stop());

/** A filled cart and a day on which its visit can be booked. */
async function makeKnown(shop: Api): Promise<Known> {
  const { url, get, post, patch } = shop;
  await showCarpet(shop);
  const cart = (await post('/cart', {})).body;
  const services: { id: string; slug: string; products: { id: string }[] }[] = (await get('/services')).body;
  const carpet = services.find((service) => service.slug === 'carpet-cleaning');
  const item = {
    serviceId: carpet?.id,
    productId: carpet?.products[0]?.id,
    instances: [{ rooms: 1, options: [] }],
  };
  const filled = await patch(`/cart/${cart.id}/items`, { mode: 'add', item });
  expect(filled.status).toBe(200);
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const minutes = filled.body.totals.minutes;
  const closed = [{ startAt: `${day}T15:00:00Z`, endAt: `${day}T16:00:00Z`, available: true }]; // by another row's fuzz
  const slots: { startAt: string; endAt: string; available: boolean }[] = (
    await get(`/slots?date=${day}&minutes=${minutes}`)
  ).body;
  const kept = await fetch(`${url}/api/admin/files`, {
    method: 'POST',
    headers: { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin', 'Content-Type': 'image/png' },
    body: aPicture,
  });
  expect(kept.status).toBe(201);
  return {
    hashes: [(await kept.json()).hash],
    // Mostly the cart, so that the call has something to work with.
    ids: [cart.id, cart.id, cart.id, carpet?.id ?? '', item.productId ?? '', filled.body.cart.items[0].id],
    days: [day, day, '2027-03-14'],
    instants: [...slots, ...closed]
      .filter((slot) => slot.available)
      .slice(0, 1)
      .flatMap((slot) => [slot.startAt, slot.endAt]),
    texts: ['WELCOME10', 'Ana', 'x', 'sabal-dev-admin'],
  };
}

/** Another row's fuzz may have hidden it, or what is sold in it. */
async function showCarpet(shop: Api): Promise<void> {
  const staff = shop.as({ 'X-Admin-Token': 'sabal-dev-admin' });
  const { entries }: CatalogueAnswer = (await staff.get('/admin/catalogue')).body;
  const carpet = entries.find(({ slug }) => slug === 'carpet-cleaning');
  const hidden = entries.filter(({ serviceId, active }) => serviceId === carpet?.id && !active);
  for (const { type, id } of hidden) await staff.patch(`/admin/${type}/${id}`, { active: true });
  if (hidden.length > 0) await new Promise((resolve) => setTimeout(resolve, 1_050)); // a node looks once a second
}

describe(`${FUZZ_RUNS} hostile requests a call`, { timeout: 240_000 }, () => {
  test.each(allRoutes.map((row): [string, AnyRoute] => [`${row.method} ${row.path}`, row]))(
    '%s never answers 5xx and tells nothing about the inside',
    async (_name, row) => {
      expect(
        await fuzzRoute(api, row, await makeKnown(api)),
        'requests that reached the handler',
      ).toBeGreaterThan(0);
    },
  );

  test('a row that trusts its input is found', async () => {
    await expect(fuzzRoute(api, faulty, await makeKnown(api))).rejects.toThrow(/Property failed/);
  });
});
