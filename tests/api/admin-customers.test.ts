import { describe, expect, test } from 'vitest';
import { api, day, nextDay, shop } from '../support/open-shop.ts';
import { aSmallCart, asOwner, book, bookingBody, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { cancelVisit } from '../support/visit.ts';

const KEY = 'sabal-dev-admin';
const office = () => api.as({ 'X-Admin-Token': KEY });

interface Made {
  readonly id: string;
  readonly total: number;
  readonly manageUrl: string;
}

async function visitOf(email: string, onDay: string, change: object = {}): Promise<Made> {
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
    const last = await visitOf('LENA@list.com', later, { customerName: 'Léna B.', phone: '(407) 555-0199' });
    const first = await visitOf('lena@list.com', soon, { customerName: 'Lena' }); // booked last, visited first
    expect(await customer('lena@list.com')).toEqual({
      email: 'lena@list.com',
      customerName: 'Léna B.',
      phone: '+14075550199',
      lastBookingISO: expect.any(String),
      totalBookings: 2,
      upcomingCount: 2,
      cancelledCount: 0,
      totalAmount: first.total + last.total,
    });
    const rows = (await history(' Lena@List.com ')).body.bookings;
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([last.id, first.id]);
    expect((await customer('lena@list.com'))?.lastBookingISO).toBe(rows[0].startISO);
  });

  test('counts cancelled ones and quotes as bookings and not as money, and only what is not over as upcoming', async () => {
    const email = 'omar@list.com';
    const [kept, cancelled, over, quote] = [
      await visitOf(email, day),
      await visitOf(email, nextDay()),
      await visitOf(email, nextDay()),
      await visitOf(email, nextDay()),
    ];
    await cancelVisit({
      ...linkOf(cancelled.manageUrl),
      slot: { startAt: '', endAt: '', available: false },
      minutes: 0,
    });
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
    const { id } = await visitOf('now@list.com', day);
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '1 hour', ends_at = now() + interval '5 seconds' where id = $1`,
      [id],
    );
    expect(await customer('now@list.com')).toMatchObject({ upcomingCount: 1 });
  });

  test('deleted bookings are nowhere', async () => {
    const email = 'gone@list.com';
    const [gone, kept] = [await visitOf(email, day), await visitOf(email, nextDay())];
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [gone.id]);
    expect(await customer(email)).toMatchObject({ totalBookings: 1, totalAmount: kept.total });
    expect((await history(email)).body.bookings).toHaveLength(1);
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [kept.id]);
    expect(await customer(email)).toBeUndefined();
    expect(await history(email)).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
  });

  test('begins with the latest booking, ends at the limit and says how many there are in all', async () => {
    await visitOf('one@order.com', day);
    await visitOf('two@order.com', nextDay());
    const all = await customers();
    const times = all.customers.map(({ lastBookingISO }) => Date.parse(String(lastBookingISO)));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(all.count).toBe(all.customers.length);
    const some = await customers(1);
    expect(some).toEqual({ customers: all.customers.slice(0, 1), count: all.count });
    expect((await office().get('/admin/customers')).body.customers).toEqual(all.customers); // 100 by itself
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

test('ten thousand bookings of three thousand customers are counted and listed by the hundred', async () => {
  await visitOf('seed@many.com', day);
  await asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await client.query(`
      create temp table made as select * from bookings where email = 'seed@many.com';
      alter table made drop column search_text;
      do $$ declare names text; begin
        select string_agg(quote_ident(column_name::text), ', ') into names from information_schema.columns
          where table_name = 'bookings' and is_generated = 'NEVER'
            and column_name not in ('id', 'cart_id', 'claim_id', 'email', 'starts_at', 'ends_at', 'status');
        execute format('insert into bookings (id, cart_id, claim_id, email, starts_at, ends_at, status, %s)
          select gen_random_uuid(), gen_random_uuid(), null, ''c'' || (n %% 3000) || ''@many.com'',
            now() - n * interval ''1 hour'', now() - n * interval ''1 hour'' + interval ''1 hour'', ''CANCELLED'', %s
          from made, generate_series(1, 10000) n', names, names);
      end $$;
      analyze bookings;`);
  });
  expect((await customers(100)).customers).toHaveLength(100);
  expect((await customers(100)).count).toBeGreaterThan(3000);
});
