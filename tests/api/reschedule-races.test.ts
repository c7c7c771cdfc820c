import { describe, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import {
  aBooking,
  type Booking,
  broken,
  later,
  mailsOf,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { api, day, nextDay, openShop } from '../support/open-shop.ts';
import { asOwner, movedBy, rowsOf, slotsOn } from '../support/shop.ts';

openShop();

describe('at once', () => {
  test('twelve equal wishes at once, each with its own key, are one move', async () => {
    const booking = await aBooking();
    const target = later(booking.slot, 30);
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(booking, target)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ version: 2, startISO: target.startAt });
    expect(await mailsOf(booking)).toHaveLength(2);
  });

  test('twelve different wishes at once end as one time, with as many mails as moves', async () => {
    const booking = await aBooking();
    const targets = Array.from({ length: 12 }, (_, index) => later(booking.slot, 30 * (index + 1)));
    const answers = await Promise.all(targets.map((target) => move(booking, target)));
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refusals.filter((code) => code !== 'booking.changed')).toEqual([]);
    const moves = answers.length - refusals.length;
    expect(moves).toBeGreaterThan(0);
    expect((await showBooking(booking)).body.version).toBe(1 + moves);
    expect(await mailsOf(booking)).toHaveLength(1 + moves);
    expect(await broken()).toEqual({});
  });

  test('two visits that want the same time: one has it, the other keeps its own', async () => {
    const bookings = [await aBooking(), await aBooking(), await aBooking(), await aBooking()];
    const target = await slotAt(day, bookings[0]?.minutes ?? 0, -1);
    const answers = await Promise.all(bookings.map((booking) => move(booking, target)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await broken()).toEqual({});
  });

  test('two visits that change places both find the other there', async () => {
    const [one, other] = [await aBooking(), await aBooking()];
    const answers = await Promise.all([move(one, other.slot), move(other, one.slot)]);
    expect(answers.map(({ body }) => body.code)).toEqual(['slot.taken', 'slot.taken']);
    expect(await broken()).toEqual({});
  });
});

test('sixty moves of eight visits over the same hours of two days leave no overlap, no deadlock and a mail for each', async () => {
  const bookings: Booking[] = [];
  for (let n = 0; n < 8; n++) bookings.push(await aBooking());
  const free = (onDay: string) => slotsOn(api, onDay, bookings[0]?.minutes);
  const targets = [...(await free(day)), ...(await free(nextDay()))];
  const deadlocks = () => asOwner(api.ownerUrl, countDeadlocks);
  const before = await deadlocks();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const [booking, target] = [bookings[index % bookings.length], targets[(index * 7) % targets.length]];
      if (!booking || !target) throw new Error('Expected a visit and a time');
      return move(booking, target);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await broken()).toEqual({});
  expect(await deadlocks()).toBe(before);
  for (const booking of bookings) {
    expect(await mailsOf(booking)).toHaveLength((await showBooking(booking)).body.version);
  }
});

test('a visit that kept cells of its old time is found by the same check', async () => {
  const booking = await aBooking();
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '5 minutes')} where id = $1`, [
    booking.id,
  ]);
  expect(await broken()).toEqual({ 'a booking without its claim': 1 });
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '-5 minutes')} where id = $1`, [
    booking.id,
  ]);
});
