import { afterEach, describe, expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { check, everyDay, office, onlyOn, save, saved, show, untilStepIs, week } from '../support/agenda.ts';
import { startApi } from '../support/api.ts';
import { aBooking, type Booking, broken, cancelBooking, later, move, slotAt } from '../support/booking.ts';
import { listenToEvents } from '../support/listen-to-events.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  dayAhead,
  rowsOf,
  slotsOn,
  weekdayAhead,
} from '../support/shop.ts';

openShop();

/** Wall times in New York of the starts that this day offers. */
async function wallsOn(onDay: string, of = api): Promise<string[]> {
  return (await slotsOn(of, onDay)).map(({ startAt }) => wallOf(startAt));
}

function wallOf(at: string): string {
  return new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });
}

afterEach(async () => {
  await saved(week());
  await untilStepIs(30);
});

describe('reading', () => {
  test('seven days, Monday first, with what else makes the times', async () => {
    await saved(week({ days: onlyOn({ weekday: 3, intervals: [{ startMin: 480, endMin: 720 }] }) }));
    const agenda = await show();
    expect(agenda).toMatchObject({
      slotStepMinutes: 30,
      bufferMinutesBetweenBookings: 0,
      noticeMinutes: expect.any(Number),
      horizonDays: expect.any(Number),
      timeZone: 'America/New_York',
      version: expect.any(Number),
    });
    expect(agenda.days.map(({ weekday }: { weekday: number }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(agenda.days[2]).toEqual({
      weekday: 3,
      closed: false,
      intervals: [{ startMin: 480, endMin: 720 }],
    });
    expect(agenda.days[6]).toEqual({ weekday: 7, closed: true, intervals: [] });
  });
});

describe('saving', () => {
  test('puts typed times right: spellings, order, overlaps, ends before starts, closed days', async () => {
    const days = onlyOn(
      {
        weekday: 1,
        intervals: [
          { start: '13:00', end: '17:00' },
          { startAt: '08:00', endAt: '13:30' },
        ],
      },
      { weekday: 2, intervals: [{ start: '23:50', end: '23:50' }] },
      { weekday: 3, closed: true, intervals: [{ start: '08:00', end: '12:00' }] },
      { weekday: 4, intervals: [{ startMin: -5, endMin: 2000 }] },
    );
    const { days: read } = await saved(week({ days }));
    expect(read.map(({ intervals }: { intervals: object[] }) => intervals)).toEqual([
      [{ startMin: 480, endMin: 1020 }],
      [{ startMin: 1409, endMin: 1439 }],
      [],
      [{ startMin: 0, endMin: 1439 }],
      [],
      [],
      [],
    ]);
  });

  test('leaves notice and horizon as they are and counts versions', async () => {
    const before = await show();
    const after = await saved(week({ slotStepMinutes: 45, expectedVersion: before.version }));
    expect(after).toMatchObject({
      version: before.version + 1,
      noticeMinutes: before.noticeMinutes,
      horizonDays: before.horizonDays,
    });
  });

  test.each([
    [{ slotStepMinutes: 25 }, { slotStepMinutes: 'invalid' }],
    [{ bufferMinutesBetweenBookings: 7 }, { bufferMinutesBetweenBookings: 'invalid' }],
    [{ bufferMinutesBetweenBookings: -5 }, { bufferMinutesBetweenBookings: 'too_small' }],
    [{ bufferMinutesBetweenBookings: 245 }, { bufferMinutesBetweenBookings: 'too_large' }],
    [{ days: [{ weekday: 1 }, { weekday: 1 }] }, { 'days.1.weekday': 'invalid' }],
    [{ days: [{ weekday: 8 }] }, { 'days.0.weekday': expect.any(String) }],
    [
      { days: [{ weekday: 1, intervals: [{ start: 'noon', end: '13:00' }] }] },
      { 'days.0.intervals.0': 'required' },
    ],
  ])('refuses %j and changes nothing', async (change, fields) => {
    const before = await show();
    const refused = { status: 400, body: { fields } };
    expect(await save(week(change))).toMatchObject(refused);
    expect(await check(week(change))).toMatchObject(refused);
    expect(await show()).toEqual(before);
  });

  test('two who look at the same version: the second is told how it is now', async () => {
    const { version: expectedVersion } = await show();
    const first = await saved(week({ slotStepMinutes: 60, expectedVersion }));
    const second = await save(week({ slotStepMinutes: 15, expectedVersion }));
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'schedule.changed', schedule: { slotStepMinutes: 60, version: first.version } },
    });
    expect((await show()).slotStepMinutes).toBe(60);
  });

  test('at the same moment: one is saved, the other told', async () => {
    const { version: expectedVersion } = await show();
    const answers = await Promise.all([
      save(week({ slotStepMinutes: 60, expectedVersion })),
      save(week({ slotStepMinutes: 15, expectedVersion })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await show()).version).toBe(expectedVersion + 1);
  });

  test('the same week again, after an answer that was lost, is no second change', async () => {
    const { version: expectedVersion } = await show();
    const wish = week({ bufferMinutesBetweenBookings: 20, expectedVersion });
    const first = await saved(wish);
    expect(await saved(wish)).toEqual(first);
  });
});

describe("customers' times", () => {
  test('are those of the new week at once: hours, step, buffer and closed days', async () => {
    await saved(week({ slotStepMinutes: 60, days: everyDay({ start: '09:00', end: '12:00' }) }));
    expect(await wallsOn(day)).toEqual(['09:00', '10:00', '11:00']);
    await untilStepIs(60);

    await saved(week({ days: everyDay() }));
    expect(await slotsOn(api, day)).toEqual([]);
  });

  test('keep clear of the new buffer after visits that were booked with another', async () => {
    const { id, minutes, ...link } = await aBooking();
    const slot = await slotAt(day, minutes, 4);
    const booking = { id, minutes, ...link, slot };
    expect((await move(booking, slot)).status).toBe(200);
    await saved(week({ bufferMinutesBetweenBookings: 60 }));
    const free = (await slotsOn(api, day, 30))
      .filter(({ available }) => available)
      .map(({ startAt }) => startAt);
    // What was booked keeps the buffer it has; a visit before it needs the new one.
    expect(free).toContain(slot.endAt);
    const before = (min: number) => later(slot, -min).startAt;
    expect([30, 60, 90].map((min) => free.includes(before(min)))).toEqual([false, false, true]);
    expect(await broken()).not.toHaveProperty('two live claims overlap');
  });

  test('a slot outside the new hours is refused, a hold made before them is honoured', async () => {
    const held = await aCartAndSlot();
    expect((await hold(held.slot, { cartId: held.cartId })).status).toBe(201);
    const unheld = await aSmallCart(api, shop);
    const other = await slotAt(day, unheld.minutes, 2);
    await saved(week({ days: everyDay() }));
    expect(await book(api, bookingBody(unheld.cartId, other))).toMatchObject({
      status: 422,
      body: { code: 'slot.invalid' },
    });
    expect((await book(api, bookingBody(held.cartId, held.slot))).status).toBe(201);
  });

  test('wanted at the very moment of the change are either had before it or refused after it', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const slot = await slotAt(nextDay(), 60, 0);
      const [change, asked] = await Promise.all([save(week({ days: everyDay() })), hold(slot)]);
      expect(change.status).toBe(200);
      statuses.push(asked.status);
      if (asked.status === 201) await api.delete(`/slots/hold/${asked.body.id}`);
      await saved(week());
    }
    expect(statuses.filter((status) => ![201, 409, 422].includes(status))).toEqual([]);
    expect(await broken()).not.toHaveProperty('two live claims overlap');
  });

  test('follow the clock: a Sunday from 01:00 to 04:00 has three starts on the night that skips an hour', async () => {
    const springApi = await startApi({ now: () => instantFromMs(Date.parse('2027-03-01T12:00:00Z')) });
    try {
      const days = onlyOn({ weekday: 7, intervals: [{ start: '01:00', end: '04:00' }] });
      expect((await office(springApi).put('/admin/schedule', week({ days }))).status).toBe(200);
      expect(await wallsOn('2027-03-07', springApi)).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00']);
      expect(await wallsOn('2027-03-14', springApi)).toEqual(['01:00', '01:30', '03:00']);
    } finally {
      await springApi.stop();
    }
  });
});

