import { describe, expect, test } from 'vitest';
import { api, day, nextDay } from '../support/open-shop.ts';
import { linkOf, rowsOf } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';
import {
  aVisit,
  broken,
  cancelVisit,
  isFree,
  later,
  mailsOf,
  move,
  showVisit,
  slotAt,
} from '../support/visit.ts';

describe('moving a visit', () => {
  test('gives it the new time, frees the old one, and keeps its price, status, id and link', async () => {
    const visit = await aVisit();
    const before = (await showVisit(visit)).body;
    const other = nextDay();
    const target = await slotAt(other, visit.minutes, 2);
    const { status, body, headers } = await move(visit, target, { expectedVersion: 1 });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { manageUrl, ...booking } = body;
    const told = {
      from: { startISO: visit.slot.startAt, endISO: visit.slot.endAt },
      to: { startISO: target.startAt, endISO: target.endAt },
    };
    expect(booking).toEqual({
      ...before,
      ...{ startISO: target.startAt, startAt: target.startAt, endISO: target.endAt, endAt: target.endAt },
      version: 2,
      updatedAt: booking.updatedAt,
      history: [...before.history, { ...told, at: booking.updatedAt, kind: 'booking.moved', by: 'customer' }],
    });
    expect((await showVisit(visit)).body).toEqual(booking);
    expect((await showVisit({ ...visit, ...linkOf(manageUrl) })).status).toBe(200);
    expect(await isFree(visit.slot, day, visit.minutes)).toBe(true);
    expect(await isFree(target, other, visit.minutes)).toBe(false);
    expect(await broken()).toEqual({});
  });

  test('writes one event and one mail, both with the two times', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    await move(visit, target);
    const from = { startISO: visit.slot.startAt, endISO: visit.slot.endAt };
    const to = { startISO: target.startAt, endISO: target.endAt };
    expect(
      await rowsOf(api, 'select kind, actor, detail from booking_events where booking_id = $1 order by at', [
        visit.id,
      ]),
    ).toMatchObject([
      { kind: 'booking.made' },
      { kind: 'booking.moved', actor: 'customer', detail: { from, to } },
    ]);
    expect(await mailsOf(visit)).toMatchObject([
      { kind: 'booking.booked' },
      {
        kind: 'booking.moved',
        dedupeKey: `moved:${visit.id}:2`,
        payload: { bookingId: visit.id, from, to },
      },
    ]);
  });

  test('half an hour later overlaps only its own old time, which counts as free', async () => {
    const visit = await aVisit();
    const target = later(visit.slot, 30);
    expect((await move(visit, target)).body).toMatchObject({ startISO: target.startAt, version: 2 });
    expect((await move(visit, visit.slot)).body).toMatchObject({ startISO: visit.slot.startAt, version: 3 });
    expect(await broken()).toEqual({});
  });

  test('moves the revision of both days', async () => {
    const visit = await aVisit();
    const other = nextDay();
    const target = await slotAt(other, visit.minutes, 0);
    const revisions = async () => {
      const rows = await rowsOf<{ revision: number }>(
        api,
        'select revision::int from agenda_days where day = any ($1) order by day',
        [[day, other]],
      );
      return rows.map(({ revision }) => revision);
    };
    const [first = 0] = await revisions();
    await move(visit, target);
    expect(await revisions()).toEqual([first + 1, 1]);
  });

  test('costs fourteen statements, and a wrong link none', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    const wrong = { ...visit, sig: `${visit.sig}x` };
    expect(await countStatements(api, () => move(wrong, target))).toEqual([]);
    expect(await countStatements(api, () => move(visit, target))).toEqual([
      'idempotency_key_take',
      'booking_read',
      'claims_of_booking',
      'agenda_read',
      'agenda_days_lock',
      'claim_way_clear',
      'claim_cells_delete',
      'claim_insert',
      'booking_move',
      'claim_delete',
      'booking_event_insert',
      'enqueue_mail',
      'booking_history',
      'idempotency_answer_store',
    ]);
  });
});

