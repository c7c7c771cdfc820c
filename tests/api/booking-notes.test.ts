import { describe, expect, test } from 'vitest';
import { api, day } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';
import { aVisit, broken, cancelVisit, move, showVisit, slotAt, type Visit } from '../support/visit.ts';

const change = ({ id, email, sig }: Visit, more: object) =>
  api.patch(`/bookings/${id}`, { email, sig, ...more });
const eventsOf = ({ id }: Visit) =>
  rowsOf(api, 'select kind, detail from booking_events where booking_id = $1 order by at', [id]);
const noted = (fields: readonly string[]) => ({ kind: 'booking.noted', detail: { fields } });

describe('gate code and notes alone', () => {
  test('are a new version, a line of history without what was written, and no mail', async () => {
    const visit = await aVisit();
    const mails = () =>
      rowsOf(api, `select dedupe_key from mail_outbox where payload->>'bookingId' = $1`, [visit.id]);
    const before = await mails();
    const { status, body } = await change(visit, { notes: ' Ring twice ', gateCode: 'OCELOT' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: visit.id, version: 2, notes: 'Ring twice', gateCode: 'OCELOT' });
    expect(body.startISO).toBe(visit.slot.startAt);
    expect((await eventsOf(visit)).slice(1)).toEqual([noted(['notes', 'gateCode'])]);
    expect(JSON.stringify(body.history)).not.toMatch(/OCELOT|Ring/);
    expect(body.history.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
      ['booking.made', 'customer'],
      ['booking.noted', 'customer'],
    ]);
    expect((await showVisit(visit)).body).toEqual(body);
    expect(await mails()).toEqual(before);
  });

  test('what is left out stays, what is empty is removed', async () => {
    const visit = await aVisit();
    await change(visit, { notes: 'Ring twice', gateCode: 'OCELOT' });
    expect((await change(visit, { gateCode: ' ' })).body).toMatchObject({
      notes: 'Ring twice',
      gateCode: null,
    });
  });

  test('the same again is the same answer, whatever version was expected', async () => {
    const visit = await aVisit();
    const body = { notes: 'Ring twice', expectedVersion: 1 };
    const first = await change(visit, body);
    const again = await change(visit, body);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await eventsOf(visit)).length).toBe(2);
  });

  test('another version than the one that was seen is told, with the booking as it is', async () => {
    const visit = await aVisit();
    await change(visit, { notes: 'Mine' });
    const { status, body } = await change(visit, { notes: 'Theirs', expectedVersion: 1 });
    expect([status, body.code, body.booking.notes]).toEqual([409, 'booking.changed', 'Mine']);
  });

  test('a prefix that the office reads stays and cannot be typed', async () => {
    const visit = await aVisit();
    await rowsOf(
      api,
      `update bookings set notes = '[SERVICE] old', notes_prefix = '[SERVICE]' where id = $1`,
      [visit.id],
    );
    expect((await change(visit, { notes: '[QUOTE] new' })).body.notes).toBe('[SERVICE] new');
    expect((await change(visit, { notes: '' })).body.notes).toBe('[SERVICE]');
  });

  test('too much is named by its field', async () => {
    const visit = await aVisit();
    const { status, body } = await change(visit, { gateCode: 'x'.repeat(5_000) });
    expect([status, body.code, body.fields]).toEqual([400, 'request.invalid', { gateCode: 'too_long' }]);
  });

  test('a cancelled visit and one that has begun are read only', async () => {
    const [gone, begun] = [await aVisit(), await aVisit()];
    await cancelVisit(gone);
    const shift = (days: number) =>
      rowsOf(api, `update bookings set starts_at = starts_at - make_interval(days => $2) where id = $1`, [
        begun.id,
        days,
      ]);
    await shift(400);
    for (const visit of [gone, begun]) {
      expect((await change(visit, { notes: 'late' })).body.code).toBe('booking.not_changeable');
    }
    await shift(-400);
  });

  test('every failure of the link is the same 401, and no wrong one costs a read', async () => {
    const [one, other] = [await aVisit(), await aVisit()];
    const tries = [
      change({ ...one, sig: other.sig }, { notes: 'x' }),
      change({ ...one, email: 'else@sabal-mail.com' }, { notes: 'x' }),
      change({ ...one, id: crypto.randomUUID() }, { notes: 'x' }),
      change({ ...one, sig: '' }, { notes: 'x' }),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
  });

  test('twenty at once with moves between them: one claim, every change counted once', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => change(visit, { notes: `Note ${index % 4}` })),
      move(visit, target),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { body } = await showVisit(visit);
    expect((await eventsOf(visit)).length).toBe(body.version);
    expect(await broken()).toEqual({});
  });
});

describe('the language of a booking', () => {
  test('follows the one it is read in: its words and its next mail, without a version or a line of history', async () => {
    const visit = await aVisit();
    const before = (await showVisit(visit)).body;
    expect([before.locale, before.serviceTitle]).toEqual(['en', 'Carpet cleaning']);
    const { status, body } = await change(visit, { locale: 'fr' });
    expect(status).toBe(200);
    expect([body.locale, body.version]).toEqual(['fr', before.version]);
    expect(body.serviceTitle).toBe('Nettoyage de moquettes');
    expect(body.itemsSnapshot.map(({ serviceTitle }: { serviceTitle: string }) => serviceTitle)).toEqual([
      'Nettoyage de moquettes',
    ]);
    expect(body.history).toEqual(before.history);
    expect([body.total, body.itemsSnapshot[0].lineTotal]).toEqual([
      before.total,
      before.itemsSnapshot[0].lineTotal,
    ]);
    await cancelVisit(visit);
    const mails = await rowsOf(
      api,
      `select locale from mail_outbox where payload->>'bookingId' = $1 and kind = 'booking.cancelled'`,
      [visit.id],
    );
    expect(mails).toEqual([{ locale: 'fr' }]);
    // Also of a visit that can no longer be changed otherwise.
    expect((await change(visit, { locale: 'es' })).body).toMatchObject({ locale: 'es', status: 'CANCELLED' });
  });

  test('back again is as it was booked', async () => {
    const visit = await aVisit();
    const before = (await showVisit(visit)).body;
    await change(visit, { locale: 'es' });
    const { body } = await change(visit, { locale: 'en' });
    expect(body.itemsSnapshot).toEqual(before.itemsSnapshot);
  });
});
