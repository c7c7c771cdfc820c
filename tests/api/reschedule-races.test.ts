import { describe, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import { api, day, nextDay } from '../support/open-shop.ts';
import { asOwner, rowsOf, slotsOn } from '../support/shop.ts';
import { aVisit, broken, later, mailsOf, move, showVisit, slotAt, type Visit } from '../support/visit.ts';

describe('at once', () => {
  test('twelve equal wishes at once, each with its own key, are one move', async () => {
    const visit = await aVisit();
    const target = later(visit.slot, 30);
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(visit, target)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ version: 2, startISO: target.startAt });
    expect(await mailsOf(visit)).toHaveLength(2);
  });

  test('twelve different wishes at once end as one time, with as many mails as moves', async () => {
    const visit = await aVisit();
    const targets = Array.from({ length: 12 }, (_, index) => later(visit.slot, 30 * (index + 1)));
    const answers = await Promise.all(targets.map((target) => move(visit, target)));
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refusals.filter((code) => code !== 'booking.changed')).toEqual([]);
    const moves = answers.length - refusals.length;
    expect(moves).toBeGreaterThan(0);
    expect((await showVisit(visit)).body.version).toBe(1 + moves);
    expect(await mailsOf(visit)).toHaveLength(1 + moves);
    expect(await broken()).toEqual({});
  });

  test('two visits that want the same time: one has it, the other keeps its own', async () => {
    const visits = [await aVisit(), await aVisit(), await aVisit(), await aVisit()];
    const target = await slotAt(day, visits[0]?.minutes ?? 0, -1);
    const answers = await Promise.all(visits.map((visit) => move(visit, target)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await broken()).toEqual({});
  });

  test('two visits that change places both find the other there', async () => {
    const [one, other] = [await aVisit(), await aVisit()];
    const answers = await Promise.all([move(one, other.slot), move(other, one.slot)]);
    expect(answers.map(({ body }) => body.code)).toEqual(['slot.taken', 'slot.taken']);
    expect(await broken()).toEqual({});
  });
});

test('sixty moves of eight visits over the same hours of two days leave no overlap, no deadlock and a mail for each', async () => {
  const visits: Visit[] = [];
  for (let n = 0; n < 8; n++) visits.push(await aVisit());
  const free = (onDay: string) => slotsOn(api, onDay, visits[0]?.minutes);
  const targets = [...(await free(day)), ...(await free(nextDay()))];
  const deadlocks = () => asOwner(api.ownerUrl, countDeadlocks);
  const before = await deadlocks();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const [visit, target] = [visits[index % visits.length], targets[(index * 7) % targets.length]];
      if (!visit || !target) throw new Error('Expected a visit and a time');
      return move(visit, target);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await broken()).toEqual({});
  expect(await deadlocks()).toBe(before);
  for (const visit of visits) {
    expect(await mailsOf(visit)).toHaveLength((await showVisit(visit)).body.version);
  }
});

test('a visit that kept cells of its old time is found by the same check', async () => {
  const visit = await aVisit();
  await rowsOf(
    api,
    `update bookings set starts_at = starts_at + interval '5 minutes', ends_at = ends_at + interval '5 minutes' where id = $1`,
    [visit.id],
  );
  expect(await broken()).toEqual({ 'a booking without its claim': 1 });
  await rowsOf(
    api,
    `update bookings set starts_at = starts_at - interval '5 minutes', ends_at = ends_at - interval '5 minutes' where id = $1`,
    [visit.id],
  );
});
