import { describe, expect, test } from 'vitest';
import { cancelBooking } from '../support/booking.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aSmallCart, asOwner, book, bookingBody, freeSlot, linkOf, rowsOf } from '../support/shop.ts';

openShop();

const KEY = 'sabal-dev-admin';
const NO_SLOT = { startAt: '', endAt: '', available: false };
const office = () => api.as({ 'X-Admin-Token': KEY });

interface Made {
  readonly id: string;
  readonly total: number;
  readonly manageUrl: string;
}

async function bookingOf(email: string, onDay: string, change: object = {}): Promise<Made> {
  const { cartId, minutes, total } = await aSmallCart(api, shop);
  const { status, body } = await book(
    api,
    bookingBody(cartId, await freeSlot(api, onDay, minutes), { email, ...change }),
  );
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { id: body.id, total, manageUrl: body.manageUrl };
}

async function customers(limit: number | string = 500) {
  const { status, body } = await office().get(`/admin/customers?limit=${limit}`);
  expect(status).toBe(200);
  return body as { customers: { email: string; [field: string]: unknown }[]; count: number };
}

const customer = async (email: string) => (await customers()).customers.find((one) => one.email === email);
const history = (email: string) => office().post('/admin/customers/history', { email });

describe('the list', () => {
  test('puts bookings of one e-mail together, however it is written, with name and phone of the last by start', async () => {
    const [soon, later] = [day, nextDay()];
    const last = await bookingOf('LENA@list.com', later, {
      customerName: 'Léna B.',
      phone: '(407) 555-0199',
    });
    const first = await bookingOf('lena@list.com', soon, { customerName: 'Lena' }); // booked last, visited first
    expect(await customer('lena@list.com')).toEqual({
      email: 'lena@list.com',
      customerName: 'Léna B.',
      phone: '+14075550199',
      city: expect.any(String),
      lastBookingISO: expect.any(String),
      totalBookings: 2,
      upcomingCount: 2,
      cancelledCount: 0,
      totalAmount: first.total + last.total,
      next: { id: first.id, startISO: expect.any(String) },
      note: null,
      noteVersion: 0,
    });
    const rows = (await history(' Lena@List.com ')).body.bookings;
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([last.id, first.id]);
    expect((await customer('lena@list.com'))?.lastBookingISO).toBe(rows[0].startISO);
  });

  test('counts cancelled ones and quotes as bookings and not as money, and only what is not over as upcoming', async () => {
    const email = 'omar@list.com';
    const [kept, cancelled, over, quote] = [
      await bookingOf(email, day),
      await bookingOf(email, nextDay()),
      await bookingOf(email, nextDay()),
      await bookingOf(email, nextDay()),
    ];
    await cancelBooking({ ...linkOf(cancelled.manageUrl), slot: NO_SLOT, minutes: 0 });
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second' where id = $1`,
      [over.id],
    );
    await rowsOf(api, 'update bookings set quote = true where id = $1', [quote.id]);
    expect(await customer(email)).toMatchObject({
      totalBookings: 4,
      upcomingCount: 2,
      cancelledCount: 1,
      totalAmount: kept.total + over.total,
    });
  });

  test('one that is going on is still upcoming', async () => {
    const { id } = await bookingOf('now@list.com', day);
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '1 hour', ends_at = now() + interval '5 seconds' where id = $1`,
      [id],
    );
    expect(await customer('now@list.com')).toMatchObject({ upcomingCount: 1 });
  });

  test('the next visit is the first that is neither over nor cancelled', async () => {
    const email = 'next@list.com';
    const [first, second] = [await bookingOf(email, day), await bookingOf(email, nextDay())];
    expect(await customer(email)).toMatchObject({ next: { id: first.id } });
    await cancelBooking({ ...linkOf(first.manageUrl), slot: NO_SLOT, minutes: 0 });
    expect(await customer(email)).toMatchObject({ upcomingCount: 1, next: { id: second.id } });
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second' where id = $1`,
      [second.id],
    );
    expect(await customer(email)).toMatchObject({ upcomingCount: 0, next: null });
  });

  test('the last booking is none that was cancelled, while there is another', async () => {
    const email = 'counted-down@list.com';
    const [kept, cancelled] = [await bookingOf(email, day), await bookingOf(email, nextDay())];
    const [later, sooner] = (await history(email)).body.bookings;
    await cancelBooking({ ...linkOf(cancelled.manageUrl), slot: NO_SLOT, minutes: 0 });
    expect(await customer(email)).toMatchObject({ lastBookingISO: sooner.startISO });
    await cancelBooking({ ...linkOf(kept.manageUrl), slot: NO_SLOT, minutes: 0 });
    expect(await customer(email)).toMatchObject({ lastBookingISO: later.startISO });
  });

  test('deleted bookings are nowhere', async () => {
    const email = 'gone@list.com';
    const [gone, kept] = [await bookingOf(email, day), await bookingOf(email, nextDay())];
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [gone.id]);
    expect(await customer(email)).toMatchObject({ totalBookings: 1, totalAmount: kept.total });
    expect((await history(email)).body.bookings).toHaveLength(1);
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [kept.id]);
    expect(await customer(email)).toBeUndefined();
    expect(await history(email)).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
  });

  test('begins with the latest booking, ends at the limit and says how many there are in all', async () => {
    await bookingOf('one@order.com', day);
    await bookingOf('two@order.com', nextDay());
    const all = await customers();
    const times = all.customers.map(({ lastBookingISO }) => Date.parse(String(lastBookingISO)));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(all.count).toBe(all.customers.length);
    // Whether a visit is still to come may change from one answer to the next.
    const emailsOf = (listed: readonly { readonly email?: unknown }[]) => listed.map(({ email }) => email);
    const some = await customers(1);
    expect(emailsOf(some.customers)).toEqual(emailsOf(all.customers.slice(0, 1)));
    expect(some.count).toBe(all.count);
    const { body } = await office().get('/admin/customers');
    expect(emailsOf(body.customers)).toEqual(emailsOf(all.customers)); // 100 by itself
  });

  test.each(['0', '501', 'abc', '1.5', '-1', ''])(
    'a limit of "%s" is refused by its field',
    async (limit) => {
      expect(await office().get(`/admin/customers?limit=${limit}`)).toMatchObject({
        status: 400,
        body: { fields: { limit: expect.any(String) } },
      });
    },
  );
});

