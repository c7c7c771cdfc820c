import { beforeEach, describe, expect, test } from 'vitest';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { linkToList } from '../../server/domain/links/list-link.ts';
import { api, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aQuoted, withdraw } from '../support/quotes.ts';
import { aSmallCart, book, bookingBody, dayAhead, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

let email = '';
let named = 0;
beforeEach(() => {
  named += 1;
  email = `guest${named}@list-mail.com`;
});

async function aBooking(change: object = {}): Promise<{ id: string; email: string; sig: string }> {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, nextDay(), minutes);
  const { body } = await book(api, bookingBody(cartId, slot, { email, ...change }));
  return linkOf(body.manageUrl);
}

/** In hours from now; a visit of one hour. */
const setStart = (id: string, hours: number) =>
  rowsOf(
    api,
    `update bookings set starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 1) * interval '1 hour'
    where id = $1`,
    [id, hours],
  );

function listLink(of = email, agoMin = 0): { email: string; sig: string } {
  const { env } = api.server.deps;
  const mailedAt = addMinutes(instantFromMs(Date.now()), -agoMin);
  const query = new URL(linkToList(env, { id: api.tenantId, slug: 'sabal', publicUrl: null }, of, mailedAt))
    .searchParams;
  return { email: query.get('email') ?? '', sig: query.get('sig') ?? '' };
}

const list = (query: Record<string, string>) => api.get(`/bookings/my?${new URLSearchParams(query)}`);
const ids = (rows: MyBookingView[]) => rows.map(({ id }) => id);

describe('my bookings', () => {
  test('lists each visit in a line, and nothing of it is kept by caches', async () => {
    const { id } = await aBooking();
    const whole = (await api.get(`/bookings/${id}?${new URLSearchParams(await manageQuery(id))}`)).body;
    const { status, body, headers } = await list(listLink());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { startISO, endISO, total } = whole;
    expect(body).toEqual({
      upcoming: [
        {
          id,
          serviceTitle: 'Carpet cleaning',
          ...{ startISO, endISO, total },
          timeZone: 'America/New_York',
          status: 'CONFIRMED',
          quote: false,
          estimate: false,
          manageUrl: expect.stringMatching(/^https:\/\/book\.test\/manage\?id=/),
        },
      ],
      past: [],
    });
  });

  test('[PR40] a line says what its total leaves open, also of a booking from before', async () => {
    const { id } = await aBooking();
    const quoted = { serviceTitle: 'Epoxy', qty: 2, options: [], detail: [], quote: true, estimate: false };
    await rowsOf(api, 'update bookings set items_snapshot = items_snapshot || $2::jsonb where id = $1', [
      id,
      JSON.stringify([{ ...quoted, unitPriceCents: 0, lineTotalCents: 0, quantity: 1 }]),
    ]);
    const [row] = (await list(listLink())).body.upcoming;
    expect([row.quote, row.toQuote, row.provisional]).toEqual([false, 2, undefined]);
  });

  test('a line says that a price waits for the customer, as long as it does', async () => {
    const quoted = await aQuoted();
    const line = async () => {
      const { upcoming }: { upcoming: MyBookingView[] } = (await list(listLink(quoted.email))).body;
      return upcoming.find(({ id }) => id === quoted.id);
    };
    expect(await line()).toMatchObject({ status: 'PENDING', quote: true, offered: true });
    await rowsOf(api, 'update quotes set valid_until = $2 where booking_id = $1', [quoted.id, dayAhead(-2)]);
    expect((await line())?.offered).toBeUndefined();
    await rowsOf(api, 'update quotes set valid_until = $2 where booking_id = $1', [quoted.id, dayAhead(2)]);
    expect((await line())?.offered).toBe(true);
    await withdraw(quoted);
    expect(await line()).toBeDefined();
    expect((await line())?.offered).toBeUndefined();
  });

  async function manageQuery(id: string): Promise<{ email: string; sig: string }> {
    const { upcoming } = (await list(listLink())).body;
    return linkOf(upcoming.find((row: MyBookingView) => row.id === id)?.manageUrl ?? 'https://none.test');
  }

  test('upcoming is what is not over and not cancelled, the next first; the rest is past, newest first', async () => {
    const bookings: string[] = [];
    for (let n = 0; n < 6; n++) bookings.push((await aBooking()).id);
    const hours = { soon: 30, later: 50, running: -0.5, over: -3, longOver: -2_000, cancelled: 40 };
    const booking = Object.fromEntries(
      Object.keys(hours).map((name, index) => [name, bookings[index] ?? '']),
    );
    for (const [name, hour] of Object.entries(hours)) await setStart(booking[name] ?? '', hour);
    await rowsOf(api, `update bookings set status = 'CANCELLED', claim_id = null where id = $1`, [
      booking.cancelled,
    ]);
    const { upcoming, past } = (await list(listLink())).body;
    expect(ids(upcoming)).toEqual([booking.running, booking.soon, booking.later]);
    expect(ids(past)).toEqual([booking.cancelled, booking.over, booking.longOver]);
  });

  test('each line opens its visit, also one so long past that its own link is over', async () => {
    const { id, sig } = await aBooking();
    await setStart(id, -24 * 90);
    const [row] = (await list(listLink())).body.past;
    const link = linkOf(row.manageUrl);
    expect(link.sig).not.toBe(sig);
    expect((await api.get(`/bookings/${id}?${new URLSearchParams({ ...link })}`)).status).toBe(200);
  });

  test('shows no visit of another address, of another company or deleted by the back office', async () => {
    const mine = await aBooking();
    const gone = await aBooking();
    await aBooking({ email: `else.${email}` });
    await rowsOf(api, 'update bookings set deleted_at = now() where id = $1', [gone.id]);
    expect(ids((await list(listLink())).body.upcoming)).toEqual([mine.id]);
    await rowsOf(
      api,
      `insert into tenants (id, slug, name, time_zone, default_locale)
      values (gen_random_uuid(), 'palmetto', 'Palmetto', 'America/New_York', 'en') on conflict do nothing`,
    );
    const theirs = api.as({ 'X-Tenant-Slug': 'palmetto' });
    expect((await theirs.get(`/bookings/my?${new URLSearchParams(listLink())}`)).status).toBe(401);
  });

  test('the address is compared without regard to case and spaces', async () => {
    await aBooking();
    const { sig } = listLink();
    expect((await list({ email: ` ${email.toUpperCase()}`, sig })).body.upcoming).toHaveLength(1);
  });

  test('every failure is the same 401, whether or not the address has booked', async () => {
    const booking = await aBooking();
    const { sig } = listLink();
    const wrong = [
      { email, sig: '' },
      { email, sig: `${sig}!!` },
      { email, sig: `${sig.slice(0, -2)}AA` },
      { email: 'nobody@list-mail.com', sig },
      { email, sig: booking.sig },
      listLink(email, 7 * 24 * 60 + 1),
    ];
    for (const query of wrong) {
      const { status, body } = await list(query);
      expect([status, body]).toEqual([
        401,
        { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
      ]);
    }
    expect((await list({ email })).status).toBe(400);
    expect((await api.get(`/bookings/${booking.id}?${new URLSearchParams({ email, sig })}`)).status).toBe(
      401,
    );
  });

  test('a wrong link costs no statement, a right one costs one', async () => {
    await aBooking();
    const { sig } = listLink();
    expect(await countStatements(api, () => list({ email, sig: `${sig}x` }))).toEqual([]);
    expect(await countStatements(api, () => list({ email, sig }))).toEqual(['bookings_of_email']);
  });
});
