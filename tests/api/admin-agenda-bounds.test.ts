import { afterEach, describe, expect, test } from 'vitest';
import { findSlots } from '#shared/agenda/find-slots.ts';
import { assert } from '#shared/kernel/assert.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { type Instant, instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { check, office, save, saved, show, untilStepIs, week } from '../support/agenda.ts';
import { startApi } from '../support/api.ts';
import { aBooking, move, slotAt } from '../support/booking.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aRequest } from '../support/quotes.ts';
import { aSmallCart, book, bookingBody, dayAhead, freeSlot, rowsOf, slotsOn } from '../support/shop.ts';

openShop();

const DAY_MIN = 1440;
const usual = { noticeMinutes: 120, horizonDays: 90 };

function at(iso: string): Instant {
  const read = parseInstant(iso);
  assert(read !== undefined, iso);
  return read;
}

function dayOf(text: string): Day {
  const read = parseDay(text);
  assert(read !== undefined, text);
  return read;
}

afterEach(async () => {
  await saved(week(usual));
});

describe('what is not named', () => {
  test('keeps its hours: a week of five days closes neither of the other two', async () => {
    const before = await show();
    const morning = [{ startMin: 540, endMin: 720 }];
    const days = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, intervals: morning }));
    const after = await saved(week({ days }));
    expect(after.days.slice(0, 5).map(({ intervals }: { intervals: object[] }) => intervals)).toEqual(
      days.map(() => morning),
    );
    expect(after.days.slice(5)).toEqual(before.days.slice(5));
    expect((await check(week({ days: [] }))).status).toBe(200);
  });

  test('keeps notice and horizon', async () => {
    await saved(week({ noticeMinutes: 45, horizonDays: 21 }));
    expect(await saved(week({ slotStepMinutes: 60 }))).toMatchObject({ noticeMinutes: 45, horizonDays: 21 });
  });
});

describe('notice and horizon', () => {
  test.each([
    [{ noticeMinutes: -1 }, { noticeMinutes: 'too_small' }],
    [{ noticeMinutes: 14 * DAY_MIN + 1 }, { noticeMinutes: 'too_large' }],
    [{ horizonDays: 0 }, { horizonDays: 'too_small' }],
    [{ horizonDays: 366 }, { horizonDays: 'too_large' }],
  ])('refuse %j and change nothing', async (change, fields) => {
    const before = await show();
    expect(await save(week(change))).toMatchObject({ status: 400, body: { fields } });
    expect(await show()).toEqual(before);
  });

  test('bind what is listed, held, booked and moved from the moment they are saved', async () => {
    const booking = await aBooking(nextDay());
    const [farther, kept] = [await slotAt(day, booking.minutes, 3), await aCartAndSlot()];
    expect((await hold(kept.slot, { cartId: kept.cartId })).status).toBe(201);
    const late = await aSmallCart(api, shop);

    await saved(week({ noticeMinutes: 2, horizonDays: 1 }));
    expect(await slotsOn(api, day)).toEqual([]);
    const outside = { status: 422, body: { code: 'slot.invalid' } };
    expect(await hold(farther)).toMatchObject(outside);
    expect(await book(api, bookingBody(late.cartId, farther))).toMatchObject(outside);
    expect(await move(booking, farther)).toMatchObject(outside);
    // Held under the old ones.
    expect((await book(api, bookingBody(kept.cartId, kept.slot))).status).toBe(201);

    await saved(week({ noticeMinutes: 14 * DAY_MIN, horizonDays: 120 }));
    expect(await slotsOn(api, dayAhead(13))).toEqual([]);
    const far = [110, 111, 112].map(dayAhead);
    const listed = await Promise.all(far.map((date) => slotsOn(api, date)));
    expect(listed.flat()).not.toEqual([]);
    expect(await saved(week({ noticeMinutes: 0 }))).toMatchObject({ horizonDays: 120 });
  });

  test('of which two editors cannot both be right', async () => {
    const { version: expectedVersion } = await show();
    await saved(week({ noticeMinutes: 60, expectedVersion }));
    expect(await save(week({ noticeMinutes: 240, expectedVersion }))).toMatchObject({
      status: 409,
      body: { code: 'schedule.changed', schedule: { noticeMinutes: 60 } },
    });
    expect((await saved(week({ noticeMinutes: 60, expectedVersion }))).version).toBe(expectedVersion + 1);
  });
});

