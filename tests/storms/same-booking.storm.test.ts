import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { copyCancelled } from './copy-cancelled.ts';
import { countBy, postPatiently } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  layGround,
  makeCarts,
  type OpenSlot,
  type StormGround,
  slotsFrom,
  tenantClient,
} from './storm-ground.ts';
import { sized } from './storm-size.ts';

const AT_ONCE = 50;
const ROUNDS = sized(20, 3);

let ground: StormGround;
let slots: OpenSlot[];
let carts: string[];

beforeAll(async () => {
  ground = await layGround(2);
  carts = await makeCarts(ground.client, ROUNDS + 1);
  const minutes = await cartMinutes(ground.nodes[0]?.url ?? '', carts[0] ?? '');
  slots = (await slotsFrom(ground.nodes[0]?.url ?? '', 3, 30, minutes)).filter((_, index) => index % 3 === 0);
});
afterAll(() => ground.clear());

test('fifty identical bookings at once are one booking and fifty equal answers, every time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [cartId, slot] = [carts[round], slots[round]];
    if (!cartId || !slot) throw new Error('Expected a cart and a slot for each round');
    const call = { path: '/bookings', body: bookingOf(cartId, slot), key: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => postPatiently(ground.nodes, call)),
    );
    expect(countBy(answers, ({ status }) => status)).toEqual({ 201: AT_ONCE });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
  const { rowCount } = await ground.client.query('select 1 from bookings');
  expect(rowCount).toBe(ROUNDS);
  expect(await brokenPromises(ground.client)).toEqual({});
  expect(await countDeadlocks(ground.client)).toBe(0);
});

test('booking without the key row and without the carts’ own guard is caught by the same check', async () => {
  await ground.client.query('alter table bookings drop constraint bookings_cart_unique');
  const clients = await Promise.all(Array.from({ length: 4 }, () => tenantClient(ground.ownerUrl)));
  await Promise.all(
    clients.map(async (client) => {
      await copyCancelled(client, carts.at(-1) ?? '');
      await client.end();
    }),
  );
  await ground.client.query(
    `update bookings set status = 'PENDING', claim_id = (select claim_id from bookings
    where claim_id is not null limit 1) where cart_id = $1`,
    [carts.at(-1)],
  );
  expect(await brokenPromises(ground.client)).toMatchObject({ 'a cart booked twice': 1 });
});
