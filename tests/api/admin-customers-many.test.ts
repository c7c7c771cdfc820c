import { expect, test } from 'vitest';
import { readCustomers, searchStatement } from '../../server/db/repos/customers/customers.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { planOf } from '../support/plan-of.ts';
import { aSmallCart, asOwner, book, bookingBody, freeSlot, rowsOf } from '../support/shop.ts';

openShop();

const office = () => api.as({ 'X-Admin-Token': 'sabal-dev-admin' });

async function customers(limit: number) {
  const { body } = await office().get(`/admin/customers?limit=${limit}`);
  return body as { customers: { email: string; lastBookingISO: string }[]; count: number };
}

test('ten thousand bookings of three thousand customers are counted, and listed as if all were put together', async () => {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, day, minutes);
  expect((await book(api, bookingBody(cartId, slot, { email: 'seed@many.com' }))).status).toBe(201);
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
  await rowsOf(api, confirmSome, []);
  for (const limit of [1, 100, 500]) {
    const list = await customers(limit);
    expect(list.customers.map(({ email, lastBookingISO }) => [email, lastBookingISO])).toEqual(
      (await groupedByHand()).slice(0, limit),
    );
    expect(list.count).toBe((await groupedByHand()).length);
  }
  expect(await everyPart('c2999@many')).toEqual({ emails: ['c2999@many.com'], parts: 3 });
  expect(await everyPart('zzyzx')).toEqual({ emails: [], parts: 3 });
  // What is told of somebody is of all their bookings, in whatever part they were found.
  const byHand = await groupedByHand();
  const found = await everyPart('@many', 500);
  expect(found.emails.length).toBe(byHand.length);
  expect(new Set(found.emails)).toEqual(new Set(byHand.map(([email]) => email)));
  // Whatever reads the table meanwhile keeps a vacuum from tidying it.
  await expect
    .poll(planOfSearch, { timeout: 10_000 })
    .toMatch(/Index Only Scan Backward using bookings_search_index/);
  const values = [api.tenantId, new Date().toISOString(), 100];
  expect(await planOf(api, readCustomers, values)).toMatch(
    /Presorted Key: b\.starts_at[\s\S]*Index Only Scan using bookings_customer_email_index/,
  );
});

/** Whom a search finds in all its calls, each once. */
async function everyPart(q: string, limit = 100) {
  const emails = new Set<string>();
  let parts = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await office().get(
      `/admin/customers?${new URLSearchParams({ q, cursor, limit: `${limit}` })}`,
    );
    for (const { email } of body.customers) emails.add(email);
    if (parts === 0) expect(body.atLeast).toBe(true);
    cursor = body.nextCursor;
    parts++;
  }
  return { emails: [...emails], parts };
}

/** Half of the bookings of every tenth customer, so that some have cancelled what came after. */
const confirmSome = `with claim as (
    insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
    select b.tenant_id, b.id, a.resource_id, 'booked', b.id, starts_at, ends_at, ends_at
    from bookings b join agendas a on a.tenant_id = b.tenant_id where email like 'c%7@many.com' and b.id::text < '8'
    returning id
  )
  update bookings b set status = 'CONFIRMED', claim_id = b.id from claim where claim.id = b.id`;

/** E-mails and last bookings, from all bookings there are. */
async function groupedByHand(): Promise<[string, string][]> {
  const rows = await rowsOf<{ email: string; at: Date }>(
    api,
    `select email, coalesce(max(starts_at) filter (where status <> 'CANCELLED'), max(starts_at)) as at
      from bookings where tenant_id = $1 and deleted_at is null and erased_at is null
      group by email order by at desc, email`,
    [api.tenantId],
  );
  return rows.map(({ email, at }) => [email, at.toISOString()]);
}

function planOfSearch(): Promise<string> {
  return planOf(api, searchStatement(false), [api.tenantId, ['%c2999%'], 100]);
}
