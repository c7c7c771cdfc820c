import { describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import {
  aBooking,
  type Booking,
  broken,
  cancelBooking,
  isFree,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { findTraces } from '../support/find-traces.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { aQuoted, eventsOf, kindsOf } from '../support/quotes.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import {
  blocked,
  changed,
  deleted,
  erasedCustomer,
  listed,
  opened,
  restored,
  shifted,
  unblocked,
} from '../support/staff.ts';

openShop();

const countOf = async (table: string, column: string, id: string) =>
  (await rowsOf(api, `select 1 from ${table} where ${column} = $1`, [id])).length;

const revisionOf = async (onDay: string) =>
  (await rowsOf<{ n: number }>(api, 'select revision::int as n from agenda_days where day = $1', [onDay]))[0]
    ?.n ?? 0;

/** Books at a time that another visit was deleted from. */
async function bookAt(slot: Booking['slot']): Promise<Booking> {
  const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const { body } = await book(api, bookingBody(cartId, slot));
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

async function withCode(): Promise<{ booking: Booking; couponId: string; uses: () => Promise<number> }> {
  const couponId = crypto.randomUUID();
  const code = `UNDO${couponId.slice(0, 4).toUpperCase()}`;
  await rowsOf(
    api,
    `insert into coupons (tenant_id, id, code, title, amount_off_cents) values ($1, $2, $3, 'Undo', 500)`,
    [api.tenantId, couponId, code],
  );
  const cartId = await fillCart(api, [aCarpetItem(shop, 2)]);
  await api.post('/promo/coupon/apply', { cartId, code });
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const { body } = await book(api, bookingBody(cartId, slot));
  const uses = async () => {
    const [row] = await rowsOf<{ n: number }>(
      api,
      'select redeemed_count::int as n from coupons where id = $1',
      [couponId],
    );
    return row?.n ?? -1;
  };
  return { booking: { slot, minutes, ...linkOf(body.manageUrl) }, couponId, uses };
}

describe('deleting', () => {
  test('takes bookings from every sight at once, frees their time and says nothing to anybody', async () => {
    const bookings = [await aBooking(), await aBooking()];
    const ids = bookings.map(({ id }) => id);
    const { status, body } = await deleted(ids);
    expect([status, body]).toEqual([200, { deleted: ids, failed: [] }]);
    for (const booking of bookings) {
      const gone = await showBooking(booking);
      expect([gone.status, gone.body.code]).toEqual([401, 'link.invalid']);
      expect((await opened(booking)).body.code).toBe('booking.not_found');
      expect((await changed(booking, { notes: 'x' })).body.code).toBe('booking.not_found');
      expect((await shifted(booking, booking.slot)).body.code).toBe('booking.not_found');
      expect((await move(booking, booking.slot)).body.code).toBe('link.invalid');
      expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
      expect(await kindsOf(booking)).toEqual(['booking.booked']);
      expect(await eventsOf(booking.id)).toEqual(['booking.made', 'booking.deleted']);
    }
    expect((await listed({ q: ids[0]?.slice(0, 8) ?? '' })).body.count).toBe(0);
    expect((await deleted(ids)).body).toEqual({ deleted: ids, failed: [] });
    expect(await eventsOf(ids[0] ?? '')).toEqual(['booking.made', 'booking.deleted']);
  });

  test('tells which of them it could not, and does the others', async () => {
    const booking = await aBooking();
    const unknown = crypto.randomUUID();
    const { body } = await deleted([unknown, booking.id, booking.id]);
    expect(body).toEqual({ deleted: [booking.id], failed: [{ id: unknown, code: 'booking.not_found' }] });
    expect((await deleted([])).status).toBe(400);
    expect((await deleted(Array.from({ length: 101 }, () => booking.id))).status).toBe(400);
  });

  test('gives its codes back, and takes them again with the undo', async () => {
    const { booking, uses } = await withCode();
    expect(await uses()).toBe(1);
    await deleted([booking.id]);
    expect(await uses()).toBe(0);
    await restored([booking.id]);
    expect(await uses()).toBe(1);
    await deleted([booking.id, booking.id]);
    expect(await uses()).toBe(0);
  });

  test('keeps its waiting mails from being sent', async () => {
    const booking = await aBooking();
    await deleted([booking.id]);
    const sent: string[] = [];
    const { deps } = api.server;
    const tenant = await tenantOfSlug(deps.db, 'sabal');
    if (!tenant) throw new Error('Expected the tenant');
    const mailer = {
      close: async () => undefined,
      delivers: true,
      send: async (mail: { to: string; text: string }) => void sent.push(mail.text),
    };
    await deliverDueMails({ ...deps, mailer }, tenant, () => false);
    expect(sent.filter((text) => text.includes(booking.id.slice(0, 8)))).toEqual([]);
    const states = await rowsOf<{ state: string }>(
      api,
      `select state from mail_outbox where payload ->> 'bookingId' = $1`,
      [booking.id],
    );
    expect(states).toEqual([{ state: 'kept' }]); // no fault that staff have to look at
  });

  test('at the moment in which its customer cancels loses neither the time nor a code', async () => {
    for (let round = 0; round < 5; round++) {
      const booking = await aBooking();
      const [gone, cancelled] = await Promise.all([deleted([booking.id]), cancelBooking(booking)]);
      expect(gone.body.deleted).toEqual([booking.id]);
      expect([200, 401, 409]).toContain(cancelled.status);
      expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
      await restored([booking.id]);
    }
    expect(await broken()).toEqual({});
  });
});

describe('the list of what was deleted', () => {
  const idsOf = (body: { bookings: { id: string }[] }) => body.bookings.map(({ id }) => id);

  test('has what can be put back, by start and by the same filters, says since when, and nothing else', async () => {
    const [first, second, kept] = [await aBooking(), await aBooking(), await aBooking()];
    await cancelBooking(second);
    expect((await opened(first)).body.row).not.toHaveProperty('deletedAt');
    await deleted([second.id, first.id]);
    const here = { from: day, to: `${day}T23:59:00-05:00` };
    expect(idsOf((await listed(here)).body)).toEqual([kept.id]);
    const gone = { ...here, deleted: 'yes' };
    const { status, body } = await listed(gone);
    expect([status, body.count, idsOf(body)]).toEqual([200, 2, [first.id, second.id]]);
    for (const { deletedAt } of body.bookings) {
      expect(Math.abs(Date.now() - Date.parse(deletedAt))).toBeLessThan(60_000);
    }
    expect(idsOf((await listed({ ...gone, order: 'desc' })).body)).toEqual([second.id, first.id]);
    expect(idsOf((await listed({ ...gone, status: 'cancelled' })).body)).toEqual([second.id]);
    expect(idsOf((await listed({ ...gone, q: first.id.slice(0, 8) })).body)).toEqual([first.id]);
    expect((await listed({ ...gone, deleted: 'no' })).status).toBe(400);
    await restored([first.id]);
    expect(idsOf((await listed(gone)).body)).toEqual([second.id]);
    expect(idsOf((await listed(here)).body)).toEqual([first.id, kept.id]);
  });

  test('goes on page by page in both orders, counted once', async () => {
    const bookings = [await aBooking(), await aBooking(), await aBooking()];
    const ids = bookings.map(({ id }) => id);
    await deleted(ids);
    for (const order of ['asc', 'desc']) {
      const query = { from: day, to: `${day}T23:59:00-05:00`, deleted: 'yes', order, limit: '2' };
      const page = (await listed(query)).body;
      const rest = (await listed({ ...query, cursor: page.nextCursor })).body;
      expect([page.count, rest.count, rest.nextCursor]).toEqual([3, null, null]);
      expect([...idsOf(page), ...idsOf(rest)]).toEqual(order === 'asc' ? ids : ids.toReversed());
    }
  });

  test('ends after thirty days, or as soon as nobody knows whose visit it was', async () => {
    const bookings = [await aBooking(), await aBooking(), await aBooking()];
    const [young, old, erased] = bookings.map(({ id }) => id);
    await deleted(bookings.map(({ id }) => id));
    const ago = `update bookings set deleted_at = now() - $2::interval where id = $1`;
    await rowsOf(api, ago, [young, '29 days 23 hours 59 minutes']);
    await rowsOf(api, ago, [old, '30 days 1 minute']);
    await rowsOf(api, 'update bookings set erased_at = now() where id = $1', [erased]);
    const { body } = await listed({ from: day, to: `${day}T23:59:00-05:00`, deleted: 'yes' });
    expect([body.count, idsOf(body)]).toEqual([1, [young]]);
  });

  test('has no gate codes, because nobody drives there, and nothing of another company', async () => {
    const booking = await aBooking();
    const soon = new Date(Math.ceil(Date.now() / 300_000) * 300_000 + 300_000);
    const to = { startAt: soon.toISOString(), endAt: new Date(soon.getTime() + 300_000).toISOString() };
    await rowsOf(api, `update bookings set gate_code = '#9173' where id = $1`, [booking.id]);
    expect((await shifted(booking, to, { notify: false })).body.row.gateCode).toBe('#9173');
    await deleted([booking.id]);
    const { bookings } = (await listed({ deleted: 'yes', q: booking.id.slice(0, 8) })).body;
    expect(bookings).toMatchObject([{ id: booking.id, gateCode: null }]);
  });
});

describe('restoring', () => {
  test('brings everything back: time, link, history, and does it once', async () => {
    const booking = await aBooking();
    await deleted([booking.id]);
    expect((await restored([booking.id])).body).toEqual({ restored: [booking.id], failed: [] });
    expect((await restored([booking.id])).body).toEqual({ restored: [booking.id], failed: [] });
    expect((await showBooking(booking)).body).toMatchObject({
      status: 'CONFIRMED',
      startISO: booking.slot.startAt,
    });
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(false);
    expect(await eventsOf(booking.id)).toEqual(['booking.made', 'booking.deleted', 'booking.restored']);
    expect(await kindsOf(booking)).toEqual(['booking.booked']);
    expect(await broken()).toEqual({});
  });

  test('fails where the time has been taken or closed meanwhile', async () => {
    const booking = await aBooking();
    await deleted([booking.id]);
    const next = await bookAt(booking.slot);
    const failed = { restored: [], failed: [{ id: booking.id, code: 'slot.taken' }] };
    expect((await restored([booking.id])).body).toEqual(failed);
    await cancelBooking(next);
    const { block } = (await blocked({ startISO: booking.slot.startAt, endISO: booking.slot.endAt })).body;
    expect((await restored([booking.id])).body.failed).toEqual([{ id: booking.id, code: 'slot.blocked' }]);
    await unblocked(block.id);
    expect((await restored([booking.id])).body.restored).toEqual([booking.id]);
    expect(await broken()).toEqual({});
  });

  test('against a new booking of the same time: exactly one has it, five times', async () => {
    for (let round = 0; round < 5; round++) {
      const booking = await aBooking();
      await deleted([booking.id]);
      const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
      const [back, booked] = await Promise.all([
        restored([booking.id]),
        book(api, bookingBody(cartId, booking.slot)),
      ]);
      expect(back.body.restored.length + Number(booked.status === 201)).toBe(1);
    }
    expect(await broken()).toEqual({});
  });

  test('a cancelled one comes back cancelled and takes no time, one that has been comes back as it was', async () => {
    const [gone, past] = [await aBooking(), await aBooking()];
    await cancelBooking(gone);
    const ago = new Date(Math.floor(Date.now() / 300_000) * 300_000 - 86_400_000 * 20);
    const end = new Date(ago.getTime() + past.minutes * 60_000);
    const to = { startAt: ago.toISOString(), endAt: end.toISOString() };
    expect((await shifted(past, to, { notify: false })).status).toBe(200);
    const ids = [gone.id, past.id];
    const revision = await revisionOf(day);
    await deleted(ids);
    expect(await revisionOf(day)).toBe(revision + 1);
    expect((await restored(ids)).body.restored).toEqual(ids);
    expect(await revisionOf(day)).toBe(revision + 2); // open calendars hear of it, though no time changed hands
    expect((await opened(gone)).body.status).toBe('CANCELLED');
    expect((await opened(past)).body).toMatchObject({ status: 'CONFIRMED', startISO: to.startAt });
    expect(await broken()).toEqual({});
  });

  test('finds nothing once its customer was erased', async () => {
    const booking = await aBooking();
    const email = `${booking.id}@leaver.test`;
    await rowsOf(api, 'update bookings set email = $2 where id = $1', [booking.id, email]);
    await deleted([booking.id]);
    const erased = await erasedCustomer(email);
    expect([erased.status, erased.body.bookings]).toEqual([200, 1]);
    expect((await restored([booking.id])).body.failed).toEqual([
      { id: booking.id, code: 'booking.not_found' },
    ]);
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
  });

  test('keeps the offer that waited for its answer', async () => {
    const booking = await aQuoted();
    await deleted([booking.id]);
    await restored([booking.id]);
    expect((await opened(booking)).body.quoteOffer.id).toBe(booking.quoteId);
  });
});

test('after thirty days nothing of it is left, and of one of yesterday everything', async () => {
  const [old, fresh] = [await aQuoted(), await aBooking()];
  await rowsOf(
    api,
    `update carts c set items = '[{"label": "room-of-old"}]' from bookings b
    where c.tenant_id = b.tenant_id and c.id = b.cart_id and b.id = $1`,
    [old.id],
  );
  await deleted([old.id, fresh.id]);
  await rowsOf(
    api,
    `update bookings set deleted_at = now() - interval '31 days', email = 'old@sabal-mail.com' where id = $1`,
    [old.id],
  );
  const noted = await rowsOf<{ email: string }>(
    api,
    `insert into customer_notes (tenant_id, email, note, version, updated_at)
      select tenant_id, email, 'note', 1, now() from bookings where id = any ($1) on conflict do nothing returning email`,
    [[old.id, fresh.id]],
  );
  expect(noted).toHaveLength(2);
  await tidy(api.server.deps);
  for (const [table, column] of [
    ['bookings', 'id'],
    ['booking_events', 'booking_id'],
    ['quotes', 'booking_id'],
    ['promo_redemptions', 'booking_id'],
    ['mail_outbox', `payload ->> 'bookingId'`],
  ] as const) {
    expect(await countOf(table, column, old.id)).toBe(0);
  }
  expect(await findTraces(api, ['room-of-old'])).toEqual([]);
  expect(await countOf('customer_notes', 'note', 'note')).toBe(1);
  expect((await restored([old.id, fresh.id])).body).toEqual({
    restored: [fresh.id],
    failed: [{ id: old.id, code: 'booking.not_found' }],
  });
  expect(await slotAt(day, 60, 0)).toBeDefined();
  expect(await broken()).toEqual({});
});

test('a deleted booking that kept its time is found by the same check', async () => {
  const booking = await aBooking();
  await rowsOf(api, 'update bookings set deleted_at = now(), claim_id = null where id = $1', [booking.id]);
  expect(await broken()).toMatchObject({ 'a booked claim without its booking': 1 });
});