describe('the search', () => {
  const sought = async (q: string, limit = 500) => {
    const { status, body } = await office().get(`/admin/customers?limit=${limit}&q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body as { customers: { email: string; totalBookings: number }[]; count: number };
  };
  const emailsOf = async (q: string) => (await sought(q)).customers.map(({ email }) => email);

  test('finds by name, e-mail, digits of the phone and town, blind for accents, and counts all their bookings', async () => {
    const email = 'søren@sought.com';
    const first = { customerName: 'Zoë Ñandú', phone: '(407) 555-0142' };
    await bookingOf(email, day, first);
    await bookingOf(email, nextDay(), { customerName: 'Z. Nandu' });
    for (const q of [
      'zoe nandu',
      'ZOË',
      'SOREN@sought',
      '407 555-0142',
      '+1 (407) 555 0142',
      'orlando zoe',
    ]) {
      expect([q, await emailsOf(q)]).toEqual([q, [email]]);
    }
    expect((await sought('zoë')).customers[0]).toMatchObject({ customerName: 'Z. Nandu', totalBookings: 2 });
    expect(await sought('nobody-of-this-name')).toEqual({
      customers: [],
      count: 0,
      atLeast: false,
      nextCursor: null,
    });
  });

  test('says how many have it beyond the limit, and reads its signs as themselves', async () => {
    await bookingOf('one@both-of-them.com', day);
    await bookingOf('two@both-of-them.com', nextDay());
    expect(await sought('both-of-them', 1)).toMatchObject({ customers: [{}], count: 2 });
    expect((await sought('both_of_them')).count).toBe(0);
    expect((await sought('%')).count).toBe(0);
  });

  test('goes on after the last one that was told, and refuses a place that says nothing', async () => {
    const emails = ['first@of-three.com', 'second@of-three.com', 'third@of-three.com'];
    for (const email of emails) await bookingOf(email, nextDay());
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ q: 'of-three', limit: '2', cursor });
      const { body } = await office().get(`/admin/customers?${query}`);
      found.push(...body.customers.map(({ email }: { email: string }) => email));
      cursor = body.nextCursor;
    }
    expect(found).toEqual(emails.toReversed());
    for (const wrong of ['x', '1_2', `999999999999999_${crypto.randomUUID()}`])
      expect(await office().get(`/admin/customers?q=of-three&cursor=${wrong}`)).toMatchObject({
        status: 400,
        body: { fields: { cursor: expect.any(String) } },
      });
  });

  test('finds nobody by a booking that was deleted', async () => {
    const { id } = await bookingOf('deleted@sought.com', day);
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [id]);
    expect(await emailsOf('deleted@sought')).toEqual([]);
  });
});

describe('the note of a customer', () => {
  const write = (email: string, note: string, expectedVersion: number) =>
    office().put('/admin/customers/note', { email, note, expectedVersion });

  test('is of all their visits, and empty it is gone while its version goes on', async () => {
    const email = 'dog@note.com';
    await bookingOf(email, day);
    const first = await write(' Dog@Note.com ', ' Chien dans le jardin ', 0);
    expect(first).toMatchObject({ status: 200, body: { note: 'Chien dans le jardin', noteVersion: 1 } });
    await bookingOf(email, nextDay());
    expect(await customer(email)).toMatchObject({ note: 'Chien dans le jardin', totalBookings: 2 });
    expect((await history(email)).body.customer.note).toBe('Chien dans le jardin');
    expect((await write(email, '  ', 1)).body).toMatchObject({ note: null, noteVersion: 2 });
  });

  test('of two who write at once one is told what the other wrote, and a lost answer is asked for again', async () => {
    const email = 'both@note.com';
    await bookingOf(email, day);
    const answers = await Promise.all([write(email, 'mine', 0), write(email, 'theirs', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, refused] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(refused?.body).toMatchObject({ code: 'customer.changed', customer: kept?.body });
    expect(await write(email, kept?.body.note, 0)).toMatchObject({ status: 200, body: { noteVersion: 1 } });
    expect(await write(email, 'stale', 7)).toMatchObject({ status: 409, body: { customer: kept?.body } });
  });

  test('is of a customer alone, no longer than it may be, and of no customer it can read', async () => {
    expect(await write('nobody@note.com', 'x', 0)).toMatchObject({ status: 404 });
    expect(await write('both@note.com', 'x'.repeat(1_001), 1)).toMatchObject({
      status: 400,
      body: { fields: { note: expect.any(String) } },
    });
    const booking = await bookingOf('reader@note.com', day);
    await write('reader@note.com', 'canary-of-staff', 0);
    const { id, email, sig } = linkOf(booking.manageUrl);
    const seen = await api.get(`/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('canary-of-staff');
  });

  test('is erased with the customer, counted before, and with that of an address put right since', async () => {
    const email = 'erase@note.com';
    const booking = await bookingOf('mistyped@note.com', day);
    await write('mistyped@note.com', 'of the mistyped address', 0);
    await cancelBooking({ ...linkOf(booking.manageUrl), slot: NO_SLOT, minutes: 0 });
    await rowsOf(api, 'update bookings set email = $2 where id = $1', [booking.id, email]);
    expect((await office().post('/admin/customers/erasure', { email })).body).toMatchObject({ note: true });
    await write(email, 'of the right one', 0);
    const erased = await office().post('/admin/customers/erase', { email, confirm: email });
    expect(erased).toMatchObject({ status: 200, body: { note: true } });
    const left = await rowsOf(
      api,
      `select email from customer_notes where email in ($1, 'mistyped@note.com')`,
      [email],
    );
    expect(left).toEqual([]);
  });
});

