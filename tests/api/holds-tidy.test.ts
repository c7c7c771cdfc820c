import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy.ts';
import { type Api, startApi } from '../support/api.ts';
import {
  aSmallCart,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  rowsOf,
  weekdayAhead,
} from '../support/shop.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(api, `select count(*)::int as n from ${table}`))[0]?.n;

test('tidying removes long expired holds, old keys and cells of old days, and nothing that is needed', async () => {
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const made = await book(api, bookingBody(cartId, await freeSlot(api, weekdayAhead(4), minutes)));
  const [old, recent, live] = [5, 6, 7].map(weekdayAhead);
  const ids: string[] = [];
  for (const day of [old, recent, live]) {
    const { startAt, endAt } = await freeSlot(api, day ?? '');
    ids.push((await api.post('/slots/hold', { startAt, endAt })).body.id);
  }
  await rowsOf(api, `update claims set expires_at = now() - interval '2 hours' where id = $1`, [ids[0]]);
  await rowsOf(api, `update claims set expires_at = now() - interval '5 minutes' where id = $1`, [ids[1]]);
  await tidy(api.server.deps);
  const held = await rowsOf<{ id: string }>(api, `select id from claims where state = 'held'`);
  expect(held.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  expect([await countOf('idempotency_keys'), await countOf('bookings')]).toEqual([1, 1]);

  await rowsOf(api, `update idempotency_keys set created_at = now() - interval '8 days'`);
  await rowsOf(
    api,
    `update claim_cells set cell = cell - interval '60 days' where claim_id =
      (select claim_id from bookings where id = $1)`,
    [made.body.id],
  );
  await tidy(api.server.deps);
  expect([await countOf('idempotency_keys'), await countOf('bookings')]).toEqual([0, 1]);
  expect(
    await rowsOf(api, 'select 1 from claim_cells where claim_id = (select claim_id from bookings limit 1)'),
  ).toEqual([]);
  await tidy(api.server.deps);
});
