import { describe, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import type { Caller } from '../support/api.ts';
import { aBooking, atNight, broken, mailsOf, slotAt } from '../support/booking.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { eventsOf } from '../support/quotes.ts';
import { aSmallCart, asOwner, book, bookingBody, rowsOf } from '../support/shop.ts';
import { changed, listed, placed, shifted } from '../support/staff.ts';

openShop();

async function aCart(): Promise<string> {
  return (await aSmallCart(api, shop)).cartId;
}

const bookingsOf = (cartId: string) => rowsOf(api, 'select id from bookings where cart_id = $1', [cartId]);

const deadlocks = () => asOwner(api.ownerUrl, countDeadlocks);

async function aDevice(label: string): Promise<Caller> {
  const { body } = await api.post('/admin/auth/session', { key: 'sabal-dev-admin', label });
  return api.as({ 'X-Admin-Token': body.token });
}

describe('one key', () => {
  test('is one visit and one answer, whichever tablet asks again, and no other wish’s', async () => {
    const [cartId, key] = [await aCart(), crypto.randomUUID()];
    const first = await placed(cartId, atNight(day), {}, { key });
    await changed(first.body, { notes: 'Vu.' });
    const tablet = await aDevice('Tablette');
    const again = await placed(cartId, atNight(day), {}, { key, as: tablet });
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await placed(cartId, atNight(nextDay()), {}, { key })).body.code).toBe('idempotency.reused');
    expect((await placed(cartId, atNight(day), {}, { key: '' })).status).toBe(400);
    expect(await eventsOf(first.body.id)).toEqual(['booking.made']);
  });

  test('sent ten times at once is one visit and ten equal answers', async () => {
    const [cartId, key] = [await aCart(), crypto.randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => placed(cartId, atNight(day), {}, { key })),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await bookingsOf(cartId)).toHaveLength(1);
    expect(await mailsOf(answers[0]?.body)).toHaveLength(1);
    expect(await broken()).toEqual({});
  });
});

describe('at once', () => {
  test('one cart under ten keys, at ten times, is one visit', async () => {
    const cartId = await aCart();
    const days = Array.from({ length: 10 }, () => nextDay());
    const answers = await Promise.all(days.map((onDay) => placed(cartId, atNight(onDay))));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(9).fill('cart.closed'));
    expect(await bookingsOf(cartId)).toHaveLength(1);
    expect(await broken()).toEqual({});
  });

  test('ten carts for one time are one visit, which the others are shown', async () => {
    const carts = await Promise.all(Array.from({ length: 10 }, aCart));
    const answers = await Promise.all(carts.map((cartId) => placed(cartId, atNight(day))));
    const winner = answers.find(({ status }) => status === 201)?.body.id;
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => [body.code, body.conflict.id])).toEqual(
      Array(9).fill(['slot.taken', winner]),
    );
    expect(await broken()).toEqual({});
  });

  test('staff, a customer and a moved visit for one time: exactly one, five times, and no transactions wait in a circle', async () => {
    const before = await deadlocks();
    for (let round = 0; round < 5; round++) {
      const onDay = nextDay();
      const [booking, mine, theirs] = [await aBooking(nextDay()), await aCart(), await aSmallCart(api, shop)];
      const slot = await slotAt(onDay, theirs.minutes, 0);
      const answers = await Promise.all([
        placed(mine, slot),
        book(api, bookingBody(theirs.cartId, slot)),
        shifted(booking, slot),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await listed({ from: onDay, to: slot.endAt })).body.count).toBe(1);
    }
    expect(await broken()).toEqual({});
    expect(await deadlocks()).toBe(before);
  });

  test('two visits at one time, had the first not taken its cells, are found by the same check', async () => {
    const first = await placed(await aCart(), atNight(day));
    await rowsOf(
      api,
      'delete from claim_cells where claim_id = (select claim_id from bookings where id = $1)',
      [first.body.id],
    );
    expect((await placed(await aCart(), atNight(day))).status).toBe(201);
    expect(await broken()).toMatchObject({ 'two live claims overlap': 1 });
  });
});