describe('twice', () => {
  test('the same key is the same answer, said to be one from before', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, 3);
    const key = crypto.randomUUID();
    const first = await move(visit, target, {}, key);
    const again = await move(visit, target, {}, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await move(visit, visit.slot, {}, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency.reused']);
  });

  test('a key of one booking does not answer for another', async () => {
    const key = crypto.randomUUID();
    const [one, other] = [await aVisit(), await aVisit()];
    const target = await slotAt(day, one.minutes, -1);
    expect((await move(one, target, {}, key)).status).toBe(200);
    expect((await move({ ...one, id: other.id, sig: other.sig }, target, {}, key)).body.code).toBe(
      'idempotency.reused',
    );
  });

  test('a link that has ended replays nothing', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, 3);
    const key = crypto.randomUUID();
    await move(visit, target, {}, key);
    await rowsOf(api, 'update bookings set link_epoch = link_epoch + 1 where id = $1', [visit.id]);
    expect((await move(visit, target, {}, key)).status).toBe(401);
  });

  test('the time it has already is the same booking and no second mail, also with an older version', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, 3);
    const first = await move(visit, target, { expectedVersion: 1 });
    const again = await move(visit, target, { expectedVersion: 1 });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await mailsOf(visit)).toHaveLength(2);
  });
});

describe('refused', () => {
  test('a time that another customer has is 409 with three near ones, and the visit stays where it was', async () => {
    const [mine, theirs] = [await aVisit(), await aVisit()];
    const { status, body } = await move(mine, theirs.slot);
    expect([status, body.code, body.alternatives.length]).toEqual([409, 'slot.taken', 3]);
    expect((await showVisit(mine)).body).toMatchObject({ startISO: mine.slot.startAt, version: 1 });
    expect((await move(mine, body.alternatives[0])).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('a version that is not the present one is 409, and nothing moves', async () => {
    const visit = await aVisit();
    await move(visit, later(visit.slot, 60));
    const { status, body } = await move(visit, visit.slot, { expectedVersion: 1 });
    expect([status, body.code]).toEqual([409, 'booking.changed']);
    expect((await showVisit(visit)).body.version).toBe(2);
  });

  test('a cancelled or begun visit is 422', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    const setStart = (at: string) =>
      rowsOf(api, `update bookings set starts_at = $2 where id = $1`, [visit.id, at]);
    await setStart(new Date(Date.now() - 60_000).toISOString());
    expect((await move(visit, target)).body.code).toBe('booking.not_changeable');
    await setStart(visit.slot.startAt);
    const gone = await aVisit();
    await cancelVisit(gone);
    const { status, body } = await move(gone, target);
    expect([status, body.code]).toEqual([422, 'booking.not_changeable']);
    expect(await isFree(target, day, visit.minutes)).toBe(true);
  });

  test('another length, a time that is not offered, and one that is past are 422', async () => {
    const visit = await aVisit();
    const { slot } = visit;
    const longer = { startAt: slot.startAt, endAt: later(slot, 30).endAt };
    const wishes = [longer, later(slot, 7), later(slot, 24 * 60 * 400), later(slot, -24 * 60 * 150)];
    for (const wish of wishes) {
      const { status, body } = await move(visit, wish);
      expect([status, body.code]).toEqual([422, 'slot.invalid']);
    }
  });

  test('without its key, its link or its own link it is never done', async () => {
    const [visit, other] = [await aVisit(), await aVisit()];
    const target = await slotAt(day, visit.minutes, -1);
    const path = `/bookings/${visit.id}/reschedule`;
    const body = { email: visit.email, sig: visit.sig, startISO: target.startAt, endISO: target.endAt };
    expect((await api.post(path, body)).body.code).toBe('idempotency.required');
    expect((await move(visit, target, { sig: undefined })).status).toBe(400);
    const failures = [
      await move({ ...visit, sig: other.sig }, target),
      await move({ ...visit, email: 'else@sabal-mail.com' }, target),
      await move({ ...visit, id: crypto.randomUUID() }, target),
    ];
    for (const { status, body: refusal } of failures) {
      expect([status, refusal]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
    expect((await showVisit(visit)).body.version).toBe(1);
  });
});
