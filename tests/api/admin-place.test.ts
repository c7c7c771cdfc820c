import { describe, expect, test } from 'vitest';
import type { DeliveryMeta } from '#shared/delivery/delivery-meta.ts';
import {
  aBooking,
  atNight,
  type Booking,
  broken,
  cancelBooking,
  isFree,
  later,
  mailsOf,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { addCanaryTenant, MARK } from '../support/canary-tenant.ts';
import { aDeliveryItem, aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit } from '../support/edit.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  fillCart,
  linkOf,
  openCart,
  rowsOf,
  type TestSlot,
} from '../support/shop.ts';
import { blocked, placed } from '../support/staff.ts';

openShop();

type Time = Pick<TestSlot, 'startAt' | 'endAt'>;

/** A time from now, whole to the five minutes. */
function inHours(hours: number, min = 60): Time {
  const startMs = Math.ceil((Date.now() + hours * 3_600_000) / 300_000) * 300_000;
  return { startAt: new Date(startMs).toISOString(), endAt: new Date(startMs + min * 60_000).toISOString() };
}

async function aCart(): Promise<string> {
  return (await aSmallCart(api, shop)).cartId;
}

const detailOf = async (bookingId: string) =>
  (
    await rowsOf<{ actor: string; detail: object }>(
      api,
      `select actor, detail from booking_events where booking_id = $1 and kind = 'booking.made'`,
      [bookingId],
    )
  )[0];

const revisionOf = async (onDay: string) =>
  (await rowsOf<{ n: number }>(api, 'select revision::int as n from agenda_days where day = $1', [onDay]))[0]
    ?.n ?? 0;

const bookingsOf = (cartId: string) => rowsOf(api, 'select id from bookings where cart_id = $1', [cartId]);