test('of another company nothing is noted, found or taken for alike', async () => {
  const email = 'lee@two-companies.com';
  const theirs = await asOwner(api.ownerUrl, async (client) => {
    const { id } = await addCanaryTenant(client);
    await client.query('update customer_notes set email = $2 where tenant_id = $1', [id, email]);
    await client.query('update bookings set email = $2, phone = $3 where tenant_id = $1', [
      id,
      'le.e@two-companies.com',
      '+14075550166',
    ]);
    return id;
  });
  const before = await notesOf(theirs);
  await bookingOf(email, day, { customerName: 'Ours', phone: '(407) 555-0166' });
  const ours = { email, customerName: 'Ours', totalBookings: 1, note: null, noteVersion: 0 };
  const found = (await office().get('/admin/customers?q=two-companies')).body;
  expect(found).toMatchObject({ customers: [ours], count: 1 });
  expect(await history(email)).toMatchObject({ body: { customer: ours, alike: [] } });
  const written = await office().put('/admin/customers/note', { email, note: 'Ours', expectedVersion: 0 });
  expect(written).toMatchObject({ status: 200, body: { note: 'Ours', noteVersion: 1 } });
  expect(before).toHaveLength(1);
  expect(await notesOf(theirs)).toEqual(before);
});

function notesOf(tenantId: string): Promise<object[]> {
  return asOwner(api.ownerUrl, async (client) => {
    const { rows } = await client.query('select * from customer_notes where tenant_id = $1', [tenantId]);
    return rows;
  });
}

describe('another e-mail that may be the same person', () => {
  const alikeOf = async (email: string) =>
    (await history(email)).body.alike.map(({ by, customer: one }: { by: string; customer: object }) => ({
      by,
      ...one,
    }));

  test('is one with the same phone, or one written nearly alike', async () => {
    const phone = '(407) 555-0171';
    await bookingOf('mia.lopez@alike.com', day, { phone });
    await bookingOf('work@elsewhere.com', nextDay(), { phone });
    await bookingOf('mialopez+shop@alike.com', nextDay(), { phone: '(407) 555-0172' });
    await bookingOf('m.ia.lope.z@alike.com', nextDay(), { phone: '(407) 555-0174' });
    await bookingOf('mia.lope@alike.com', nextDay(), { phone: '(407) 555-0175' });
    await bookingOf('mia.lopezz@alike.com', nextDay(), { phone: '(407) 555-0176' });
    await bookingOf('mia.lopez@unlike.com', nextDay(), { phone: '(407) 555-0173' });
    const found = await alikeOf('mia.lopez@alike.com');
    expect(found.map(({ by, email }: { by: string; email: string }) => [by, email]).sort()).toEqual([
      ['email', 'm.ia.lope.z@alike.com'],
      ['email', 'mialopez+shop@alike.com'],
      ['phone', 'work@elsewhere.com'],
    ]);
    expect(found[0]).toMatchObject({ totalBookings: 1 });
    expect(await alikeOf('mia.lopez@unlike.com')).toEqual([]);
  });
});
