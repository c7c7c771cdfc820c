import { describe, expect, test } from 'vitest';
import {
  aBooking,
  type Booking,
  broken,
  cancelBooking,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { api, day, openShop } from '../support/open-shop.ts';
import { movedBy, rowsOf } from '../support/shop.ts';

openShop();

const change = ({ id, email, sig }: Booking, more: object) =>
  api.patch(`/bookings/${id}`, { email, sig, ...more });
const eventsOf = ({ id }: Booking) =>
  rowsOf(api, 'select kind, detail from booking_events where booking_id = $1 order by at', [id]);
const noted = (fields: readonly string[]) => ({ kind: 'booking.noted', detail: { fields } });

describe('gate code and notes alone', () => {
  test('are a new version, a line of history without what was written, and no mail', async () => {
    const booking = await aBooking();
    const mails = () =>
      rowsOf(api, `select dedupe_key from mail_outbox where payload->>'bookingId' = $1`, [booking.id]);
    const before = await mails();
    const { status, body } = await change(booking, { notes: ' Ring twice ', gateCode: 'OCELOT' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: booking.id, version: 2, notes: 'Ring twice', gateCode: 'OCELOT' });
    expect(body.startISO).toBe(booking.slot.startAt);
    expect((await eventsOf(booking)).slice(1)).toEqual([noted(['notes', 'gateCode'])]);
    expect(JSON.stringify(body.history)).not.toMatch(/OCELOT|Ring/);
    expect(body.history.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
      ['booking.made', 'customer'],
      ['booking.noted', 'customer'],
    ]);
    expect((await showBooking(booking)).body).toEqual(body);
    expect(await mails()).toEqual(before);
  });

  test('what is left out stays, what is empty is removed', async () => {
    const booking = await aBooking();
    await change(booking, { notes: 'Ring twice', gateCode: 'OCELOT' });
    expect((await change(booking, { gateCode: ' ' })).body).toMatchObject({
      notes: 'Ring twice',
      gateCode: null,
    });
  });

  test('the same again is the same answer, whatever version was expected', async () => {
    const booking = await aBooking();
    const body = { notes: 'Ring twice', expectedVersion: 1 };
    const first = await change(booking, body);
    const again = await change(booking, body);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await eventsOf(booking)).length).toBe(2);
  });

  test('another version than the one that was seen is told, with the booking as it is', async () => {
    const booking = await aBooking();
    await change(booking, { notes: 'Mine' });
    const { status, body } = await change(booking, { notes: 'Theirs', expectedVersion: 1 });
    expect([status, body.code, body.booking.notes]).toEqual([409, 'booking.changed', 'Mine']);
  });

  test('a prefix that the office reads stays and cannot be typed', async () => {
    const booking = await aBooking();
    await rowsOf(
      api,
      `update bookings set notes = '[SERVICE] old', notes_prefix = '[SERVICE]' where id = $1`,
      [booking.id],
    );
    expect((await change(booking, { notes: '[QUOTE] new' })).body.notes).toBe('[SERVICE] new');
    expect((await change(booking, { notes: '' })).body.notes).toBe('[SERVICE]');
  });

  test('too much is named by its field', async () => {
    const booking = await aBooking();
    const { status, body } = await change(booking, { gateCode: 'x'.repeat(5_000) });
    expect([status, body.code, body.fields]).toEqual([400, 'request.invalid', { gateCode: 'too_long' }]);
  });

  test('a cancelled visit and one that has begun are read only', async () => {
    const [gone, begun] = [await aBooking(), await aBooking()];
    await cancelBooking(gone);
    const shift = (days: number) =>
      rowsOf(api, `update bookings set ${movedBy('starts_at', `${-days} days`)} where id = $1`, [begun.id]);
    await shift(400);
    for (const booking of [gone, begun]) {
      expect((await change(booking, { notes: 'late' })).body.code).toBe('booking.not_changeable');
    }
    await shift(-400);
  });

  test('every failure of the link is the same 401, and no wrong one costs a read', async () => {
    const [one, other] = [await aBooking(), await aBooking()];
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
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => change(booking, { notes: `Note ${index % 4}` })),
      move(booking, target),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { body } = await showBooking(booking);
    expect((await eventsOf(booking)).length).toBe(body.version);
    expect(await broken()).toEqual({});
  });
});

describe('the language of a booking', () => {
  test('follows the one it is read in: its words and its next mail, without a version or a line of history', async () => {
    const booking = await aBooking();
    const before = (await showBooking(booking)).body;
    expect([before.locale, before.serviceTitle]).toEqual(['en', 'Carpet cleaning']);
    const { status, body } = await change(booking, { locale: 'fr' });
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
    await cancelBooking(booking);
    const mails = await rowsOf(
      api,
      `select locale from mail_outbox where payload->>'bookingId' = $1 and kind = 'booking.cancelled'`,
      [booking.id],
    );
    expect(mails).toEqual([{ locale: 'fr' }]);
    // Also of a visit that can no longer be changed otherwise.
    expect((await change(booking, { locale: 'es' })).body).toMatchObject({
      locale: 'es',
      status: 'CANCELLED',
    });
  });

  test('back again is as it was booked', async () => {
    const booking = await aBooking();
    const before = (await showBooking(booking)).body;
    await change(booking, { locale: 'es' });
    const { body } = await change(booking, { locale: 'en' });
    expect(body.itemsSnapshot).toEqual(before.itemsSnapshot);
  });
});
