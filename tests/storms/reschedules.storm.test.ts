import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedBy } from '../support/shop.ts';
import { brokenPromises, countDeadlocks } from './broken-promises.ts';
import { countBy } from './patient-client.ts';
import {
  changeAll,
  makeRescheduledBookings,
  type RescheduledBookings,
  type Settled,
} from './rescheduled-bookings.ts';
import { layGround, openAroundTheClock, type StormGround, tenantClient } from './storm-ground.ts';
import { sized } from './storm-size.ts';

/** Each of them is on its way at the same moment as all others. */
const BOOKINGS = sized(500, 50);
const KILLS = sized(8, 2);

/** How long a room of carpet takes: 36 visits a day. */
const STEP_MIN = 40;

let ground: StormGround;
let moving: RescheduledBookings;

beforeAll(async () => {
  ground = await layGround(2);
  await openAroundTheClock(ground.client, STEP_MIN);
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // nodes look at the revision once a second
  moving = await makeRescheduledBookings(ground, BOOKINGS);
});
afterAll(() => ground.clear());

test('visits moved and edited at once while nodes are killed have one claim each at every moment, and one mail for each change', async () => {
  const { bookings, expected } = moving;
  const settled: Settled[] = [];
  const watch = await watchPromises();
  const [kills] = await Promise.all([
    killNow(settled, sumOf(Object.values(expected))),
    ...bookings.map((booking) => changeAll(ground.nodes, booking, settled)),
  ]);
  const { looks, seen } = await watch.end();

  expect(countBy(settled, ({ what }) => what)).toEqual(expected);
  expect(seen).toEqual([]);
  expect(looks).toBeGreaterThan(5);
  expect(kills).toBe(KILLS);
  expect(sumOf(settled.map(({ retries }) => retries))).toBeGreaterThan(0); // the kills were felt
  expect(await listTimes()).toEqual(
    new Map(bookings.map(({ id, time, version }) => [id, timeText(time.startAt, time.endAt, version)])),
  );
  expect(await brokenPromises(ground.client)).toEqual({});
  expect(await withoutOneMailEach(ground.client)).toBe(0);
  expect(await countDeadlocks(ground.client)).toBe(0);
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** One node after the other, spread over the storm; the other one goes on answering. */
async function killNow(settled: readonly Settled[], expected: number): Promise<number> {
  let kills = 0;
  for (; kills < KILLS; kills++) {
    const from = (expected / (KILLS + 1)) * (kills + 0.5);
    while (settled.length < from) await new Promise((resolve) => setTimeout(resolve, 2));
    const node = ground.nodes[kills % ground.nodes.length];
    await node?.kill();
    await node?.restart();
  }
  return kills;
}

/** Looks at the rows for as long as the storm lasts: a promise that is broken for a moment is broken. */
async function watchPromises() {
  const client = await tenantClient(ground.ownerUrl);
  const seen: object[] = [];
  let looks = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const broken = { ...(await brokenPromises(client)), mails: await withoutOneMailEach(client) };
      if (Object.values(broken).some((count) => count > 0)) seen.push(broken);
      looks++;
    }
  })();
  return {
    seen,
    end: async () => {
      isOver = true;
      await watching;
      await client.end();
      return { looks, seen };
    },
  };
}

/** Bookings whose changes and mails of a change are not as many; each change is one version more. */
async function withoutOneMailEach(client: Client): Promise<number> {
  const { rowCount } = await client.query(`
    select 1 from bookings b where b.version - 1 <> (select count(*) from mail_outbox m where m.tenant_id = b.tenant_id
      and m.payload ->> 'bookingId' = b.id::text and m.kind in ('booking.moved', 'booking.updated'))`);
  return rowCount ?? 0;
}

async function listTimes(): Promise<Map<string, string>> {
  const { rows } = await ground.client.query<{ id: string; from: Date; to: Date; version: number }>(
    'select id, starts_at as from, ends_at as to, version from bookings',
  );
  return new Map(rows.map(({ id, from, to, version }) => [id, timeText(from, to, version)]));
}

function timeText(from: Date | string, to: Date | string, version: number): string {
  return `${new Date(from).toISOString()} ${new Date(to).toISOString()} ${version}`;
}

test('a move in two steps, whose visit has no claim for a moment, is caught by the same look', async () => {
  const naive = await tenantClient(ground.ownerUrl);
  const watch = await watchPromises();
  const shift = (way: '+' | '-') =>
    naive.query(`update bookings set ${movedBy('starts_at, ends_at', `${way}1 year`)}
      where id = (select min(id::text)::uuid from bookings)`);
  await shift('+');
  // The claim would follow, unless the node is killed here.
  await expect
    .poll(() => watch.seen)
    .toContainEqual(expect.objectContaining({ 'a booking without its claim': 1 }));
  await shift('-');
  await watch.end();
  await naive.end();
  expect(await brokenPromises(ground.client)).toEqual({});
});

test('a move that forgets its old claim is caught by the same look', async () => {
  const { client } = ground;
  await client.query('begin');
  await client.query(`insert into claims select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
    'starts_at', c.starts_at + interval '1 year', 'ends_at', c.ends_at + interval '1 year',
    'occupied_until', c.occupied_until + interval '1 year'))).* from claims c where state = 'booked' limit 1`);
  expect(await brokenPromises(client)).toMatchObject({ 'a booked claim without its booking': 1 });
  await client.query('rollback');
});

test('a second mail of one move, under a key of its own, is caught by the same count', async () => {
  const { client } = ground;
  await client.query('begin');
  await client.query(`insert into mail_outbox select (jsonb_populate_record(m, jsonb_build_object(
    'id', gen_random_uuid(), 'dedupe_key', 'again'))).* from mail_outbox m where kind = 'booking.moved' limit 1`);
  expect(await withoutOneMailEach(client)).toBe(1);
  await client.query('rollback');
});
