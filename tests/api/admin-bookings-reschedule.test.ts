import { describe, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import {
  aBooking,
  atNight,
  broken,
  cancelBooking,
  holdFor,
  isFree,
  later,
  mailsOf,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { api, day, hold, nextDay, openShop } from '../support/open-shop.ts';
import { kindsOf, shown } from '../support/quotes.ts';
import { asOwner, rowsOf, type TestSlot } from '../support/shop.ts';
import { blocked, changed, opened, shifted } from '../support/staff.ts';

openShop();

/** A time from now, whole to the five minutes. */
function inHours(hours: number, min = 60): { startAt: string; endAt: string } {
  const startMs = Math.ceil((Date.now() + hours * 3_600_000) / 300_000) * 300_000;
  return { startAt: new Date(startMs).toISOString(), endAt: new Date(startMs + min * 60_000).toISOString() };
}

describe('a move by staff', () => {
  test('gives another time and length, with history, one mail and the old time free', async () => {
    const booking = await aBooking();
    const target = await slotAt(nextDay(), booking.minutes, 2);
    const longer = { ...target, endAt: new Date(Date.parse(target.endAt) + 25 * 60_000).toISOString() };
    const { status, body } = await shifted(booking, longer, { expectedVersion: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ startISO: target.startAt, minutes: booking.minutes + 25, version: 2 });
    expect(body.history.at(-1)).toMatchObject({ kind: 'booking.moved', by: 'office' });
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await mailsOf(booking)).toMatchObject([
      {},
      { kind: 'booking.moved', payload: { byOffice: true } },
    ]);
    expect((await shifted(booking, longer, { expectedVersion: 1 })).body.version).toBe(2);
    expect(await mailsOf(booking)).toHaveLength(2);
    const page = await shown(booking);
    expect([page.startISO, page.total]).toEqual([target.startAt, body.total]);
    expect((await move(booking, later(longer as TestSlot, 60))).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('goes outside the hours, inside the notice and onto a day that was, and says nothing where it shall not', async () => {
    const booking = await aBooking();
    for (const to of [atNight(day), inHours(1), inHours(-30)]) {
      expect((await shifted(booking, to, { notify: false })).status).toBe(200);
    }
    expect(await kindsOf(booking)).toEqual(['booking.booked']);
    expect((await shifted(booking, booking.slot, { notify: false })).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test.each([
    ['no whole five minutes', (slot: TestSlot) => later(slot, 1)],
    ['no length', (slot: TestSlot) => ({ ...slot, endAt: slot.startAt })],
    ['an odd length', (slot: TestSlot) => ({ ...slot, endAt: later(slot, 2).endAt })],
    ['more than twelve hours', (slot: TestSlot) => ({ ...slot, endAt: later(slot, 721).endAt })],
    ['long ago', () => inHours(-24 * 40)],
    ['in three years', () => inHours(24 * 1_100)],
  ])('is refused for %s', async (_what, to) => {
    const booking = await aBooking();
    const { status, body } = await shifted(booking, to(booking.slot));
    expect([status, body.code]).toEqual([422, 'slot.invalid']);
  });

  test('never overlaps a visit, which is named, nor the time kept free after it', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    for (const to of [other.slot, later(other.slot, 5), later(other.slot, -5)]) {
      const { status, body } = await shifted(booking, to);
      if (body.conflict === undefined) expect(status).toBe(200);
      else expect([status, body.code, body.conflict.id]).toEqual([409, 'slot.taken', other.id]);
    }
    expect((await shifted(booking, other.slot)).body.conflict).toMatchObject({ id: other.id, version: 1 });
    expect(await broken()).toEqual({});
  });

  test('never takes what a customer is just choosing, whom the refusal does not name', async () => {
    const booking = await aBooking();
    const target = await slotAt(nextDay(), booking.minutes, 0);
    expect((await hold(target)).status).toBe(201);
    const { status, body } = await shifted(booking, target);
    expect([status, body.code, body.conflict]).toEqual([409, 'slot.taken', undefined]);
    expect((await showBooking(booking)).body.startISO).toBe(booking.slot.startAt);
  });

  test('gives up the hold with which its customer was about to move it', async () => {
    const booking = await aBooking();
    const target = await slotAt(nextDay(), booking.minutes, 0);
    expect((await holdFor(booking, target)).status).toBe(201);
    expect((await shifted(booking, target)).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('says which block is in the way', async () => {
    const booking = await aBooking();
    const target = await slotAt(nextDay(), booking.minutes, 0);
    const { block } = (await blocked({ startISO: target.startAt, endISO: target.endAt, reason: 'Garage' }))
      .body;
    const { status, body } = await shifted(booking, later(target, 15));
    expect([status, body.code, body.block]).toEqual([409, 'slot.blocked', block]);
  });

  test('keeps the phone of the call, and knows an e-mail that is another', async () => {
    const booking = await aBooking();
    const { body } = await shifted(booking, booking.slot, { phone: '(407) 555-0188' });
    expect(body).toMatchObject({ phone: '+14075550188', version: 2, startISO: booking.slot.startAt });
    expect((await shifted(booking, later(booking.slot, 30))).body.phone).toBe('+14075550188');
    const wrong = await shifted({ ...booking, email: 'else@sabal-mail.com' }, booking.slot);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { email: 'invalid' }]);
    expect(
      (await shifted({ ...booking, email: ` ${booking.email.toUpperCase()} ` }, later(booking.slot, 30)))
        .status,
    ).toBe(200);
    expect(await kindsOf(booking)).toEqual(['booking.booked', 'booking.moved']);
  });

  test('is told that the booking has changed, and shown how', async () => {
    const booking = await aBooking();
    await changed(booking, { notes: 'Vu.' });
    const { status, body } = await shifted(booking, later(booking.slot, 30), { expectedVersion: 1 });
    expect([status, body.code]).toEqual([409, 'booking.changed']);
    expect(body.booking).toMatchObject({ version: 2, staffNotes: 'Vu.' });
    await cancelBooking(booking);
    expect((await shifted(booking, later(booking.slot, 30))).body.code).toBe('booking.not_changeable');
    const unknown = { ...booking, id: crypto.randomUUID() };
    expect((await shifted(unknown, booking.slot)).body.code).toBe('booking.not_found');
  });

  test('happens once for one key, which no other wish may use', async () => {
    const booking = await aBooking();
    const key = crypto.randomUUID();
    const target = later(booking.slot, 30);
    const first = await shifted(booking, target, {}, { key });
    const again = await shifted(booking, target, {}, { key });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await shifted(booking, later(booking.slot, 60), {}, { key })).body.code).toBe(
      'idempotency.reused',
    );
  });

  test('works on the path of customers too, with the token in place of the link', async () => {
    const booking = await aBooking();
    const path = '/bookings';
    const { status, body } = await shifted(booking, atNight(day), { phone: '4075550177' }, { path });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      startISO: atNight(day).startAt,
      phone: '+14075550177',
    });
    expect(body.manageUrl).toContain(booking.id);
    expect(body.staffNotes).toBeUndefined();
    const headers = { 'X-Admin-Token': 'nobody', 'Idempotency-Key': crypto.randomUUID() };
    const bare = { email: booking.email, startISO: booking.slot.startAt, endISO: booking.slot.endAt };
    const at = `/bookings/${booking.id}/reschedule`;
    expect((await api.post(at, { ...bare, sig: booking.sig }, { headers })).body.code).toBe('admin.denied');
    const bareKey = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    expect((await api.post(at, bare, bareKey)).body.fields).toEqual({ sig: 'required' });
  });
});

describe('at once', () => {
  test('two of staff that move two visits to one time: exactly one has it', async () => {
    const bookings = [await aBooking(), await aBooking(), await aBooking()];
    const target = await slotAt(nextDay(), bookings[0]?.minutes ?? 0, 0);
    const answers = await Promise.all(bookings.map((booking) => shifted(booking, target)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.id;
    for (const { status, body } of answers) if (status === 409) expect(body.conflict.id).toBe(winner);
    expect(await broken()).toEqual({});
  });

  test("staff's move and a customer's hold of the same time: exactly one, ten times", async () => {
    const booking = await aBooking();
    const before = await asOwner(api.ownerUrl, countDeadlocks);
    for (let round = 0; round < 10; round++) {
      const target = await slotAt(nextDay(), booking.minutes, 0);
      const answers = await Promise.all([shifted(booking, target), hold(target)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    }
    expect(await broken()).toEqual({});
    expect(await asOwner(api.ownerUrl, countDeadlocks)).toBe(before);
  });

  test('staff and customer move the same visit: it ends at one of both times', async () => {
    const booking = await aBooking();
    const [mine, theirs] = [later(booking.slot, 60), await slotAt(nextDay(), booking.minutes, 0)];
    const answers = await Promise.all([shifted(booking, mine), move(booking, theirs)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect([mine.startAt, theirs.startAt]).toContain((await opened(booking)).body.startISO);
    expect(await broken()).toEqual({});
  });
});

test('two visits over each other are found by the same check', async () => {
  const [booking, other] = [await aBooking(), await aBooking()];
  const onto = (slot: TestSlot) =>
    rowsOf(
      api,
      `with b as (update bookings set starts_at = $2, ends_at = $3 where id = $1 returning claim_id)
      update claims c set starts_at = $2, ends_at = $3, occupied_until = $3 from b where c.id = b.claim_id`,
      [booking.id, slot.startAt, slot.endAt],
    );
  await onto(other.slot);
  expect(await broken()).toHaveProperty('two live claims overlap', 1);
  await onto(booking.slot);
});