test('what is told as taken makes the times that customers are offered: visits, requests, holds and blocks', async () => {
  const request = await aRequest();
  const asked = request.slot.startAt.slice(0, 10);
  const minutes = 60;
  expect((await hold(await slotAt(asked, minutes, 8))).status).toBe(201);
  const block = await slotAt(asked, minutes, 11);
  const blocked = { startISO: block.startAt, endISO: block.endAt, allDay: false };
  expect((await office().post('/admin/blocks', blocked)).status).toBe(201);

  const { body } = await office().get(`/admin/schedule/taken?from=${asked}&to=${asked}`);
  const { days, ...rules } = await show();
  const listed = findSlots({
    agenda: {
      timeZone: rules.timeZone,
      hours: Object.fromEntries(
        days.map((each: { weekday: number; intervals: object[] }) => [each.weekday, each.intervals]),
      ),
      stepMin: rules.slotStepMinutes,
      bufferMin: rules.bufferMinutesBetweenBookings,
      noticeMin: rules.noticeMinutes,
      horizonDays: rules.horizonDays,
    },
    crews: [
      {
        busy: body.taken.map((each: { startAt: string; endAt: string; isBlock: boolean }) => ({
          startsAt: at(each.startAt),
          endsAt: at(each.endAt),
          isBlock: each.isBlock,
        })),
      },
    ],
    day: dayOf(asked),
    minutes,
    now: instantFromMs(Date.now()),
  });
  const offered = await slotsOn(api, asked, minutes);
  expect(listed.map(({ available }) => available)).toEqual(offered.map(({ available }) => available));
  expect(body.taken.filter(({ isBlock }: { isBlock: boolean }) => isBlock)).toHaveLength(1);
  expect(body.taken.map(({ startAt }: { startAt: string }) => startAt)).toContain(request.slot.startAt);
});

describe('the clock that the hours are on', () => {
  const starts = async () =>
    (await slotsOn(api, day, 60)).filter(({ available }) => available).map(({ startAt }) => startAt);

  test('is the company’s to choose: times move by an hour, a visit keeps its moment, and the slots of all nodes follow', async () => {
    const booking = await aBooking(day);
    const before = await starts();
    const moved = await saved({ ...week(usual), timeZone: 'America/Chicago' });
    expect(moved.timeZone).toBe('America/Chicago');
    expect((await show()).timeZone).toBe('America/Chicago');
    await expect.poll(async () => (await api.get('/public/company')).body.timeZone).toBe('America/Chicago');
    const after = await starts();
    const last = (times: readonly string[]) => Date.parse(times.at(-1) ?? '');
    expect(last(after) - last(before)).toBe(3_600_000);
    expect(after).not.toContain(booking.slot.startAt);
    await saved({ ...week(usual), timeZone: 'America/New_York' });
    await expect.poll(starts).toEqual(before);
  });

  test('is put back by way of a node that still remembers the one before the change', async () => {
    const other = await startApi({ ownerUrl: api.ownerUrl });
    try {
      expect((await office(other).get('/admin/schedule')).body.timeZone).toBe('America/New_York');
      const { version: expectedVersion } = await saved({ ...week(usual), timeZone: 'America/Chicago' });
      const read = await office(other).get('/admin/schedule');
      expect(read.body).toMatchObject({ timeZone: 'America/Chicago', version: expectedVersion });
      const back = { ...week(usual), timeZone: 'America/New_York', expectedVersion };
      const answer = await office(other).put('/admin/schedule', back);
      expect(answer.body).toMatchObject({ timeZone: 'America/New_York', version: expectedVersion + 1 });
      const rows = await rowsOf(api, 'select time_zone from tenants where id = $1', [api.tenantId]);
      expect(rows).toEqual([{ time_zone: 'America/New_York' }]);
    } finally {
      await saved({ ...week(usual), timeZone: 'America/New_York' });
      await other.stop();
    }
  });

  test('is one of two, and the check names the visits that it leaves outside', async () => {
    expect((await save({ ...week(usual), timeZone: 'Europe/Paris' })).status).toBe(400);
    const booking = await aBooking(day); // at eight in New York, which is seven in Chicago
    const { body } = await check({ ...week(usual), timeZone: 'America/Chicago' });
    expect(body.outside.map(({ id }: { id: string }) => id)).toContain(booking.id);
    expect((await show()).timeZone).toBe('America/New_York');
  });
});

test('another step is that of the next hold on every node, also of one that still remembers the step before', async () => {
  const other = await startApi({ ownerUrl: api.ownerUrl });
  try {
    const { cartId, minutes } = await aSmallCart(api, shop);
    await saved(week({ slotStepMinutes: 45 }));
    await untilStepIs(45);
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    expect(totals.minutes).not.toBe(minutes);
    await saved(week({ slotStepMinutes: 30 }));
    await expect.poll(async () => (await other.get('/pricing')).body.slotStepMinutes).toBe(30);
    await saved(week({ slotStepMinutes: 45 }));
    const { startAt, endAt } = await freeSlot(api, day, totals.minutes);
    const held = await other.post('/slots/hold', { startAt, endAt, cartId });
    expect([held.status, held.body.code]).toEqual([201, undefined]);
  } finally {
    await saved(week(usual));
    await other.stop();
  }
});
