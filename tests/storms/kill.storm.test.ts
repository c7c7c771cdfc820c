import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { copyCancelled } from './copy-cancelled.ts';
import { countBy, postPatiently, type StormAnswer } from './patient-client.ts';
import {
  bookingOf,
  cartMinutes,
  hireCrews,
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
import { crewFaults, visitsByCrew } from './visits-of-crews.ts';

const KILLS = sized(20, 4);
const CLIENTS = 40;
/** How long a room of carpet takes. */
const STEP_MIN = 40;
const PER_DAY = 1440 / STEP_MIN;

/** `wishes` carts want every time, one after the other; 75 days are enough for the full size. */
const storms = [
  { crews: 1, times: sized(2_500), wishes: 2, bufferMin: 0 },
  { crews: 5, times: sized(1_000), wishes: 6, bufferMin: 10 },
];

describe.each(storms)('crews: $crews', ({ crews, times, wishes, bufferMin }) => {
  const attempts = times * wishes;
  let ground: StormGround;

  beforeAll(async () => {
    ground = await layGround(2);
    await hireCrews(ground.client, crews);
    await openAroundTheClock(ground.client, STEP_MIN, bufferMin);
  });
  afterAll(() => ground.clear());

  test('nodes killed while booking lose nothing that was acknowledged and double nothing', async () => {
    const url = ground.nodes[0]?.url ?? '';
    const carts = await makeCarts(ground.client, attempts);
    await new Promise((resolve) => setTimeout(resolve, 1_100)); // nodes look at the revision once a second
    const minutes = await cartMinutes(url, carts[0] ?? '');
    const days = Math.ceil((times * Math.ceil((minutes + bufferMin) / STEP_MIN)) / (PER_DAY - 1)) + 1;
    const slots = apart(await slotsFrom(url, 2, days, minutes), bufferMin).slice(0, times);
    expect(slots).toHaveLength(times);

    const answers: StormAnswer[] = [];
    const calls = carts.flatMap((cartId, index) => {
      const slot = slots[Math.floor(index / wishes)];
      return slot ? [{ path: '/bookings', body: bookingOf(cartId, slot), key: crypto.randomUUID() }] : [];
    });
    let next = 0;
    const client = async () => {
      for (let call = calls[next++]; call; call = calls[next++]) {
        answers.push(await postPatiently(ground.nodes, call));
      }
    };
    const kills = await Promise.all([
      killNow(ground, answers, attempts),
      ...Array.from({ length: CLIENTS }, client),
    ]);
    expect(kills[0]).toBe(KILLS);
    expect(answers.some(({ retries }) => retries > 0)).toBe(true); // the kills were felt

    const booked = times * crews;
    expect(countBy(answers, ({ status }) => status)).toEqual({ 201: booked, 409: attempts - booked });
    const acknowledged = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(compareIds(acknowledged, await listBookingIds(ground.client))).toEqual({
      lost: 0,
      unannounced: 0,
    });
    expect(await brokenPromises(ground.client)).toEqual({});
    expect(await crewFaults(ground.client)).toEqual({ overlapping: 0, withoutCell: 0 });
    expect(await visitsByCrew(ground.client)).toEqual(Array.from({ length: crews }, () => times));
    expect(await countDeadlocks(ground.client)).toBe(0);
  });

  test('a visit put where another is, with its cells left behind, is caught by the same checks', async () => {
    const { client } = ground;
    await client.query('begin');
    // The next of the same crew, or another crew's of the same time.
    await client.query(`
      with two as (select * from claims where state = 'booked' order by starts_at, resource_id limit 2),
        here as (select * from two order by starts_at, resource_id limit 1),
        moved as (update claims c set resource_id = here.resource_id, starts_at = here.starts_at,
          ends_at = here.ends_at, occupied_until = here.occupied_until
          from here, two where c.id = two.id and c.id <> here.id returning c.id, c.starts_at, c.ends_at)
      update bookings b set starts_at = moved.starts_at, ends_at = moved.ends_at from moved where b.claim_id = moved.id`);
    expect(await brokenPromises(client)).toEqual({
      'two live claims overlap': 1,
      'a claim without exactly its cells': 1,
    });
    expect(await crewFaults(client)).toEqual({ overlapping: 1, withoutCell: (STEP_MIN + bufferMin) / 5 });
    await client.query('rollback');
  });

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
});

/** As many as can all be had by one crew. */
function apart(slots: readonly OpenSlot[], bufferMin: number): OpenSlot[] {
  let freeAtMs = 0;
  return slots.filter(({ startAt, endAt }) => {
    if (Date.parse(startAt) < freeAtMs) return false;
    freeAtMs = Date.parse(endAt) + bufferMin * 60_000;
    return true;
  });
}

/** One node after the other, spread over the whole storm; the other one goes on answering. */
async function killNow(
  { nodes }: StormGround,
  answers: readonly unknown[],
  attempts: number,
): Promise<number> {
  let kills = 0;
  for (; kills < KILLS; kills++) {
    const from = (attempts / (KILLS + 1)) * (kills + 1);
    while (answers.length < from) await new Promise((resolve) => setTimeout(resolve, 5));
    const node = nodes[kills % nodes.length];
    await node?.kill();
    await node?.restart();
  }
  return kills;
}
