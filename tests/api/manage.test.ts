import { describe, expect, test } from 'vitest';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, freeSlot, linkOf, rowsOf, slotsOn } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

async function aBooking(onDay: string = day) {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, onDay, minutes);
  const { body } = await book(
    api,
    bookingBody(cartId, slot, {
      notes: 'Ring twice',
      address: { line1: '1 Bay St', city: 'Tampa', postalCode: '33601', gateCode: '4711' },
    }),
  );
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

const show = (id: string, query: Record<string, string>) =>
  api.get(`/bookings/${id}?${new URLSearchParams(query)}`);
const cancel = (id: string, body: object) => api.post(`/bookings/${id}/cancel`, body);

describe('showing a booking', () => {
  test('its link shows all of it, and nothing of it is kept by caches', async () => {
    const { id, email, sig, slot } = await aBooking();
    const { status, body, headers } = await show(id, { email, sig });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      id,
      bookingId: id,
      version: 1,
      startISO: slot.startAt,
      startAt: slot.startAt,
      endISO: slot.endAt,
      address: '1 Bay St, Tampa, 33601',
      servicePostalCode: '33601',
      gateCode: '4711',
      notes: 'Ring twice',
      locale: 'en',
    });
    expect(body.total).toBe(body.totalAmount);
    expect(body.serviceAddress).toBe(body.address);
  });

  test('the address is compared without regard to case and spaces', async () => {
    const { id, email, sig } = await aBooking();
    expect((await show(id, { email: ` ${email.toUpperCase()}`, sig })).status).toBe(200);
  });

  test('id and e-mail alone show status, title and times', async () => {
    const { id, email, slot } = await aBooking();
    const { status, body } = await show(id, { email });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      status: 'CONFIRMED',
      serviceTitle: 'Carpet cleaning',
      startISO: slot.startAt,
      endISO: slot.endAt,
    });
  });

  test('every failure is the same 401', async () => {
    const one = await aBooking();
    const { id, email, sig } = one;
    const other = await aBooking(nextDay());
    const unknown = crypto.randomUUID();
    const failures = await Promise.all([
      show(id, { email: 'else@sabal-mail.com', sig }),
      show(id, { email: 'else@sabal-mail.com' }),
      show(id, { email, sig: other.sig }),
      show(other.id, { email, sig }),
      show(unknown, { email, sig }),
      show(unknown, { email }),
      show(id, { email, sig: `${sig}!!` }),
      show(id, { email, sig: `${sig.slice(0, -2)}AA` }),
      show(id, { email, sig: '' }),
      cancel(id, { email, sig: other.sig }),
      cancel(unknown, { email, sig }),
    ]);
    for (const { status, body } of failures) {
      expect([status, body]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
  });

  test('a link of an older epoch is over', async () => {
    const { id, email, sig } = await aBooking();
    await rowsOf(api, 'update bookings set link_epoch = link_epoch + 1 where id = $1', [id]);
    expect((await show(id, { email, sig })).status).toBe(401);
    expect((await cancel(id, { email, sig })).status).toBe(401);
  });

  test('another tenant does not see it', async () => {
    const { id, email, sig } = await aBooking();
    await rowsOf(
      api,
      `insert into tenants (id, slug, name, time_zone, default_locale)
      values (gen_random_uuid(), 'palmetto', 'Palmetto', 'America/New_York', 'en') on conflict do nothing`,
    );
    const theirs = api.as({ 'X-Tenant-Slug': 'palmetto' });
    const query = new URLSearchParams({ email, sig });
    expect((await theirs.get(`/bookings/${id}?${query}`)).status).toBe(401);
    expect((await theirs.get(`/bookings/${id}?email=${email}`)).status).toBe(401);
  });

  test('a wrong link costs no statement, a right one costs one', async () => {
    const { id, email, sig } = await aBooking();
    expect(await countStatements(api, () => show(id, { email, sig: `${sig}x` }))).toEqual([]);
    expect(await countStatements(api, () => show(id, { email, sig }))).toEqual(['booking_read_with_history']);
  });
});

describe('cancelling', () => {
  test('frees the time at once, writes one mail, and twice is the same answer', async () => {
    const { id, email, sig, slot, minutes } = await aBooking();
    const first = await cancel(id, { email, sig });
    const again = await cancel(id, { email, sig });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ id, status: 'CANCELLED', version: 2 });
    expect(again.body).toEqual(first.body);
    expect((await show(id, { email, sig })).body).toEqual(first.body);
    const slots = await slotsOn(api, day, minutes);
    expect(slots.find(({ startAt }) => startAt === slot.startAt)?.available).toBe(true);
    expect(await rowsOf(api, `select kind from mail_outbox where dedupe_key = 'cancelled:${id}'`)).toEqual([
      { kind: 'booking.cancelled' },
    ]);
    expect(
      await rowsOf(api, 'select 1 from claim_cells c where claim_id not in (select id from claims)'),
    ).toEqual([]);
  });

  test('twenty times at once is one cancel', async () => {
    const { id, email, sig } = await aBooking();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id, { email, sig })));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'CANCELLED', version: 2 });
    const events = await rowsOf(api, 'select kind from booking_events where booking_id = $1 order by at', [
      id,
    ]);
    expect(events).toEqual([{ kind: 'booking.made' }, { kind: 'booking.cancelled' }]);
  });

  test('moves the day’s revision', async () => {
    const { id, email, sig } = await aBooking();
    const revision = async () =>
      Number(
        (await rowsOf<{ revision: string }>(api, 'select revision from agenda_days where day = $1', [day]))[0]
          ?.revision,
      );
    const before = await revision();
    await cancel(id, { email, sig });
    expect(await revision()).toBe(before + 1);
  });

  test('a visit that has begun is 422', async () => {
    const { id, email, sig } = await aBooking();
    await rowsOf(api, `update bookings set starts_at = now() - interval '1 minute' where id = $1`, [id]);
    const { status, body } = await cancel(id, { email, sig });
    expect([status, body.code]).toEqual([422, 'booking.not_changeable']);
  });

  test('without its link is a 400 or 401, never done', async () => {
    const { id, email, sig } = await aBooking();
    expect((await cancel(id, { email })).status).toBe(400);
    expect((await cancel(id, { sig })).status).toBe(400);
    expect((await api.get(`/bookings/${id}/cancel?${new URLSearchParams({ email, sig })}`)).status).toBe(405);
    expect((await show(id, { email })).body.status).toBe('CONFIRMED');
  });
});
