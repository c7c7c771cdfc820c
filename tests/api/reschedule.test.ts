import { describe, expect, test } from 'vitest';
import {
  aBooking,
  broken,
  cancelBooking,
  isFree,
  later,
  mailsOf,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { api, day, nextDay, openShop } from '../support/open-shop.ts';
import { linkOf, rowsOf } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

describe('moving a visit', () => {
  test('gives it the new time, frees the old one, and keeps its price, status, id and link', async () => {
    const booking = await aBooking();
    const before = (await showBooking(booking)).body;
    const other = nextDay();
    const target = await slotAt(other, booking.minutes, 2);
    const { status, body, headers } = await move(booking, target, { expectedVersion: 1 });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { manageUrl, ...moved } = body;
    const told = {
      from: { startISO: booking.slot.startAt, endISO: booking.slot.endAt },
      to: { startISO: target.startAt, endISO: target.endAt },
    };
    expect(moved).toEqual({
      ...before,
      ...{ startISO: target.startAt, startAt: target.startAt, endISO: target.endAt, endAt: target.endAt },
      version: 2,
      updatedAt: moved.updatedAt,
      history: [...before.history, { ...told, at: moved.updatedAt, kind: 'booking.moved', by: 'customer' }],
    });
    expect((await showBooking(booking)).body).toEqual(moved);
    expect((await showBooking({ ...booking, ...linkOf(manageUrl) })).status).toBe(200);
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await isFree(target, other, booking.minutes)).toBe(false);
    expect(await broken()).toEqual({});
  });

  test('writes one event and one mail, both with the two times', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    await move(booking, target);
    const from = { startISO: booking.slot.startAt, endISO: booking.slot.endAt };
    const to = { startISO: target.startAt, endISO: target.endAt };
    expect(
      await rowsOf(api, 'select kind, actor, detail from booking_events where booking_id = $1 order by at', [
        booking.id,
      ]),
    ).toMatchObject([
      { kind: 'booking.made' },
      { kind: 'booking.moved', actor: 'customer', detail: { from, to } },
    ]);
    expect(await mailsOf(booking)).toMatchObject([
      { kind: 'booking.booked' },
      {
        kind: 'booking.moved',
        dedupeKey: `moved:${booking.id}:2`,
        payload: { bookingId: booking.id, from, to },
      },
    ]);
  });

  test('half an hour later overlaps only its own old time, which counts as free', async () => {
    const booking = await aBooking();
    const target = later(booking.slot, 30);
    expect((await move(booking, target)).body).toMatchObject({ startISO: target.startAt, version: 2 });
    expect((await move(booking, booking.slot)).body).toMatchObject({
      startISO: booking.slot.startAt,
      version: 3,
    });
    expect(await broken()).toEqual({});
  });

  test('moves the revision of both days', async () => {
    const booking = await aBooking();
    const other = nextDay();
    const target = await slotAt(other, booking.minutes, 0);
    const revisions = async () => {
      const rows = await rowsOf<{ revision: number }>(
        api,
        'select revision::int from agenda_days where day = any ($1) order by day',
        [[day, other]],
      );
      return rows.map(({ revision }) => revision);
    };
    const [first = 0] = await revisions();
    await move(booking, target);
    expect(await revisions()).toEqual([first + 1, 1]);
  });

  test('costs sixteen statements, and a wrong link none', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    const wrong = { ...booking, sig: `${booking.sig}x` };
    expect(await countStatements(api, () => move(wrong, target))).toEqual([]);
    expect(await countStatements(api, () => move(booking, target))).toEqual([
      'idempotency_key_take',
      'booking_read',
      'claims_of_booking',
      'agenda_read',
      'company_read',
      'agenda_days_lock',
      'claim_way_clear',
      'delete claim_cells',
      'claim_insert',
      'booking_move',
      'delete claims',
      'insert booking_events',
      'insert mail_outbox',
      'notice_write',
      'booking_history',
      'idempotency_answer_store',
    ]);
  });
});

