import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { askAtOnce } from './one-by-one.ts';
import { countBy, holdPatiently, postPatiently } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  hireCrews,
  layGround,
  makeCarts,
  type OpenSlot,
  type StormGround,
  slotsFrom,
} from './storm-ground.ts';
import { sized } from './storm-size.ts';

const CALLERS = sized(1_000);
/** As in holds.storm.test.ts. */
const TIMES_ONE_BY_ONE_MAX = 5;

let ground: StormGround;

beforeAll(async () => {
  ground = await layGround(2);
  await hireCrews(ground.client, 3);
});
afterAll(() => ground.clear());

const url = () => ground.nodes[0]?.url ?? '';

async function promisesHold(deadlocksBefore: number): Promise<void> {
  expect((await countDeadlocks(ground.client)) - deadlocksBefore).toBe(0);
  expect(await brokenPromises(ground.client)).toEqual({});
}

test.each([0, 10, 20])(
  'one time of three crews, asked for at once through two processes, is had three times (slot %i)',
  async (index) => {
    const slots = await slotsFrom(url(), 3, 14, 60);
    const [slot, elsewhere] = [slots[index], slots[index + 4]]; // not one over the other
    const deadlocksBefore = await countDeadlocks(ground.client);
    const hold = (one: typeof slot) => () => holdPatiently(ground.nodes, one);
    const { answers, times } = await askAtOnce(CALLERS, hold(slot), hold(elsewhere));
    expect(times).toBeLessThan(TIMES_ONE_BY_ONE_MAX);
    expect(countBy(answers, ({ status }) => status)).toEqual({ 201: 3, 409: CALLERS - 3 });
    expect(countBy(answers, ({ body }) => String(body.code))).toMatchObject({ 'slot.taken': CALLERS - 3 });
    await promisesHold(deadlocksBefore);
  },
);

test('asked for at once by as many as there are crews, no time is refused to any of them', async () => {
  const slots = (await slotsFrom(url(), 30, 4, 60)).filter((_, index) => index % 2 === 0);
  const deadlocksBefore = await countDeadlocks(ground.client);
  const answers = await Promise.all(
    slots.flatMap((slot) => [0, 1, 2].map(() => holdPatiently(ground.nodes, slot))),
  );
  expect(countBy(answers, ({ status }) => status)).toEqual({ 201: slots.length * 3 });
  await promisesHold(deadlocksBefore);
});

test('visits of overlapping times fill three crews without a deadlock, and no crew twice', async () => {
  const carts = await makeCarts(ground.client, 120);
  const minutes = await cartMinutes(url(), carts[0] ?? '');
  const near: readonly OpenSlot[] = (await slotsFrom(url(), 20, 3, minutes)).slice(0, 24);
  const deadlocksBefore = await countDeadlocks(ground.client);
  const answers = await Promise.all(
    carts.map((cartId, index) =>
      postPatiently(ground.nodes, {
        path: '/bookings',
        body: bookingOf(cartId, near[index % near.length] ?? { startAt: '', endAt: '', available: false }),
        key: crypto.randomUUID(),
      }),
    ),
  );
  expect(Object.keys(countBy(answers, ({ status }) => status)).sort()).toEqual(['201', '409']);
  await promisesHold(deadlocksBefore);
  const { rows } = await ground.client.query<{ crews: number }>(
    `select count(distinct resource_id)::int as crews from claims where state = 'booked'`,
  );
  expect(rows).toEqual([{ crews: 3 }]);
});
