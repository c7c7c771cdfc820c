import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnyRoute, route } from '../../server/http/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { type Api, startApi } from '../support/api.ts';
import { FUZZ_RUNS, fuzzRoute } from '../support/fuzz-route.ts';

/** Trusts its input as no row may: what the check has to find. */
const faulty = route({
  method: 'POST',
  path: '/test/faulty',
  summary: 'A row with a bug',
  who: 'anyone',
  limit: 'none',
  body: z.object({ cartId: z.any() }),
  status: 204,
  errors: [],
  handle: async ({ body }) => {
    const { cartId } = body as { cartId: string };
    if (cartId.match(/^x/)) throw new Error('never here');
  },
});

let api: Api;
let known: readonly string[];
beforeAll(async () => {
  api = await startApi({ moreRoutes: [faulty] });
  known = await knownTexts(api);
});
afterAll(() => api?.stop());

/** Ids, days and instants that exist, so that hostile requests reach the code behind the first checks. */
async function knownTexts({ get, post }: Api): Promise<string[]> {
  const cart = await post('/cart', {});
  const services = (await get('/services')).body;
  const carpet = services.find((service: { slug: string }) => service.slug === 'carpet-cleaning');
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  return [
    cart.body.id,
    cart.body.id,
    carpet.id,
    carpet.products[0]?.id ?? carpet.id,
    carpet.options[0]?.id ?? carpet.id,
    '7d3ff1f0-4a66-4a1c-9d3c-1f4c6c2b9a11',
    'WELCOME10',
    'ana@sabal.test',
    day,
    `${day}T14:00:00.000Z`,
    `${day}T15:00:00.000Z`,
    '60',
    'en',
  ];
}

describe(`${FUZZ_RUNS} hostile requests a call`, { timeout: 240_000 }, () => {
  test.each(allRoutes.map((row): [string, AnyRoute] => [`${row.method} ${row.path}`, row]))(
    '%s never answers 5xx and tells nothing about the inside',
    async (_name, row) => fuzzRoute(api, row, known),
  );

  test('a row that trusts its input is found', async () => {
    await expect(fuzzRoute(api, faulty, known)).rejects.toThrow(/Property failed/);
  });
});
