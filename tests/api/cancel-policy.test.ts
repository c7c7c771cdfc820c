import { afterEach, describe, expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { aBooking, type Booking, cancelBooking, holdFor, mailsOf, move, slotAt } from '../support/booking.ts';
import { api, day, nextDay, openShop } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

const HOUR_MS = 3_600_000;
const usual = { holdMin: 10, cancelHours: 0, cancelWords: { en: '', es: '', fr: '' }, nameCrew: false };

async function rule(change: object): Promise<void> {
  const { version } = (await office().get('/admin/company')).body;
  const rules = { ...usual, ...change };
  const answer = await office().put('/admin/company', { rules, expectedVersion: version });
  expect(answer.status).toBe(200);
}

afterEach(() => rule({}));

/** Whole hours from now until it starts, with the one that has begun: a limit of as many has just passed. */
const hoursUntil = ({ slot }: Booking) => Math.ceil((Date.parse(slot.startAt) - Date.now()) / HOUR_MS);

describe('inside the limit of the owner', () => {
  test('its mails say until when, and whom to call after that, with the words of the owner', async () => {
    const booking = await aBooking();
    const read = async () => {
      const [row] = await rowsOf<{ id: string }>(
        api,
        `select id from mail_outbox where payload ->> 'bookingId' = $1`,
        [booking.id],
      );
      return (await office().get(`/admin/mails/${row?.id}`)).body.text;
    };
    expect(await read()).not.toContain('yourself until');
    const cancelWords = { en: 'Rain is no reason <b>.', es: '', fr: 'La pluie n’est pas une raison.' };
    await rule({ cancelHours: 1, cancelWords });
    expect(await read()).toMatch(/You can move or cancel this visit yourself until .+ E[SD]T\. After that/);
    expect(await read()).toContain('Rain is no reason <b>.');
    await rule({ cancelHours: hoursUntil(booking) });
    expect(await read()).toContain(
      'It is too late to move or cancel this visit online. Please call or write',
    );
  });

  test('a customer neither cancels nor moves, and holds no time for it; nothing of the visit changes', async () => {
    const booking = await aBooking();
    const slot = await slotAt(nextDay(), booking.minutes, 0);
    await rule({ cancelHours: hoursUntil(booking) });
    const refusal = { status: 422, body: { code: 'booking.too_late' } };
    expect(await cancelBooking(booking)).toMatchObject(refusal);
    expect(await move(booking, slot)).toMatchObject(refusal);
    expect(await holdFor(booking, slot)).toMatchObject(refusal);
    const [row] = await rowsOf<{ status: string; version: string }>(
      api,
      'select status, version from bookings where id = $1',
      [booking.id],
    );
    expect(row).toEqual({ status: 'CONFIRMED', version: '1' });
    expect((await mailsOf(booking)).map(({ kind }) => kind)).toEqual(['booking.booked']);
  });

  test('an hour before it they do, and the time that a visit has already is no move', async () => {
    const booking = await aBooking();
    await rule({ cancelHours: hoursUntil(booking) });
    expect((await move(booking, booking.slot)).status).toBe(200);
    await rule({ cancelHours: hoursUntil(booking) - 1 });
    expect((await holdFor(booking, await slotAt(day, booking.minutes, -1))).status).toBe(201);
    expect((await cancelBooking(booking)).status).toBe(200);
    await rule({ cancelHours: hoursUntil(booking) });
    // Asked for twice it is the same answer, also once the limit has passed.
    expect((await cancelBooking(booking)).status).toBe(200);
  });

  test('staff still move and cancel', async () => {
    const booking = await aBooking();
    await rule({ cancelHours: 336 });
    const { email } = booking;
    const to = await slotAt(nextDay(), booking.minutes, 0);
    const moved = await office().post(
      `/admin/bookings/${booking.id}/reschedule`,
      { email, startISO: to.startAt, endISO: to.endAt },
      { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect(moved.status).toBe(200);
    const cancelled = await office().patch(`/admin/bookings/${booking.id}`, { status: 'CANCELLED' });
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
  });
});

test('customers read it, and a company that asks nothing says nothing', async () => {
  expect((await api.get('/public/company')).body.rules).toBeUndefined();
  await rule({ cancelHours: 24, holdMin: 15 });
  await expect
    .poll(async () => (await api.get('/public/company')).body.rules, { timeout: 3_000 })
    .toMatchObject({ cancelHours: 24, holdMin: 15 });
  const slot = await slotAt(day, 60, 0);
  const { body } = await api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt });
  const minutes = (at: string) => (Date.parse(at) - Date.parse(body.serverNow)) / 60_000;
  expect(minutes(body.expiresAt)).toBeCloseTo(15, 1);
  expect(minutes(body.renewableUntil)).toBeCloseTo(30, 1);
});