describe('a visit for a customer who called', () => {
  test('stands outside the hours and at another length, with notes, history and one mail', async () => {
    const { cartId, minutes, total } = await aSmallCart(api, shop);
    const revision = await revisionOf(day);
    const more = { phone: '(407) 555-0134', notes: 'Two cats', staffNotes: ' Chien ', expectedTotal: total };
    const { status, body } = await placed(cartId, atNight(day), more);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{
        status: 'CONFIRMED',
        version: 1,
        total,
        startISO: atNight(day).startAt,
        endISO: atNight(day).endAt,
      },
      ...{ email: 'ana.diaz@sabal-mail.com', phone: '+14075550134', notes: 'Two cats', staffNotes: 'Chien' },
      ...{ minutes: 55, leadSource: null, row: { id: body.id, minutes: 55, staffNotes: 'Chien' } },
      history: [{ kind: 'booking.made', by: 'office', actor: 'Sabal' }],
    });
    expect(minutes).not.toBe(55);
    expect(await detailOf(body.id)).toEqual({
      actor: 'Sabal',
      detail: { status: 'CONFIRMED', totalCents: total * 100 },
    });
    expect(await mailsOf(body)).toMatchObject([{ kind: 'booking.booked', dedupeKey: `booked:${body.id}` }]);
    expect(await revisionOf(day)).toBe(revision + 1); // open tablets hear of it
    expect((await api.get(`/cart/${cartId}`)).body.status).toBe('CONVERTED');
    expect(await broken()).toEqual({});
  });

  test('is its customer’s as any other: page, move and cancellation, and not a word of the office’s own', async () => {
    const { body } = await placed(await aCart(), atNight(day), { staffNotes: 'office-only' });
    const slot = { ...atNight(day), available: true };
    const booking: Booking = { slot, minutes: 55, ...linkOf(body.manageUrl) };
    const page = (await showBooking(booking)).body;
    expect(page).toMatchObject({ id: body.id, history: [{ kind: 'booking.made', by: 'office' }] });
    expect(JSON.stringify(page)).not.toContain('office-only');
    expect(JSON.stringify(page)).not.toContain('"actor"');
    expect((await move(booking, await slotAt(nextDay(), 55, 0))).status).toBe(200);
    expect((await cancelBooking(booking)).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('says nothing to anybody where it shall not, and its history knows', async () => {
    const { body } = await placed(await aCart(), inHours(-24 * 27), { notify: false });
    expect(await mailsOf(body)).toEqual([]);
    expect((await detailOf(body.id))?.detail).toMatchObject({ status: 'CONFIRMED', told: false });
    expect(await broken()).toEqual({});
    await rowsOf(api, `update booking_events set detail = detail - 'told' where booking_id = $1`, [body.id]);
    expect(await broken()).toEqual({
      'a booking without exactly one mail': 1,
    });
    await rowsOf(
      api,
      `update booking_events set detail = detail || '{"told": false}' where booking_id = $1`,
      [body.id],
    );
  });

  test('waits for its price where a line is a quote, and is confirmed however far away', async () => {
    const pavers = {
      serviceId: shop.paversId,
      productId: null,
      instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
    };
    const asked = (await placed(await fillCart(api, [pavers]), atNight(day))).body;
    expect(asked).toMatchObject({ status: 'PENDING', quote: true });
    expect(await mailsOf(asked)).toMatchObject([{ kind: 'booking.pending' }]);
    const far = { line1: '1 Main St', city: 'Portland', region: 'ME', postalCode: '04101' };
    expect((await placed(await aCart(), atNight(nextDay()), { address: far })).body.status).toBe('CONFIRMED');
  });

  test('counts the codes of its cart', async () => {
    const cartId = await aCart();
    const used = () =>
      rowsOf<{ n: number }>(api, `select redeemed_count::int as n from coupons where code = 'SPRING5'`);
    const [before] = await used();
    await api.post('/promo/coupon/apply', { cartId, code: 'SPRING5' });
    expect((await placed(cartId, atNight(day))).body.row.codes).toEqual(['SPRING5']);
    expect(await used()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
  });
});

describe('a time', () => {
  test.each([
    ['no whole five minutes', (slot: TestSlot) => later(slot, 1)],
    ['no length', (slot: TestSlot) => ({ ...slot, endAt: slot.startAt })],
    ['more than twelve hours', (slot: TestSlot) => ({ ...slot, endAt: later(slot, 721).endAt })],
    ['long ago', () => inHours(-24 * 29)],
    ['in three years', () => inHours(24 * 1_100)],
  ])('is refused for %s', async (_what, to) => {
    const { cartId, slot } = await aCartAndSlot();
    const { status, body } = await placed(cartId, to(slot));
    expect([status, body.code]).toEqual([422, 'slot.invalid']);
    expect(await bookingsOf(cartId)).toEqual([]);
  });

  test('that a visit has, or the time kept free after it, names the visit', async () => {
    const other = await aBooking();
    const { bufferMin } = (
      await rowsOf<{ bufferMin: number }>(api, 'select buffer_min as "bufferMin" from agendas')
    )[0] ?? { bufferMin: 0 };
    const after = later(other.slot, other.minutes + bufferMin - 5);
    for (const to of [other.slot, later(other.slot, 15), later(other.slot, -15), after]) {
      const { status, body } = await placed(await aCart(), to);
      expect([status, body.code]).toEqual([409, 'slot.taken']);
      expect(body.conflict).toMatchObject({ id: other.id, version: 1, startISO: other.slot.startAt });
    }
    expect((await placed(await aCart(), later(after, 5))).status).toBe(201);
    expect(await broken()).toEqual({});
  });

  test('that is blocked says by what', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const time = { startISO: slot.startAt, endISO: slot.endAt, reason: 'Garage' };
    const { block } = (await blocked(time)).body;
    const { status, body } = await placed(cartId, later(slot, 15));
    expect([status, body.code, body.block]).toEqual([409, 'slot.blocked', block]);
  });

  test('that a customer is just choosing is taken, and their hold stays', async () => {
    const [mine, theirs] = [await aCartAndSlot(), await aCartAndSlot()];
    expect((await hold(theirs.slot, { cartId: theirs.cartId })).status).toBe(201);
    const { status, body } = await placed(mine.cartId, mine.slot);
    expect([status, body.code, body.conflict]).toEqual([409, 'slot.taken', undefined]);
    expect((await book(api, bookingBody(theirs.cartId, theirs.slot))).status).toBe(201);
    expect(await broken()).toEqual({});
  });

  test('that the same cart has on hold is its own, wherever the hold lies', async () => {
    const [here, there] = [await aCartAndSlot(), await aCartAndSlot()];
    expect((await hold(here.slot, { cartId: here.cartId })).status).toBe(201);
    expect((await placed(here.cartId, { ...here.slot, endAt: later(here.slot, 15).endAt })).status).toBe(201);
    const free = await slotAt(day, there.minutes, -1);
    expect((await hold(free, { cartId: there.cartId })).status).toBe(201);
    expect((await placed(there.cartId, atNight(nextDay()))).status).toBe(201);
    expect(await isFree(free, day, there.minutes)).toBe(true);
    expect(
      await rowsOf(api, `select 1 from claims where state = 'held' and owner_id = $1`, [there.cartId]),
    ).toEqual([]);
    expect(await broken()).toEqual({});
  });
});

describe('a cart', () => {
  test('that is unknown, empty, booked or the edit of a visit is refused, and never as a denied key', async () => {
    const booked = await aCartAndSlot();
    await book(api, bookingBody(booked.cartId, booked.slot));
    const { cartId: edit } = await anEdit(await aBooking(nextDay()));
    for (const [cartId, status, code] of [
      [crypto.randomUUID(), 404, 'cart.not_found'],
      [await openCart(api), 422, 'cart.empty'],
      [booked.cartId, 409, 'cart.closed'],
      [edit, 409, 'cart.closed'],
    ] as const) {
      const answer = await placed(cartId, atNight(day));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  test('that costs more than was seen asks first, also for a price that rose a moment ago', async () => {
    const { cartId, total } = await aSmallCart(api, shop);
    const refused = await placed(cartId, atNight(day), { expectedTotal: total - 1 });
    expect([refused.status, refused.body.code, refused.body.totals.total]).toEqual([
      409,
      'price.changed',
      total,
    ]);
    const raise = async (cents: number) => {
      await rowsOf(api, 'update products set price_cents = price_cents + $1 where id = $2', [
        cents,
        shop.carpetProductId,
      ]);
      await rowsOf(api, 'update tenants set catalogue_revision = catalogue_revision + 1');
    };
    await raise(500);
    const risen = await placed(cartId, atNight(day), { expectedTotal: total });
    await raise(-500);
    expect([risen.body.code, risen.body.totals.total]).toEqual(['price.changed', total + 5]);
    expect((await placed(cartId, atNight(day), { expectedTotal: total + 7 })).body.total).toBe(total);
  });

  test('of nobody in particular is refused field by field', async () => {
    const { status, body } = await placed(await aCart(), atNight(day), {
      email: 'nobody',
      customerName: ' ',
    });
    expect([status, body.fields]).toEqual([400, { email: 'invalid', customerName: 'required' }]);
  });
});

describe('a delivery for a customer who called', () => {
  const points = [aPickup('winterPark'), aDropoff('orlando')];

  test('with a road that the server signed is CONFIRMED at its price, with its miles', async () => {
    const cartId = await fillCart(api, [await aRoutedItem(api, shop, points)]);
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    const { status, body } = await placed(cartId, atNight(nextDay()), { expectedTotal: totals.total });
    expect([status, body.status, body.total]).toEqual([201, 'CONFIRMED', totals.total]);
    expect(body.delivery).toMatchObject({ kind: 'delivery', routePending: false });
    expect(body.delivery.pricing.mileageFee).toBeGreaterThan(0);
  });

  test('with miles that the server did not sign is PENDING, "from" its base fee', async () => {
    const meta = { kind: 'delivery', stops: points, extraPickupCount: 0, routePending: false } as const;
    const cartId = await fillCart(api, [aDeliveryItem(shop, { ...meta, distanceMiles: 1 } as DeliveryMeta)]);
    const { status, body } = await placed(cartId, atNight(nextDay()));
    expect([status, body.status]).toEqual([201, 'PENDING']);
    expect(body.delivery).toMatchObject({ routePending: true, distanceMiles: null });
  });
});

// Last, because promises are asked of the rows of all companies.
test('a cart of another company is nowhere and stays as it is, and its visits are in nobody’s way', async () => {
  await asOwner(api.ownerUrl, async (owner) => {
    const canary = await addCanaryTenant(owner);
    const { startAt, endAt } = atNight(day);
    const at = [canary.id, startAt, endAt];
    await owner.query(
      `update claims set starts_at = $2, ends_at = $3, occupied_until = $3 where tenant_id = $1 and state = 'booked'`,
      at,
    );
    await owner.query('update claim_cells set cell = $2 where tenant_id = $1', at.slice(0, 2));
    const before = await canary.readAll();
    for (const cartId of canary.ids) {
      const { status, body } = await placed(cartId, atNight(day));
      expect([status, body.code]).toEqual([404, 'cart.not_found']);
      expect(JSON.stringify(body).toLowerCase()).not.toContain(MARK);
    }
    expect((await placed(await aCart(), atNight(day))).status).toBe(201);
    expect(await canary.readAll()).toBe(before);
  });
});