describe('twice', () => {
  test('the same key is the same answer, said to be one from before', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, 3);
    const key = crypto.randomUUID();
    const first = await move(booking, target, {}, key);
    const again = await move(booking, target, {}, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await move(booking, booking.slot, {}, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.reused']);
  });

  test('a key of one booking does not answer for another', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [await aBooking(), await aBooking()];
    const target = await slotAt(day, one.minutes, -1);
    expect((await move(one, target, {}, key)).status).toBe(200);
    expect((await move({ ...one, id: other.id, sig: other.sig }, target, {}, key)).body.code).toBe(
      'idempotency.reused',
    );
  });

  test('a link that has ended replays nothing', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, 3);
    const key = crypto.randomUUID();
    await move(booking, target, {}, key);
    await rowsOf(api, 'update bookings set link_epoch = link_epoch + 1 where id = $1', [booking.id]);
    expect((await move(booking, target, {}, key)).status).toBe(401);
  });

  test('the time it has already is the same booking and no second mail, also with an older version', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, 3);
    const first = await move(booking, target, { expectedVersion: 1 });
    const again = await move(booking, target, { expectedVersion: 1 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await mailsOf(booking)).toHaveLength(2);
  });
});

describe('refused', () => {
  test('a time that another customer has is 409 with three near ones, and the visit stays where it was', async () => {
    const [mine, theirs] = [await aBooking(), await aBooking()];
    const { status, body } = await move(mine, theirs.slot);
    expect([status, body.code, body.alternatives.length]).toEqual([409, 'slot.taken', 3]);
    expect((await showBooking(mine)).body).toMatchObject({ startISO: mine.slot.startAt, version: 1 });
    expect((await move(mine, body.alternatives[0])).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('a version that is not the present one is 409, and nothing moves', async () => {
    const booking = await aBooking();
    await move(booking, later(booking.slot, 60));
    const { status, body } = await move(booking, booking.slot, { expectedVersion: 1 });
    expect([status, body.code]).toEqual([409, 'booking.changed']);
    expect((await showBooking(booking)).body.version).toBe(2);
  });

  test('a cancelled or begun visit is 422', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    const setStart = (at: string) =>
      rowsOf(api, `update bookings set starts_at = $2 where id = $1`, [booking.id, at]);
    await setStart(new Date(Date.now() - 60_000).toISOString());
    expect((await move(booking, target)).body.code).toBe('booking.not_changeable');
    await setStart(booking.slot.startAt);
    const gone = await aBooking();
    await cancelBooking(gone);
    const { status, body } = await move(gone, target);
    expect([status, body.code]).toEqual([422, 'booking.not_changeable']);
    expect(await isFree(target, day, booking.minutes)).toBe(true);
  });

  test('another length, a time that is not offered, and one that is past are 422', async () => {
    const booking = await aBooking();
    const { slot } = booking;
    const longer = { startAt: slot.startAt, endAt: later(slot, 30).endAt };
    const wishes = [longer, later(slot, 7), later(slot, 24 * 60 * 400), later(slot, -24 * 60 * 150)];
    for (const wish of wishes) {
      const { status, body } = await move(booking, wish);
      expect([status, body.code]).toEqual([422, 'slot.invalid']);
    }
  });

  test('without its key, its link or its own link it is never done', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    const target = await slotAt(day, booking.minutes, -1);
    const path = `/bookings/${booking.id}/reschedule`;
    const body = { email: booking.email, sig: booking.sig, startISO: target.startAt, endISO: target.endAt };
    expect((await api.post(path, body)).body.code).toBe('idempotency.required');
    expect((await move(booking, target, { sig: undefined })).status).toBe(400);
    const failures = [
      await move({ ...booking, sig: other.sig }, target),
      await move({ ...booking, email: 'else@sabal-mail.com' }, target),
      await move({ ...booking, id: crypto.randomUUID() }, target),
    ];
    for (const { status, body: refusal } of failures) {
      expect([status, refusal]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
    expect((await showBooking(booking)).body.version).toBe(1);
  });
});
