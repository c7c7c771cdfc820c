import { describe, expect, test } from 'vitest';
import { aCartAndSlot, api, hold, openShop } from '../support/open-shop.ts';
import { asOwner, book, bookingBody, rowsOf } from '../support/shop.ts';

openShop();

describe('the key of an attempt', () => {
  test('is required and replays the answer', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    const body = bookingBody(cartId, slot);
    expect((await api.post('/bookings', body)).body.code).toBe('idempotency.required');
    const first = await book(api, body, key);
    const again = await book(api, body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const mails = await rowsOf(api, 'select 1 from mail_outbox where dedupe_key = $1', [
      `booked:${first.body.id}`,
    ]);
    expect(mails).toHaveLength(1);
  });

  test('with another body is refused and says nothing of the first', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    await book(api, bookingBody(cartId, slot), key);
    const other = await book(api, bookingBody(cartId, slot, { notes: 'other' }), key);
    expect(other.status).toBe(422);
    expect(other.body).toEqual({
      error: 'The Idempotency-Key was used for another request.',
      code: 'idempotency.reused',
    });
  });

  test('keeps nothing of a refusal, so that the same key books once the reason is gone', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    const other = await hold(slot);
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(409);
    await api.post('/slots/release', { id: other.body.id });
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(201);
  });

  test('of an attempt that is still running is waited for, then 409 with Retry-After', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    await asOwner(api.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
      await client.query(
        `insert into idempotency_keys (tenant_id, scope, key, fingerprint) values ($1, 'POST /bookings', $2, '')`,
        [api.tenantId, key],
      );
      const started = Date.now();
      const answer = await book(api, bookingBody(cartId, slot), key);
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency.in_progress']);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(Date.now() - started).toBeLessThan(4_000);
      await client.query('rollback');
    });
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(201);
  });

  test('fifty identical attempts at once are one booking and fifty equal answers', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const body = bookingBody(cartId, slot);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(api, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await rowsOf(api, 'select id from bookings where cart_id = $1', [cartId])).toHaveLength(1);
  });

  test('fifty attempts of one cart with fifty keys are one booking', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(api, bookingBody(cartId, slot))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'cart.closed')).toHaveLength(49);
  });
});