describe('who has a calendar open', () => {
  test('is told of every day from today to the horizon, and of no change when nothing changed', async () => {
    const { horizonDays } = await show();
    await saved(week({ slotStepMinutes: 45 }));
    const before = await revisions();
    expect(before.size).toBeGreaterThanOrEqual(horizonDays + 1);
    const stream = await listenToEvents(
      `${api.url}/api/slots/events?from=${dayAhead(0)}&to=${dayAhead(30)}&tenant=sabal`,
    );
    try {
      const last = dayAhead(30);
      await stream.until(({ date }) => date === last);
      await saved(week({ slotStepMinutes: 45 }));
      expect(await revisions()).toEqual(before);
      await saved(week({ slotStepMinutes: 20 }));
      for (const date of [dayAhead(0), weekdayAhead(9), last]) {
        await stream.until((event) => event.date === date && event.revision > (before.get(date) ?? 0));
      }
    } finally {
      stream.close();
    }
    const after = await revisions();
    const ahead = [...before].filter(([date]) => date >= dayAhead(0));
    expect(ahead.filter(([date, revision]) => after.get(date) !== revision + 1)).toEqual([]);
  });

  test('prices and steps that devices keep are asked for again', async () => {
    const revision = async () =>
      (await rowsOf<{ revision: string }>(api, 'select catalogue_revision as revision from tenants'))[0]
        ?.revision;
    const before = await revision();
    await saved(week({ slotStepMinutes: 10 }));
    expect(Number(await revision())).toBe(Number(before) + 1);
  });

  async function revisions(): Promise<Map<string, number>> {
    const rows = await rowsOf<{ day: string; revision: string }>(
      api,
      'select day::text, revision from agenda_days',
    );
    return new Map(rows.map(({ day: date, revision }) => [date, Number(revision)]));
  }
});

