import { expect, test } from 'vitest';
import { LOOKED_THROUGH_MAX } from '#shared/api/admin/bookings.ts';
import { type BookingStatus, bookingStatuses } from '#shared/booking/booking-status.ts';
import { countStatement, pageStatement } from '../../server/db/repos/bookings/booking-lists.ts';
import { aBooking } from '../support/booking.ts';
import { api, openShop } from '../support/open-shop.ts';
import { planOf } from '../support/plan-of.ts';
import { dayAhead, rowsOf } from '../support/shop.ts';
import { listed } from '../support/staff.ts';

openShop();

test('ten thousand bookings are searched a part at a time, and paged in about the time of a hundred', async () => {
  const { id } = await aBooking();
  const columns = `tenant_id, claim_id, status, locale, email, customer_name, address_line1, city, postal_code, country,
    time_zone, service_title, service_type, minutes, quote, estimate, subtotal_cents, service_charge_cents,
    discount_cents, total_cents, items, items_snapshot, promotions_snapshot`;
  const copies = (count: number) =>
    rowsOf(
      api,
      `insert into bookings (id, cart_id, starts_at, ends_at, ${columns})
      select gen_random_uuid(), gen_random_uuid(), starts_at + n * interval '1 hour', ends_at + n * interval '1 hour',
        ${columns.replace('claim_id, status', `null, 'CANCELLED'`).replace('customer_name', `'Nom ' || n`)}
      from bookings, generate_series(1, ${count}) as n where id = $1`,
      [id],
    );
  const timed = async (query: Record<string, string>) => {
    const times: number[] = [];
    for (let n = 0; n < 5; n++) {
      const from = performance.now();
      expect((await listed(query)).status).toBe(200);
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  const queries = [
    { q: 'nom 9' },
    { q: 'nobody at all' },
    { limit: '50' },
    { from: dayAhead(1), to: dayAhead(8) },
  ];
  await copies(100);
  const few: number[] = [];
  for (const query of queries) few.push(await timed(query as Record<string, string>));
  await copies(10_000);
  for (const [index, query] of queries.entries()) {
    expect(await timed(query as Record<string, string>)).toBeLessThan((few[index] ?? 0) * 25); // a hundred times as many
  }
  // Whatever reads the table meanwhile keeps a vacuum from tidying it.
  await expect
    .poll(() => planOfPage(['nom']), { timeout: 10_000 })
    .toMatch(/search_text[\s\S]*Limit[\s\S]*Index Only Scan Backward using bookings_search_index/);
  await expectParts();
  expect(await planOfCount([])).toMatch(/Index Only Scan using bookings_count_index/);
  expect(await planOfCount(['CONFIRMED'])).toMatch(/Index Only Scan using bookings_count_index/);
  await rowsOf(api, `delete from bookings where customer_name like 'Nom %'`, []);
}, 60_000);

/** Of `Nom 1` to `Nom 10000`, an hour apart, and a hundred of these names twice. */
async function expectParts(): Promise<void> {
  const all = await listed({ order: 'desc', limit: '50' });
  expect(all.body).toMatchObject({ count: LOOKED_THROUGH_MAX, atLeast: true });
  const found = await everyPart({ order: 'desc', q: 'nom 77', limit: '50' });
  const wanted = await rowsOf<{ id: string }>(
    api,
    `select id from bookings where search_text like '%nom%' and search_text like '%77%' order by starts_at desc, id desc`,
    [],
  );
  expect(found.ids).toEqual(wanted.map((row) => row.id));
  expect(found.ids.length).toBeGreaterThan(100);
  // No row falls between two parts.
  const inOrder = await rowsOf<{ id: string }>(
    api,
    'select id from bookings where deleted_at is null order by starts_at desc, id desc offset $1 limit 3',
    [LOOKED_THROUGH_MAX - 1],
  );
  expect(inOrder).toHaveLength(3);
  for (const { id } of inOrder)
    expect((await everyPart({ order: 'desc', q: id.slice(0, 8) })).ids).toEqual([id]);
  // Of nobody: as many calls as it has parts, the first of which says that it was not all.
  const nobody = await everyPart({ order: 'asc', q: 'zzyzx' });
  expect(nobody).toEqual({ ids: [], counts: [0, null, null], parts: 3 });
  expect((await listed({ q: 'zzyzx', from: dayAhead(1), to: dayAhead(8) })).body).toMatchObject({
    count: 0,
    atLeast: false,
    nextCursor: null,
  });
}

async function everyPart(query: Record<string, string>) {
  const ids: string[] = [];
  const counts: (number | null)[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await listed({ ...query, cursor });
    ids.push(...body.bookings.map((row: { id: string }) => row.id));
    counts.push(body.count);
    cursor = body.nextCursor;
  }
  return { ids, counts, parts: counts.length };
}

function planOfPage(words: readonly string[]): Promise<string> {
  const page = { order: 'desc', after: undefined, limit: 50 } as const;
  const { asked, values } = pageStatement(api.tenantId, { statuses: bookingStatuses, words }, page);
  return planOf(api, asked, values);
}

function planOfCount(some: readonly BookingStatus[]): Promise<string> {
  const statuses = some.length === 0 ? bookingStatuses : some;
  const { asked, values } = countStatement(api.tenantId, { statuses, words: [] }, 'desc');
  return planOf(api, asked, values);
}
