import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { dayAhead, freeSlot, rowsOf, slotsOn, weekdayAhead } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const hold = (slot: { startAt: string; endAt: string }) =>
  api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt });

describe('the slots of a day', () => {
  test('follow the hours, the step and the length', async () => {
    const slots = await slotsOn(api, weekdayAhead(10), 90);
    expect(slots).toHaveLength(18); // 8:00 to 18:00, every half hour, the last at 16:30
    for (const { startAt, endAt } of slots) {
      expect(Date.parse(endAt) - Date.parse(startAt)).toBe(90 * 60_000);
      expect(startAt).toMatch(/Z$/);
    }
  });

  test('are none on a closed day, in the past and beyond the horizon', async () => {
    const sunday = [7, 8, 9, 10, 11, 12, 13]
      .map(dayAhead)
      .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0);
    expect(await slotsOn(api, sunday ?? '')).toEqual([]);
    expect(await slotsOn(api, dayAhead(-1))).toEqual([]);
    expect(await slotsOn(api, dayAhead(200))).toEqual([]);
    expect(await slotsOn(api, '1970-01-01')).toEqual([]);
    expect(await slotsOn(api, '9999-12-31')).toEqual([]);
  });

  test('show a hold as taken to others, and as free and yours to its owner', async () => {
    const day = weekdayAhead(18);
    const slot = await freeSlot(api, day);
    const { body } = await hold(slot);
    const seen = (list: Awaited<ReturnType<typeof slotsOn>>) =>
      list.find(({ startAt }) => startAt === slot.startAt);
    expect(seen(await slotsOn(api, day))).toMatchObject({ available: false });
    expect(seen(await slotsOn(api, day))?.heldByYou).toBeUndefined();
    expect(seen(await slotsOn(api, day, 60, body.id))).toMatchObject({ available: true, heldByYou: true });
  });

  test('an expired hold is free again without a job that tidies', async () => {
    const day = weekdayAhead(25);
    const slot = await freeSlot(api, day);
    const { body } = await hold(slot);
    await rowsOf(api, `update claims set expires_at = now() - interval '1 second' where id = $1`, [body.id]);
    expect((await slotsOn(api, day)).find(({ startAt }) => startAt === slot.startAt)?.available).toBe(true);
  });

  test('a closed period takes its slots away, and the visit before it may end at its start', async () => {
    const day = weekdayAhead(32);
    const [first, second, third] = await slotsOn(api, day, 30);
    await rowsOf(
      api,
      `insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, created_by)
      select $1, gen_random_uuid(), resource_id, $2, $3, 'test' from agendas where tenant_id = $1`,
      [api.tenantId, second?.startAt, second?.endAt],
    );
    const now = await slotsOn(api, day, 30);
    expect(now.slice(0, 3).map(({ available }) => available)).toEqual([true, false, true]);
    expect((await hold({ startAt: second?.startAt ?? '', endAt: second?.endAt ?? '' })).status).toBe(409);
    expect((await hold({ startAt: third?.startAt ?? '', endAt: third?.endAt ?? '' })).status).toBe(201);
    expect((await hold({ startAt: first?.startAt ?? '', endAt: first?.endAt ?? '' })).status).toBe(201);
  });

  test.each([
    '',
    '?date=2026-02-30',
    '?date=tomorrow',
    '?date=2027-01-05&minutes=0',
    '?date=2027-01-05&minutes=x',
  ])('a bad question %s is a 400', async (query) => {
    expect((await api.get(`/slots${query}`)).status).toBe(400);
  });

  test('cost one statement', async () => {
    const day = weekdayAhead(39);
    await slotsOn(api, day);
    expect(await countStatements(api, () => slotsOn(api, day))).toEqual(['agenda_read']);
  });
});

describe('free slots by day', () => {
  test('count what the days list', async () => {
    const from = dayAhead(1);
    const to = dayAhead(20);
    const { body } = await api.get(`/slots/days?from=${from}&to=${to}&minutes=120`);
    expect(body).toHaveLength(20);
    for (const { date, available } of body) {
      const listed = (await slotsOn(api, date, 120)).filter((slot) => slot.available).length;
      expect([date, available]).toEqual([date, listed]);
    }
  });

  test('cost one statement whatever the range', async () => {
    const range = `/slots/days?from=${dayAhead(0)}&to=${dayAhead(61)}`;
    await api.get(range);
    expect(await countStatements(api, () => api.get(range))).toEqual(['agenda_read']);
  });

  test('are given for 62 days at most, and forwards', async () => {
    const tooMany = await api.get(`/slots/days?from=${dayAhead(0)}&to=${dayAhead(62)}`);
    const backwards = await api.get(`/slots/days?from=${dayAhead(3)}&to=${dayAhead(2)}`);
    expect([tooMany.status, backwards.status]).toEqual([400, 400]);
    expect(tooMany.body.fields).toEqual({ to: 'too_large' });
  });
});
