import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy.ts';
import { type Api, startApi } from '../support/api.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  movedBy,
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
    `update claim_cells set ${movedBy('cell', '-60 days')} where claim_id =
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

test('tidying forgets drafts after 30 days, unconfirmed addresses and settled mails after 14, and nothing before', async () => {
  const shop = await catalogueOf(api);
  const { cartId: booked, minutes } = await aSmallCart(api, shop);
  await book(api, bookingBody(booked, await freeSlot(api, weekdayAhead(8), minutes)));
  const [recent, old] = [(await aSmallCart(api, shop)).cartId, (await aSmallCart(api, shop)).cartId];
  const age = (table: string, column: string, days: number, where: string) =>
    rowsOf(api, `update ${table} set ${column} = now() - interval '${days} days' where ${where}`);
  await age('carts', 'created_at', 60, 'true');
  await age('carts', 'updated_at', 31, `id in ('${old}', '${booked}')`);
  await age('carts', 'updated_at', 29, `id = '${recent}'`);
  const asked = ['fresh', 'stale', 'joined'].map((name) => `${name}@tidy-mail.com`);
  for (const email of asked) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await api.post('/newsletter', { email, locale: 'en' }, { headers });
  }
  await rowsOf(api, `update newsletter_subscribers set state = 'confirmed' where email = $1`, [asked[2]]);
  await age('newsletter_subscribers', 'asked_at', 15, `email <> '${asked[0]}'`);
  await age('newsletter_subscribers', 'asked_at', 13, `email = '${asked[0]}'`);
  await rowsOf(api, `update mail_outbox set state = 'waiting', created_at = now() - interval '20 days'`);
  const [settled] = await rowsOf<{ id: string }>(
    api,
    `update mail_outbox set state = 'kept' where id = (select id from mail_outbox where kind = 'booking.booked' limit 1) returning id`,
  );
  await rowsOf(
    api,
    `update mail_outbox set state = 'sent', created_at = now() - interval '13 days' where recipient = $1`,
    [asked[2]],
  );
  const mailsBefore = await countOf('mail_outbox');

  await tidy(api.server.deps);

  const carts = (await rowsOf<{ id: string }>(api, 'select id from carts')).map(({ id }) => id);
  expect(carts).toContain(booked);
  expect(carts).toContain(recent);
  expect(carts).not.toContain(old);
  const left = await rowsOf<{ email: string }>(api, 'select email from newsletter_subscribers');
  expect(left.map(({ email }) => email).sort()).toEqual([asked[0], asked[2]]);
  expect(await countOf('mail_outbox')).toBe((mailsBefore ?? 0) - 1);
  expect(await rowsOf(api, 'select 1 from mail_outbox where id = $1', [settled?.id])).toEqual([]);
  const again = await api.patch(`/cart/${old}/items`, { mode: 'replace', items: [] });
  expect(again.status).toBe(404);
  expect((await api.post('/cart', { id: old })).status).toBe(201);
});

test('what cannot be tidied at the moment keeps nothing else', async () => {
  const { startAt, endAt } = await freeSlot(api, weekdayAhead(9));
  const { id } = (await api.post('/slots/hold', { startAt, endAt })).body;
  await rowsOf(api, `update claims set expires_at = now() - interval '2 hours' where id = $1`, [id]);
  await rowsOf(
    api,
    `insert into idempotency_keys (tenant_id, scope, key, fingerprint, created_at)
      values ($1, 'old', 'old-key-1', '', now() - interval '8 days')`,
    [api.tenantId],
  );
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
    await owner.query('select from claims where tenant_id = $1 and id = $2 for update', [api.tenantId, id]);
    await tidy(api.server.deps);
    await owner.query('rollback');
  });
  expect(await countOf(`idempotency_keys where scope = 'old'`)).toBe(0);
  expect(await countOf(`claims where id = '${id}'`)).toBe(1);
  await tidy(api.server.deps);
  expect(await countOf(`claims where id = '${id}'`)).toBe(0);
});
