import { describe, expect, test } from 'vitest';
import { aBooking, broken, cancelBooking, isFree, move, showBooking, slotAt } from '../support/booking.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aRequest, eventsOf, kindsOf, offer, shown } from '../support/quotes.ts';
import {
  aCarpetItem,
  asOwner,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
} from '../support/shop.ts';
import {
  changed,
  deleted,
  listed,
  opened,
  reblocked,
  restored,
  shifted,
  unblocked,
} from '../support/staff.ts';

openShop();

const idsOf = (body: { bookings: { id: string }[] }) => body.bookings.map(({ id }) => id);

/** Writes columns of a booking that no customer's call could. */
const rewrite = (id: string, set: string) => rowsOf(api, `update bookings set ${set} where id = $1`, [id]);

async function aFrenchlessBooking(): ReturnType<typeof aBooking> {
  const cartId = await fillCart(api, [aCarpetItem(shop, 3)]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const { body } = await book(api, { ...bookingBody(cartId, slot), locale: 'en' });
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

describe('the list', () => {
  test('shows what lies in a range of days or instants, with any part of it', async () => {
    const booking = await aBooking();
    const { startAt, endAt } = booking.slot;
    const next = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await listed({ from: day, to: next });
    expect([status, idsOf(body), body.count, body.nextCursor]).toEqual([200, [booking.id], 1, null]);
    expect(body.items).toEqual(body.bookings);
    const middle = new Date((Date.parse(startAt) + Date.parse(endAt)) / 2).toISOString();
    expect(idsOf((await listed({ from: middle, to: next })).body)).toEqual([booking.id]);
    expect(idsOf((await listed({ from: day, to: middle })).body)).toEqual([booking.id]);
    expect(idsOf((await listed({ from: endAt, to: next })).body)).toEqual([]);
    expect(idsOf((await listed({ from: day, to: startAt })).body)).toEqual([]);
  });

  test('is paged by start both ways, and what is booked meanwhile moves nobody to another page', async () => {
    const bookings = [await aBooking(), await aBooking(), await aBooking()];
    const to = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    for (const order of ['asc', 'desc']) {
      const first = (await listed({ from: day, to, order, limit: '2' })).body;
      const second = (await listed({ from: day, to, order, limit: '2', cursor: first.nextCursor })).body;
      const ids = bookings.map(({ id }) => id);
      expect([...idsOf(first), ...idsOf(second)]).toEqual(order === 'asc' ? ids : ids.toReversed());
      expect([first.count, second.count, second.nextCursor]).toEqual([3, null, null]);
    }
  });

  test('says how many there are, whether a page has them all, just has them or has some', async () => {
    const bookings = [await aBooking(), await aBooking()];
    await rewrite(bookings[0]?.id ?? '', `customer_name = 'Counted Once'`);
    const to = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const all = (await listed({ from: day, to })).body.count;
    for (const limit of [1, all - 1, all, all + 1]) {
      const { body } = await listed({ from: day, to, limit: String(limit) });
      expect([body.count, body.bookings.length]).toEqual([all, Math.min(limit, all)]);
      expect(body.nextCursor === null).toBe(limit >= all);
    }
    const found = (q: string, more: Record<string, string> = {}) => listed({ q, limit: '1', ...more });
    expect((await found('counted')).body).toMatchObject({ count: 1, nextCursor: null, bookings: [{}] });
    expect((await found('counted', { status: 'CANCELLED' })).body).toMatchObject({ count: 0, bookings: [] });
    expect((await found('counted', { to: day })).body.count).toBe(0);
  });

  test('keeps to a status, written either way', async () => {
    const [booking, gone] = [await aBooking(), await aBooking()];
    await cancelBooking(gone);
    const to = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const of = async (status: string) => idsOf((await listed({ from: day, to, status })).body).sort();
    expect(await of('cancelled')).toEqual([gone.id]);
    expect(await of('CONFIRMED')).toEqual([booking.id]);
    expect(await of('all')).toEqual([booking.id, gone.id].sort());
    expect((await listed({ status: 'gone' })).status).toBe(400);
  });

  test.each([
    ['a name without its accents', 'helene'],
    ['a name with others', 'HÉLÈNE garçon'],
    ['words in any order and part', 'garc hel'],
    ['a phone as people write it', '(407) 555-0199'],
    ['with its country', '+1 407 555 0199'],
    ['the end of an e-mail', '@nunez.test'],
    ['a town', 'saint-rené'],
  ])('finds %s', async (_what, q) => {
    const booking = await aBooking();
    await rewrite(
      booking.id,
      `customer_name = 'Hélène Garçon', phone = '+14075550199', email = 'h@nunez.test', city = 'Saint-René'`,
    );
    const other = await aBooking();
    const found = idsOf((await listed({ q })).body);
    expect(found).toContain(booking.id);
    expect(found).not.toContain(other.id);
  });

  test('finds the first eight of an id and a whole one, and takes signs of a pattern as they are', async () => {
    const booking = await aBooking();
    for (const q of [booking.id, booking.id.slice(0, 8), `#${booking.id.slice(0, 8)}`]) {
      expect(idsOf((await listed({ q })).body)).toEqual([booking.id]);
    }
    for (const q of ['%', '_', '\\', 'zzz%']) expect((await listed({ q })).body.count).toBe(0);
    expect((await listed({ q: '  ' })).body.count).toBeGreaterThan(0);
  });

  test.each([
    ["Shaquille O'Neal", 'Shaquille O’Neal'],
    ['Shaquille O’Neal', "Shaquille O'Neal"],
  ])('finds %s, whichever apostrophe the phone of %s wrote', async (q, customerName) => {
    const booking = await aBooking();
    await rowsOf(api, 'update bookings set customer_name = $2 where id = $1', [booking.id, customerName]);
    expect(idsOf((await listed({ q })).body)).toContain(booking.id);
  });

  test.each(['Ørsted', 'Dvořák', 'Łukasz'])('finds %s as it is written', async (customerName) => {
    const booking = await aBooking();
    await rowsOf(api, 'update bookings set customer_name = $2 where id = $1', [booking.id, customerName]);
    expect(idsOf((await listed({ q: customerName })).body)).toEqual([booking.id]);
  });

  test.each([
    { from: 'tomorrow' },
    { to: '2026-02-30' },
    { from: '2026-12-02', to: '2026-12-01' },
    { cursor: 'x' },
    { cursor: '1_2' },
    { limit: '0' },
    { limit: '201' },
    { limit: '1.5' },
    { cursor: `999999999999999_${crypto.randomUUID()}` },
  ])('refuses %o', async (query) => {
    // Each of the table has other keys, all of them with texts.
    const { status, body } = await listed(query as unknown as Record<string, string>);
    expect([status, Object.keys(body.fields ?? {}).length]).toEqual([400, 1]);
  });

  test('answers nobody without the key', async () => {
    expect((await api.get('/admin/bookings')).body.code).toBe('admin.denied');
  });

  test('tells the work in French, whatever language it was booked in', async () => {
    const booking = await aFrenchlessBooking();
    const { row, serviceTitle } = (await opened(booking)).body;
    expect(row.work).toHaveLength(1);
    expect(row.work[0]).toMatch(/^\p{Lu}.+\u00a0: 3 × /u);
    expect(row.serviceTitle).not.toBe(serviceTitle);
  });

  test('has a gate code for a visit of today or tomorrow alone', async () => {
    const booking = await aBooking();
    await rewrite(booking.id, `gate_code = '#4711'`);
    expect((await opened(booking)).body).toMatchObject({ gateCode: '#4711', row: { gateCode: null } });
    const tomorrow = `starts_at = now() + interval '24 hours', ends_at = now() + interval '25 hours'`;
    await rewrite(booking.id, tomorrow);
    expect((await opened(booking)).body.row.gateCode).toBe('#4711');
    await rewrite(booking.id, `starts_at = '${booking.slot.startAt}', ends_at = '${booking.slot.endAt}'`);
    expect(await broken()).toEqual({});
  });
});

describe('one booking', () => {
  test('is shown whole, with its history and until when the crew is taken', async () => {
    const booking = await aBooking();
    const { status, body } = await opened(booking);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: booking.id, minutes: booking.minutes, staffNotes: null, version: 1 });
    expect(body.history).toMatchObject([{ kind: 'booking.made', by: 'customer' }]);
    expect(Date.parse(body.row.occupiedUntil)).toBeGreaterThanOrEqual(Date.parse(body.row.endISO));
    expect((await opened({ id: crypto.randomUUID() })).body.code).toBe('booking.not_found');
  });

  test('is confirmed once, with one mail and a line in the history that says who', async () => {
    const booking = await aRequest();
    const { body } = await changed(booking, { status: 'CONFIRMED', expectedVersion: 1 });
    expect(body).toMatchObject({ status: 'CONFIRMED', quote: true, version: 2, row: { quote: true } });
    expect((await changed(booking, { status: 'CONFIRMED', expectedVersion: 1 })).body.version).toBe(2);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'booking.confirmed']);
    expect(await eventsOf(booking.id)).toEqual(['booking.made', 'booking.confirmed']);
    expect((await shown(booking)).history.at(-1)).toMatchObject({ kind: 'booking.confirmed', by: 'office' });
    const [{ actor } = { actor: '' }] = await rowsOf<{ actor: string }>(
      api,
      `select actor from booking_events where booking_id = $1 and kind = 'booking.confirmed'`,
      [booking.id],
    );
    expect(actor).not.toBe('customer');
    expect((await opened(booking)).body.history.at(-1)).toMatchObject({ by: 'office', actor });
    expect((await shown(booking)).history.at(-1)).not.toHaveProperty('actor');
    expect(await broken()).toEqual({});
  });

  test('keeps an offer that waits when it is confirmed', async () => {
    const booking = await aRequest();
    await offer(booking);
    const { body } = await changed(booking, { status: 'CONFIRMED' });
    expect(body.quoteOffer).not.toBeNull();
    expect(body.row.quoteOffered).toBe(true);
  });

  test('[D556] is asked for and no longer offered once the last day of its offer is over, in lists too', async () => {
    const booking = await aRequest();
    await offer(booking);
    const isOffered = async () => {
      const { body } = await listed({ from: day, to: nextDay(), q: booking.email });
      return body.bookings.find(({ id }: { id: string }) => id === booking.id).quoteOffered;
    };
    expect(await isOffered()).toBe(true);
    await rowsOf(api, `update quotes set valid_until = current_date - 2 where booking_id = $1`, [booking.id]);
    expect(await isOffered()).toBe(false);
    const { quoteOffer, row } = (await opened(booking)).body;
    expect([quoteOffer.expired, row.quoteOffered]).toEqual([true, false]);
  });

  test('is cancelled once, with its mail; its time is free and nobody brings it back', async () => {
    const booking = await aBooking();
    const { body } = await changed(booking, { status: 'CANCELLED' });
    expect(body).toMatchObject({ status: 'CANCELLED', version: 2 });
    expect((await changed(booking, { status: 'CANCELLED', expectedVersion: 1 })).status).toBe(200);
    expect(await kindsOf(booking)).toEqual(['booking.booked', 'booking.cancelled']);
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect((await changed(booking, { status: 'CONFIRMED' })).body.code).toBe('booking.not_changeable');
    expect((await shown(booking)).history.at(-1)).toMatchObject({ kind: 'booking.cancelled', by: 'office' });
    const [mail] = await rowsOf<{ payload: { byOffice?: boolean } }>(
      api,
      `select payload from mail_outbox where kind = 'booking.cancelled' and payload ->> 'bookingId' = $1`,
      [booking.id],
    );
    expect(mail?.payload.byOffice).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('is cancelled until it ends: the crew is there, nobody opens', async () => {
    const booking = await aBooking();
    const at = `starts_at = now() - interval '1 hour'`;
    await rewrite(booking.id, `${at}, ends_at = now() - interval '1 minute'`);
    expect((await changed(booking, { status: 'CANCELLED' })).body.code).toBe('booking.not_changeable');
    await rewrite(booking.id, `${at}, ends_at = now() + interval '1 minute'`);
    expect((await cancelBooking(booking)).body.code).toBe('booking.not_changeable');
    expect((await changed(booking, { status: 'CANCELLED' })).status).toBe(200);
  });

  test('keeps notes of the company, which no customer sees, also when it is cancelled', async () => {
    const booking = await aBooking();
    const { body } = await changed(booking, { notes: ' Chien gentil. ' });
    expect(body).toMatchObject({
      staffNotes: 'Chien gentil.',
      version: 2,
      row: { staffNotes: 'Chien gentil.' },
    });
    expect(JSON.stringify((await showBooking(booking)).body)).not.toContain('Chien');
    expect((await changed(booking, { notes: 'Chien gentil.', expectedVersion: 1 })).body.version).toBe(2);
    const stale = await changed(booking, { notes: 'Chat.', expectedVersion: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'booking.changed']);
    expect(stale.body.booking).toMatchObject({
      staffNotes: 'Chien gentil.',
      version: 2,
      row: { id: booking.id },
    });
    await changed(booking, { status: 'CANCELLED', notes: 'Parti.' });
    expect((await changed(booking, { notes: '' })).body).toMatchObject({
      status: 'CANCELLED',
      staffNotes: null,
    });
    expect(await kindsOf(booking)).toEqual(['booking.booked', 'booking.cancelled']);
  });

  test('confirmed and cancelled at once ends as one of both, told once', async () => {
    const booking = await aRequest();
    const answers = await Promise.all([
      changed(booking, { status: 'CONFIRMED', expectedVersion: 1 }),
      changed(booking, { status: 'CANCELLED', expectedVersion: 1 }),
      changed(booking, { status: 'CANCELLED', expectedVersion: 1 }),
    ]);
    const kinds = (await kindsOf(booking)).slice(1);
    expect(kinds).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('changed by staff while its customer moves it loses neither', async () => {
    const booking = await aBooking();
    const later = await slotAt(nextDay(), booking.minutes, 0);
    const [moved, noted] = await Promise.all([move(booking, later), changed(booking, { notes: 'Vu.' })]);
    expect([moved.status, noted.status]).toEqual([200, 200]);
    expect((await opened(booking)).body).toMatchObject({
      startISO: later.startAt,
      staffNotes: 'Vu.',
      version: 3,
    });
    expect(await broken()).toEqual({});
  });
});

test("another company's bookings and blocks are not there, by whatever call, and stay as they are", async () => {
  const before = await asOwner(api.ownerUrl, async (owner) => {
    const canary = await addCanaryTenant(owner);
    return {
      id: canary.id,
      ids: canary.ids,
      slug: canary.slug,
      email: canary.email,
      rows: await canary.readAll(),
    };
  });
  const from = { startISO: `${day}T15:00:00Z`, endISO: `${day}T16:00:00Z` };
  for (const id of before.ids) {
    const answers = [
      await opened({ id }),
      await changed({ id }, { status: 'CANCELLED' }),
      await shifted({ id, email: before.email }, { startAt: from.startISO, endAt: from.endISO }),
      await reblocked(id, from),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const failed = [{ id, code: 'booking.not_found' }];
    expect([(await deleted([id])).body, (await restored([id])).body]).toEqual([
      { deleted: [], failed },
      { restored: [], failed },
    ]);
    expect((await unblocked(id)).status).toBe(204);
  }
  const theirs = api.as({ 'X-Tenant-Slug': before.slug, 'X-Admin-Token': 'sabal-dev-admin' });
  expect((await theirs.get('/admin/bookings')).body.code).toBe('admin.denied');
  await asOwner(api.ownerUrl, async (owner) => {
    const { rows } = await owner.query(
      `select (select count(*)::int from bookings where tenant_id = $1 and deleted_at is null) as bookings,
        (select count(*)::int from blocks where tenant_id = $1) as blocks`,
      [before.id],
    );
    expect(rows).toEqual([{ bookings: 1, blocks: 1 }]);
  });
});
