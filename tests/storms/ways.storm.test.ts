import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { travelMinOf } from '#shared/booking/travel-min.ts';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { countBy, postPatiently } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  hireCrews,
  layGround,
  makeCarts,
  type StormGround,
  slotsFrom,
} from './storm-ground.ts';
import { sized } from './storm-size.ts';

/** Two towns near each other and one two counties away. */
const ZIPS = ['32801', '32789', '33801'];
/** Fewer than towns: the shortest way keeps a crew in its town where it can. */
const CREWS = 2;
const ATTEMPTS = sized(1_000);
/** So few that a crew's day is asked for more than it holds, and never a weekend alone. */
const DAYS = sized(10, 4);
const wayMin = travelMinOf({ mode: 'estimate', fixedMin: 15 });

let ground: StormGround;

beforeAll(async () => {
  ground = await layGround(2);
  await hireCrews(ground.client, CREWS);
  await ground.client.query(`update agendas set travel = 'estimate'`);
  await ground.client.query('update tenants set catalogue_revision = catalogue_revision + 1');
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // nodes look at the revision once a second
});
afterAll(() => ground.clear());

test('[AG64] asked for at once in three towns, no crew has two visits nearer to each other than the way', async () => {
  const url = ground.nodes[0]?.url ?? '';
  const carts = await makeCarts(ground.client, ATTEMPTS);
  const minutes = await cartMinutes(url, carts[0] ?? '');
  const slots = await slotsFrom(url, 8, DAYS, minutes);
  const deadlocksBefore = await countDeadlocks(ground.client);
  const book = async (cartId: string, index: number) => {
    const slot = slots[index % slots.length];
    // Every time is asked for from every town.
    const postalCode = ZIPS[(index + Math.floor(index / slots.length)) % ZIPS.length];
    if (!slot) throw new Error('Expected a free slot');
    const { startAt, endAt } = slot;
    const address = { line1: '1 Harbor Rd', city: 'Orlando', postalCode };
    // Every second one holds the time first, without saying where.
    const held =
      index % 2 === 0
        ? undefined
        : await postPatiently(ground.nodes, { path: '/slots/hold', body: { startAt, endAt, cartId } });
    if (held?.status === 409) return held;
    const body = { ...bookingOf(cartId, slot), address, lockId: held?.body.id };
    return postPatiently(ground.nodes, { path: '/bookings', body, key: crypto.randomUUID() });
  };
  const answers = await Promise.all(carts.map(book));
  expect(Object.keys(countBy(answers, ({ status }) => status)).sort()).toEqual(['201', '409']);
  expect((await countDeadlocks(ground.client)) - deadlocksBefore).toBe(0);
  expect(await brokenPromises(ground.client)).toEqual({});
  const pairs = await readPairs(ground.client);
  expect(pairs.filter(({ from, to }) => from !== to).length).toBeGreaterThan(0);
  expect(pairs.filter(isTooNear)).toEqual([]);
});

test('a visit that begins as the one before it ends in another town is caught by the same check', async () => {
  const { client } = ground;
  const apart = (await readPairs(client)).find(({ from, to }) => from !== to);
  await client.query('begin');
  await client.query(`update bookings set starts_at = starts_at - $2 * interval '1 minute' where id = $1`, [
    apart?.id,
    apart?.gapMin,
  ]);
  expect((await readPairs(client)).filter(isTooNear).map(({ id }) => id)).toEqual([apart?.id]);
  await client.query('rollback');
});

interface Pair {
  /** Of the later visit. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly gapMin: number;
}

/** Each visit and the one before it of the same crew, by what bookings say and not by what claims do. */
async function readPairs(client: Client): Promise<Pair[]> {
  const { rows } = await client.query<Pair>(`
    select * from (
      select b.id, lag(b.postal_code) over crew as from, b.postal_code as to,
        extract(epoch from b.starts_at - lag(b.ends_at) over crew)::int / 60 as "gapMin"
      from bookings b join claims c on c.tenant_id = b.tenant_id and c.id = b.claim_id
      where b.status <> 'CANCELLED'
      window crew as (partition by c.resource_id order by b.starts_at)
    ) as pairs where "from" is not null`);
  return rows;
}

function isTooNear({ from, to, gapMin }: Pair): boolean {
  return gapMin < (wayMin?.(from, to) ?? 0);
}
