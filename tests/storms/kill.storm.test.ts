import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { copyCancelled } from './copy-cancelled.ts';
import { countBy, postPatiently, type StormAnswer } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  layGround,
  makeCarts,
  type OpenSlot,
  openAroundTheClock,
  type StormGround,
  slotsFrom,
  tenantClient,
} from './storm-ground.ts';
import { sized } from './storm-size.ts';
import { compareIds, listBookingIds } from './told-and-kept.ts';

/** Two carts want every slot. */
const SLOTS = sized(2_500);
const ATTEMPTS = SLOTS * 2;
const KILLS = sized(20, 4);
const CLIENTS = 40;
/** A room of carpet takes 40 minutes: 36 visits a day, and 90 days are enough for the full size. */
const STEP_MIN = 40;

let ground: StormGround;

beforeAll(async () => {
  ground = await layGround(2);
  await openAroundTheClock(ground.client, STEP_MIN);
});
afterAll(() => ground.clear());

test('nodes killed while booking lose nothing that was acknowledged and double nothing', async () => {
  const url = ground.nodes[0]?.url ?? '';
  const carts = await makeCarts(ground.client, ATTEMPTS);
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // nodes look at the revision once a second
  const minutes = await cartMinutes(url, carts[0] ?? '');
  const slots = (await slotsFrom(url, 2, Math.ceil(SLOTS / 35) + 1, minutes)).slice(0, SLOTS);
  expect(slots).toHaveLength(SLOTS);

  const answers: StormAnswer[] = [];
  const wishes = carts.flatMap((cartId, index) => {
    const slot = slots[index % SLOTS];
    return slot ? [{ path: '/bookings', body: bookingOf(cartId, slot), key: crypto.randomUUID() }] : [];
  });
  let next = 0;
  const client = async () => {
    for (let wish = wishes[next++]; wish; wish = wishes[next++]) {
      answers.push(await postPatiently(ground.nodes, wish));
    }
  };
  const kills = await Promise.all([killNow(answers), ...Array.from({ length: CLIENTS }, client)]);
  expect(kills[0]).toBe(KILLS);

  expect(countBy(answers, ({ status }) => status)).toEqual({ 201: SLOTS, 409: SLOTS });
  const acknowledged = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(compareIds(acknowledged, await listBookingIds(ground.client))).toEqual({ lost: 0, unannounced: 0 });
  expect(await brokenPromises(ground.client)).toEqual({});
  expect(await countDeadlocks(ground.client)).toBe(0);
});

/** One node after the other, spread over the whole storm; the other one goes on answering. */
async function killNow(answers: readonly unknown[]): Promise<number> {
  let kills = 0;
  for (; kills < KILLS; kills++) {
    const from = (ATTEMPTS / (KILLS + 1)) * (kills + 1);
    while (answers.length < from) await new Promise((resolve) => setTimeout(resolve, 5));
    const node = ground.nodes[kills % ground.nodes.length];
    await node?.kill();
    await node?.restart();
  }
  return kills;
}

test('a mail written after the commit, by a process that died between, is caught by the same check', async () => {
  const dying = await tenantClient(ground.ownerUrl);
  await copyCancelled(dying, crypto.randomUUID());
  await dying.end(); // here the mail would have been written
  expect(await brokenPromises(ground.client)).toEqual({ 'a booking without exactly one mail': 1 });
});

test('trying again under a new key after a lost answer is caught by comparing answers and rows', async () => {
  const url = ground.nodes[0]?.url ?? '';
  const [first, second] = await makeCarts(ground.client, 2);
  const [one, two] = (await slotsFrom(url, 80, 5, await cartMinutes(url, first ?? ''))).slice(-2);
  if (!first || !second || !one || !two) throw new Error('Expected two carts and two free slots');
  const before = await listBookingIds(ground.client);
  const send = (cartId: string, slot: OpenSlot) =>
    postPatiently(ground.nodes, {
      path: '/bookings',
      body: bookingOf(cartId, slot),
      key: crypto.randomUUID(),
    });
  await send(first, one); // the answer is lost on its way
  const { body } = await send(second, two);
  expect(compareIds([...before, body.id], await listBookingIds(ground.client))).toEqual({
    lost: 0,
    unannounced: 1,
  });
});
