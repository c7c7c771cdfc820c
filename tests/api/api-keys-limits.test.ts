import { expect, test } from 'vitest';
import type { Caller } from '../support/api.ts';
import { aKey, withKey } from '../support/api-keys.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, rowsOf, slotsOn } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop({ env: { limitsOff: false, trustProxy: true } });

/** Who calls from an address of their own, with a key or without. */
const from = (address: string, key?: string): Caller =>
  key === undefined ? api.as({ 'X-Forwarded-For': address }) : withKey(key, { 'X-Forwarded-For': address });

async function statusesOf(times: number, ask: (index: number) => Promise<{ status: number }>) {
  const counts = new Map<number, number>();
  for (let index = 0; index < times; index++) {
    const { status } = await ask(index);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const askLink = (caller: Caller) => (index: number) =>
  caller.post('/access-link', { email: `nobody${index}@sabal-mail.com`, locale: 'en' });

test('[D454] a key may do ten times of what an address may, wherever it calls from, and keys do not share', async () => {
  const [one, other] = [await aKey(), await aKey()];
  expect(await statusesOf(12, askLink(from('203.0.113.1')))).toEqual({ 202: 10, 429: 2 });
  const roaming = (index: number) => askLink(from(`203.0.113.${index % 2 === 0 ? 1 : 2}`, one.key))(index);
  expect(await statusesOf(102, roaming)).toEqual({ 202: 100, 429: 2 });
  expect((await askLink(from('203.0.113.1', other.key))(500)).status).toBe(202);
  expect((await askLink(from('203.0.113.3'))(501)).status).toBe(202);
});

test('all calls of a key are counted too, and not on its address', async () => {
  const { key } = await aKey();
  const ask = (caller: Caller) => async () => {
    const answer = await caller.get('/nothing');
    if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    return answer;
  };
  expect(await statusesOf(301, ask(from('203.0.113.10', key)))).toEqual({ 404: 301 });
  expect(await statusesOf(301, ask(from('203.0.113.10')))).toEqual({ 404: 300, 429: 1 });
});

test('beyond 300 wrong keys in a minute an address costs no statement, and another one is judged', async () => {
  const { key } = await aKey();
  const wrong = `${key.slice(0, -4)}AAAA`;
  const ask = (caller: Caller) => () => caller.get('/services');
  const counted = await statusesOf(310, ask(from('203.0.113.20', wrong)));
  expect(counted).toEqual({ 401: 300, 429: 10 });
  const flood = await countStatements(api, ask(from('203.0.113.20', wrong)));
  expect(flood).toEqual([]);
  expect((await from('203.0.113.21', key).get('/services')).status).toBe(200);
  expect((await from('203.0.113.20').get('/services')).status).toBe(200);
});

test('a key holds for thirty at once where an address holds for three, and its bookings count for no address', async () => {
  const { key } = await aKey();
  const slots = (await slotsOn(api, day, 60)).filter(({ available }, index) => available && index % 4 === 0);
  const holdAs = (caller: Caller) => (index: number) =>
    caller.post('/slots/hold', { startAt: slots[index]?.startAt, endAt: slots[index]?.endAt });
  const program = from('203.0.113.30', key);
  expect(await statusesOf(4, holdAs(program))).toEqual({ 201: 4 });
  await rowsOf(api, `delete from claim_cells where claim_id in (select id from claims where state = 'held')`);
  await rowsOf(api, `delete from claims where state = 'held'`);
  expect(await statusesOf(4, holdAs(from('203.0.113.30')))).toEqual({ 201: 3, 429: 1 });

  const { cartId, minutes } = await aSmallCart(program, shop);
  const slot = (await slotsOn(program, day, minutes)).findLast(({ available }) => available);
  if (!slot) throw new Error('No free slot');
  const made = await book(program, bookingBody(cartId, slot));
  const [row] = await rowsOf(api, 'select booked_from as "from" from bookings where id = $1', [made.body.id]);
  expect([made.status, row]).toEqual([201, { from: null }]);
});

test('an e-mail still counts: the fourth unproven visit under it waits, also by a key', async () => {
  const { key } = await aKey();
  const program = from('203.0.113.40', key);
  const statuses: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { cartId, minutes } = await aSmallCart(program, shop);
    const slot = (await slotsOn(program, day, minutes)).find(({ available }) => available);
    if (!slot) throw new Error('No free slot');
    statuses.push(
      (await book(program, bookingBody(cartId, slot, { email: 'same@sabal-mail.com' }))).body.status,
    );
  }
  expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'PENDING']);
  expect((await staff.get('/admin/api-keys')).status).toBe(200);
});
