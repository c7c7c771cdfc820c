import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { type Api, startApi } from '../support/api.ts';
import {
  aCarpetItem,
  book,
  bookingBody,
  catalogueOf,
  fillCart,
  rowsOf,
  slotsOn,
  type TestCatalogue,
} from '../support/shop.ts';

/** The week before New York's clocks go forward on Sunday, 2027-03-14. */
const monday = '2027-03-08' as Day; // a real date
const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

let api: Api;
let shop: TestCatalogue;

beforeAll(async () => {
  api = await startApi({ now: () => instantFromMs(Date.UTC(2027, 2, 5, 12)) });
  shop = await catalogueOf(api);
});
afterAll(() => api.stop());

const arbitraryAgenda = fc.record({
  opens: fc.integer({ min: 0, max: 20 }).map((halfHours) => halfHours * 30),
  lasts: fc.integer({ min: 2, max: 28 }).map((halfHours) => halfHours * 30),
  stepMin: fc.constantFrom(10, 15, 20, 30, 45, 60),
  bufferMin: fc.constantFrom(0, 5, 15, 30),
  minutes: fc.integer({ min: 5, max: 240 }),
});

test('every slot that a week offers can be held, whatever hours, step, buffer and length', {
  timeout: 180_000,
}, async () => {
  const property = fc.asyncProperty(
    arbitraryAgenda,
    async ({ opens, lasts, stepMin, bufferMin, minutes }) => {
      const interval = { startMin: opens, endMin: Math.min(1440, opens + lasts) };
      await setAgenda([interval], stepMin, bufferMin);
      let renew: string | undefined;
      for (const day of week) {
        for (const { startAt, endAt, available } of await slotsOn(api, day, minutes, renew)) {
          if (!available) continue;
          const held = await api.post('/slots/hold', { startAt, endAt, renew });
          expect([startAt, held.status]).toEqual([startAt, 201]);
          renew = held.body.id;
        }
      }
      if (renew !== undefined) await api.post('/slots/release', { id: renew });
    },
  );
  await fc.assert(property, { numRuns: process.env.STORM_SIZE === 'full' ? 20 : 3 });
});

test('booking whatever is still offered, until nothing is, never fails and fills the week without overlap', async () => {
  await setAgenda(
    [
      { startMin: 480, endMin: 720 },
      { startMin: 780, endMin: 1080 },
    ],
    30,
    15,
  );
  const booked: { startsAt: number; endsAt: number }[] = [];
  for (const day of week) {
    for (;;) {
      const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
      const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
      const free = (await slotsOn(api, day, minutes)).filter(({ available }) => available);
      const slot = free[Math.floor(free.length / 3)];
      if (!slot) break;
      expect((await book(api, bookingBody(cartId, slot))).status).toBe(201);
      booked.push({ startsAt: Date.parse(slot.startAt), endsAt: Date.parse(slot.endAt) });
    }
  }
  booked.sort((a, b) => a.startsAt - b.startsAt);
  expect(booked.length).toBeGreaterThan(20);
  for (const [index, { endsAt }] of booked.entries()) {
    expect(booked[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
      endsAt + 15 * 60_000,
    );
  }
});

test('the hour that does not exist is not offered, and visits around it keep their length', async () => {
  await setAgenda([{ startMin: 0, endMin: 1440 }], 30, 0);
  const sunday = await slotsOn(api, addDays(monday, 6), 60);
  const wall = (iso: string) =>
    new Date(iso).toLocaleTimeString('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
  expect(sunday.map(({ startAt }) => wall(startAt)).filter((time) => time.startsWith('02'))).toEqual([]);
  const before = sunday.find(({ startAt }) => wall(startAt) === '01:30');
  if (!before) throw new Error('Expected 01:30');
  const held = await api.post('/slots/hold', { startAt: before.startAt, endAt: before.endAt });
  expect(held.status).toBe(201);
  expect(wall(held.body.endAt)).toBe('03:30');
});

async function setAgenda(
  intervals: readonly { startMin: number; endMin: number }[],
  stepMin: number,
  bufferMin: number,
): Promise<void> {
  const hours = Object.fromEntries(week.map((_, index) => [index + 1, intervals]));
  await rowsOf(api, 'update agendas set hours = $1, step_min = $2, buffer_min = $3', [
    JSON.stringify(hours),
    stepMin,
    bufferMin,
  ]);
}
