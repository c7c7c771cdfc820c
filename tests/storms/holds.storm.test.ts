import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { askAtOnce } from './one-by-one.ts';
import { countBy, holdPatiently } from './patient-client.ts';
import { layGround, type OpenSlot, type StormGround, slotsFrom, tenantClient } from './storm-ground.ts';
import { sized } from './storm-size.ts';

const HOLDS = sized(1_000);
/**
 * How many times longer all at once may take than as many one by one: one, and twice that on nodes that have just begun.
 * The naive way needs two minutes for what takes a second or two (reliability S1).
 */
const TIMES_ONE_BY_ONE_MAX = 5;

let ground: StormGround;
let slots: OpenSlot[];

beforeAll(async () => {
  ground = await layGround(2);
  slots = await slotsFrom(ground.nodes[0]?.url ?? '', 3, 14, 60);
});
afterAll(() => ground.clear());

describe('many holds of one slot at once, through two processes', () => {
  test.each([0, 10, 20])(
    'one gets it, all others hear it at once, nothing deadlocks (slot %i)',
    async (index) => {
      const [slot, elsewhere] = [slots[index], slots[index + 4]]; // not one over the other
      const deadlocksBefore = await countDeadlocks(ground.client);
      const hold = (one: typeof slot) => () => holdPatiently(ground.nodes, one);
      const { answers, times } = await askAtOnce(HOLDS, hold(slot), hold(elsewhere));
      expect(times).toBeLessThan(TIMES_ONE_BY_ONE_MAX);
      expect(countBy(answers, ({ status }) => status)).toEqual({ 201: 1, 409: HOLDS - 1 });
      expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
        new Set(['slot.taken']),
      );
      expect((await countDeadlocks(ground.client)) - deadlocksBefore).toBe(0);
      expect(await brokenPromises(ground.client)).toEqual({});
    },
  );

  test('overlapping wishes of two days leave no overlap and no deadlock', async () => {
    const near = slots.slice(40, 80);
    const deadlocksBefore = await countDeadlocks(ground.client);
    const answers = await Promise.all(
      Array.from({ length: HOLDS }, (_, index) => holdPatiently(ground.nodes, near[index % near.length])),
    );
    expect(Object.keys(countBy(answers, ({ status }) => status)).sort()).toEqual(['201', '409']);
    expect((await countDeadlocks(ground.client)) - deadlocksBefore).toBe(0);
    expect(await brokenPromises(ground.client)).toEqual({});
  });
});

test('looking first and inserting then, without cells and lock, is caught by the same check', async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, () => tenantClient(ground.ownerUrl)));
  const slot = slots.at(-1);
  const values = [slot?.startAt, slot?.endAt];
  await Promise.all(
    clients.map(async (client) => {
      await client.query('begin');
      const { rowCount } = await client.query(
        'select 1 from claims where starts_at < $2 and occupied_until > $1',
        values,
      );
      await client.query('select pg_sleep(0.05)');
      if (rowCount === 0) {
        await client.query(
          `insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until,
            first_held_at, expires_at)
          select tenant_id, gen_random_uuid(), resource_id, 'held', gen_random_uuid(), $1, $2, $2, now(),
            now() + interval '10 minutes' from agendas`,
          values,
        );
      }
      await client.query('commit');
      await client.end();
    }),
  );
  expect(await brokenPromises(ground.client)).toMatchObject({
    'two live claims overlap': expect.any(Number),
  });
});