describe('visits that are outside the new hours', () => {
  test('are told by check and save, the next one first, and stay as they are', async () => {
    const [later, soon] = [await aBooking(nextDay()), await aBooking(day)];
    const inside = await lateBooking(nextDay());
    const cancelled = await aBooking(nextDay());
    await cancelBooking(cancelled);
    const wish = week({ days: everyDay({ start: '12:00', end: '18:00' }) });
    const before = await show();
    const checked = await check(wish);
    expect(checked.status).toBe(200);
    const ids = checked.body.outside.map(({ id }: Booking) => id);
    const [first, second] = [ids.indexOf(soon.id), ids.indexOf(later.id)];
    expect(Math.min(first, second)).toBeGreaterThanOrEqual(0);
    expect(first < second).toBe(soon.slot.startAt < later.slot.startAt);
    expect(ids).not.toContain(inside.id);
    expect(ids).not.toContain(cancelled.id);
    expect(checked.body.outsideCount).toBe(ids.length);
    expect(await show()).toEqual(before);

    const rowsBefore = await rowsOf(api, 'select id, version, starts_at, status from bookings order by id');
    const { outside, outsideCount } = await saved(wish);
    expect({ outside, outsideCount }).toEqual(checked.body);
    expect(await rowsOf(api, 'select id, version, starts_at, status from bookings order by id')).toEqual(
      rowsBefore,
    );
    expect(outside[first]).toMatchObject({ startISO: soon.slot.startAt, customerName: 'Ana Diaz' });
  });

  test('may still be cancelled by their customers, and moved to what is open now', async () => {
    const [one, other] = [await aBooking(day), await aBooking(nextDay())];
    await saved(week({ days: everyDay({ start: '12:00', end: '18:00' }) }));
    const target = await slotAt(nextDay(), one.minutes, 0);
    expect((await move(one, target)).status).toBe(200);
    expect((await cancelBooking(other)).status).toBe(200);
  });

  test('are shown fifty at a time, and all are counted', async () => {
    const { id } = await aBooking(day);
    await asOwner(api.ownerUrl, async (client) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      const { rows } = await client.query(
        `select string_agg(quote_ident(column_name::text), ', ') as names from information_schema.columns
          where table_name = 'bookings' and is_generated = 'NEVER'
            and column_name not in ('id', 'cart_id', 'claim_id', 'starts_at', 'ends_at')`,
      );
      const { names } = rows[0];
      // Claims of their own, at night where no visit is in the way.
      await client.query(
        `with made as (
          insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
          select tenant_id, gen_random_uuid(), resource_id, 'booked', gen_random_uuid(), at, at + interval '5 minutes',
            at + interval '5 minutes'
          from claims, generate_series(date_trunc('day', starts_at) + interval '30 days 8 hours',
            date_trunc('day', starts_at) + interval '30 days 8 hours 295 minutes', interval '5 minutes') as at
          where id = (select claim_id from bookings where id = $1)
          returning id, starts_at, ends_at
        )
        insert into bookings (id, cart_id, claim_id, starts_at, ends_at, ${names})
        select gen_random_uuid(), gen_random_uuid(), made.id, made.starts_at, made.ends_at,
          ${names
            .split(', ')
            .map((name: string) => `b.${name}`)
            .join(', ')}
        from bookings b, made where b.id = $1`,
        [id],
      );
    });
    const { body } = await check(week({ days: everyDay() }));
    expect(body.outside).toHaveLength(50);
    expect(body.outsideCount).toBeGreaterThanOrEqual(61);
    await rowsOf(
      api,
      `update bookings set deleted_at = now() where ends_at - starts_at = interval '5 minutes'`,
    );
  });

  async function lateBooking(onDay: string): Promise<Booking> {
    const booking = await aBooking(onDay);
    const slot = await slotAt(onDay, booking.minutes, -1);
    expect((await move(booking, slot)).status).toBe(200);
    return booking;
  }
});
