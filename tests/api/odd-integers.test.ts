import { describe, expect, test } from 'vitest';
import type { AnyRoute } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { aBooking } from '../support/booking.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { type Given, plausibleInput } from '../support/plausible-input.ts';
import { aSmallCart, freeSlot } from '../support/shop.ts';

openShop();

/** One more than a column of four bytes holds, its like below 0, and what JavaScript counts no further than. */
const ODD = [2_147_483_648, -2_147_483_649, 2 ** 53, -(2 ** 53), 0.5];

/** Of a query, whose numbers are read from text. */
const COUNTED = /version|minutes|limit|count|max|min$/i;

/** The input once for each of its numbers, with that number odd; everything else is as the schema wants it. */
function* withOdd(input: unknown, isCounted: (name: string) => boolean, name = ''): Generator<unknown> {
  if (typeof input === 'number' || (typeof input === 'string' && isCounted(name))) yield* ODD;
  if (typeof input !== 'object' || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    for (const odd of withOdd(value, isCounted, Array.isArray(input) ? name : key)) {
      yield Array.isArray(input) ? input.with(Number(key), odd) : { ...input, [key]: odd };
    }
  }
}

/** Rows that exist, so that an odd number gets as far as the database. */
async function givenFor(row: AnyRoute): Promise<Given> {
  const booking = await aBooking(day);
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, day, minutes);
  const note = { email: booking.email, note: 'Gives lemonade', expectedVersion: 0 };
  await staff.put('/admin/customers/note', note);
  const [coupon] = (await staff.get('/admin/coupons')).body.coupons;
  const ids: Readonly<Record<string, string>> = { coupons: coupon.id, cart: cartId, services: shop.carpetId };
  const noun = row.path.split('/').find((part) => part in ids);
  return {
    id: noun === undefined ? booking.id : (ids[noun] ?? booking.id),
    code: coupon.code,
    email: booking.email,
    day,
    startAt: slot.startAt,
    endAt: slot.endAt,
  };
}

const numbered = allRoutes.filter((row) => {
  const given: Given = { id: '', code: '', email: '', day: '', startAt: '', endAt: '' };
  const query = plausibleInput(row.query, given);
  const body = plausibleInput(row.body, given);
  return [...withOdd(query, (name) => COUNTED.test(name)), ...withOdd(body, () => false)].length > 0;
});

describe('a number that no column holds', () => {
  test.each(numbered.map((row): [string, AnyRoute] => [`${row.method} ${row.path}`, row]))(
    'is refused or means nothing, and is no fault of ours: %s',
    async (_name, row) => {
      const given = await givenFor(row);
      const query = plausibleInput(row.query, given);
      const body = plausibleInput(row.body, given);
      const queries = [...withOdd(query, (name) => COUNTED.test(name))];
      const calls = [
        ...queries.map((odd) => ({ query: odd, body })),
        ...[...withOdd(body, () => false)].map((odd) => ({ query, body: odd })),
      ];
      for (const call of calls) expect([call, await ask(row, given, call)]).toEqual([call, 'fine']);
    },
  );

  test('the sweep finds the calls that have numbers', () => {
    expect(numbered.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'PUT /admin/customers/note',
        'PATCH /admin/coupons/:id',
        'PUT /admin/schedule',
      ]),
    );
  });
});

test('the version of a note that has one already is a version like any other', async () => {
  const { email } = await aBooking(day);
  const write = async (expectedVersion: number) =>
    await staff.put('/admin/customers/note', { email, note: `Version ${expectedVersion}`, expectedVersion });
  await write(0); // the first note on a customer who has none yet
  expect(await write(2_147_483_648)).toMatchObject({
    status: 400,
    body: { fields: { expectedVersion: 'too_large' } },
  });
  expect((await write(2_147_483_647)).status).toBe(409);
});

async function ask(
  row: AnyRoute,
  given: Given,
  { query, body }: { query: unknown; body: unknown },
): Promise<string> {
  const params = plausibleInput(row.params, given) as Record<string, string> | undefined; // segments are texts
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => params?.[name] ?? given.id);
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`; // all texts
  const answer = await fetch(`${api.url}/api${path}${search}`, {
    method: row.method,
    redirect: 'manual',
    headers: {
      'X-Tenant-Slug': 'sabal',
      'X-Admin-Token': 'sabal-dev-admin',
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (isStream) await answer.body?.cancel();
  return answer.status < 500 ? 'fine' : `${answer.status} ${isStream ? '' : await answer.text()}`;
}
