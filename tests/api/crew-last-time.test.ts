/** The crew of the customer's last visit: that it comes again, and who reads which crew comes. */
import { afterEach, describe, expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { aBooking, broken, showBooking, slotAt } from '../support/booking.ts';
import { beginWithOneCrew, bookAt, crewOf, withCrews } from '../support/crews.ts';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { aPictureOf, sendPicture } from '../support/send-picture.ts';
import { aSmallCart, book, bookingBody, linkOf, movedBy, rowsOf } from '../support/shop.ts';
import { changed, opened, placed } from '../support/staff.ts';

openShop();
beginWithOneCrew();

async function twoCrews(): Promise<readonly [string, string]> {
  const [one, two] = await withCrews('Équipe 2');
  if (!one || !two) throw new Error('Expected two crews');
  return [one.id, two.id];
}

const historyOf = async (booking: { id: string }) => (await opened(booking)).body.history;

/** A visit of this customer in the past, by the crew. */
async function cameBefore(crewId: string, email: string): Promise<void> {
  const { cartId } = await aSmallCart(api, shop);
  const made = await placed(cartId, await slotAt(nextDay(), 60, 0), { crewId, email });
  expect(made.status).toBe(201);
  const claim = '(select claim_id from bookings where id = $1)';
  const earlier = (columns: string) => movedBy(columns, '-60 days');
  for (const change of [
    `update claim_cells set ${earlier('cell')} where claim_id = ${claim}`,
    `update claims set ${earlier('starts_at, ends_at, occupied_until')} where id = ${claim}`,
    `update bookings set ${earlier('starts_at, ends_at')} where id = $1`,
  ]) {
    await rowsOf(api, change, [made.body.id]);
  }
}

describe('the crew of last time', () => {
  test('[AG60] comes again where it is free, although another was held and has less to do', async () => {
    const [one, two] = await twoCrews();
    const email = 'again@sabal-mail.com';
    await cameBefore(two, email);
    await placed((await aSmallCart(api, shop)).cartId, await slotAt(day, 60, -1), { crewId: two });
    const slot = await slotAt(day, 60, 0);
    const { cartId } = await aSmallCart(api, shop);
    expect((await api.post('/slots/hold', { cartId, startAt: slot.startAt, endAt: slot.endAt })).status).toBe(
      201,
    );
    const booked = await book(api, bookingBody(cartId, slot, { email }));
    expect(booked.status).toBe(201);
    expect(await crewOf(booked.body)).toBe(two);
    expect((await historyOf(booked.body)).at(-1).crew).toEqual({ to: 'Équipe 2', why: 'last' });
    expect(JSON.stringify(booked.body)).not.toContain('quipe');
    // Someone else at the same time has the crew that held it.
    const other = await bookAt(slot);
    expect(await crewOf(other.body)).toBe(one);
    expect(await broken()).toEqual({});
  });

  test('[AG60] does not come where it has something else, and the hold still becomes a visit', async () => {
    const [one, two] = await twoCrews();
    const email = 'busy@sabal-mail.com';
    await cameBefore(two, email);
    const slot = await slotAt(day, 60, 0);
    const { cartId } = await aSmallCart(api, shop);
    await api.post('/slots/hold', { cartId, startAt: slot.startAt, endAt: slot.endAt });
    await placed((await aSmallCart(api, shop)).cartId, slot, { crewId: two });
    const booked = await book(api, bookingBody(cartId, slot, { email }));
    expect(booked.status).toBe(201);
    expect(await crewOf(booked.body)).toBe(one);
    expect(await broken()).toEqual({});
  });

  test('[AG60] comes again for someone who calls, with or without an e-mail; a cancelled visit was none', async () => {
    const [one, two] = await twoCrews();
    await cameBefore(two, 'calls@sabal-mail.com');
    const byMail = await placed((await aSmallCart(api, shop)).cartId, await slotAt(day, 60, 0), {
      email: 'Calls@Sabal-mail.com',
    });
    expect(byMail.body.row.crew.id).toBe(two);
    expect(byMail.body.history.at(-1).crew.why).toBe('last');
    await rowsOf(
      api,
      `update bookings set status = 'CANCELLED', claim_id = null where email = 'calls@sabal-mail.com'`,
    );
    const after = await placed((await aSmallCart(api, shop)).cartId, await slotAt(day, 60, 8), {
      email: 'calls@sabal-mail.com',
    });
    expect(after.body.row.crew.id).toBe(one);
  });
});

describe('customers read who comes', () => {
  const telling = async (nameCrew: boolean) => {
    const { rules, version } = (await office().get('/admin/company')).body;
    const put = { rules: { ...rules, nameCrew }, expectedVersion: version };
    expect((await office().put('/admin/company', put)).status).toBe(200);
  };
  const mailOf = async (booking: { readonly id: string }) => {
    const [row] = await rowsOf<{ id: string }>(
      api,
      `select id from mail_outbox where payload ->> 'bookingId' = $1 order by created_at desc limit 1`,
      [booking.id],
    );
    return (await office().get(`/admin/mails/${row?.id}`)).body;
  };
  const pageOf = async (link: Parameters<typeof showBooking>[0]) => (await showBooking(link)).body.crew;

  afterEach(async () => {
    await telling(false);
    await rowsOf(api, `update crews set name = 'Équipe 1' where position = 0`);
  });

  test('only where the owner wants it: in mails, and behind the link once a mail was opened', async () => {
    const [one] = await withCrews('Équipe 2');
    await staff.patch(`/admin/crews/${one?.id}`, { name: 'Camion <bleu>' });
    const booking = await aBooking();
    const opened = () =>
      rowsOf(api, `update bookings set mail_opened_at = now() where id = $1`, [booking.id]);
    await opened();
    expect(await pageOf(booking)).toBeUndefined();
    expect((await mailOf(booking)).text).not.toContain('Camion');
    await telling(true);
    await expect
      .poll(() => pageOf(booking), { timeout: 3_000 })
      .toEqual({ name: 'Camion <bleu>', again: false });
    // The device keeps what a change answers: it says who comes too.
    const { id, email, sig } = booking;
    const noted = await api.patch(`/bookings/${id}`, { email, sig, notes: 'Ring twice' });
    expect(noted.body.crew).toEqual({ name: 'Camion <bleu>', again: false });
    const mail = await mailOf(booking);
    expect(mail.text).toContain('Your crew: Camion <bleu>');
    expect(mail.html).toContain('Camion &lt;bleu&gt;');
    // Whoever typed the e-mail and opened no mail reads nothing of it.
    await rowsOf(api, 'update bookings set mail_opened_at = null where id = $1', [booking.id]);
    expect(await pageOf(booking)).toBeUndefined();
    await opened();
    expect((await changed(booking, { status: 'CANCELLED' })).status).toBe(200);
    expect(await pageOf(booking)).toBeUndefined();
    expect((await mailOf(booking)).text).not.toContain('Camion');
  });

  test('with the picture of the crew, by the same rule, and one that is not there is refused', async () => {
    const [one] = await withCrews('Équipe 2');
    const { body: file } = await sendPicture(api, await aPictureOf({ width: 90, height: 90 }));
    const unknown = `/api/files/${'0'.repeat(64)}`;
    for (const picture of [unknown, '/drawings/pavers.svg', 'https://example.com/x.png']) {
      const { status, body } = await staff.patch(`/admin/crews/${one?.id}`, { picture });
      expect([status, body.fields]).toEqual([400, { picture: 'invalid' }]);
      const added = await staff.post('/admin/crews', { name: 'Équipe 3', color: 'teal', picture });
      expect([added.status, added.body.fields]).toEqual([400, { picture: 'invalid' }]);
    }
    const shown = await staff.patch(`/admin/crews/${one?.id}`, { picture: file.url });
    expect([shown.status, shown.body.picture]).toEqual([200, file.url]);
    const named = await staff.patch(`/admin/crews/${one?.id}`, { color: 'teal' });
    expect(named.body.picture).toBe(file.url);
    const booking = await aBooking();
    await rowsOf(api, `update bookings set mail_opened_at = now() where id = $1`, [booking.id]);
    expect(await pageOf(booking)).toBeUndefined();
    expect((await mailOf(booking)).html).not.toContain(file.url);
    await telling(true);
    await expect.poll(() => pageOf(booking), { timeout: 3_000 }).toMatchObject({ picture: file.url });
    const { html, text } = await mailOf(booking);
    expect(html).toMatch(
      new RegExp(`<img src="https?://[^"]+${file.url}[?]tenant=sabal&amp;size=small" alt=""`),
    );
    expect(text).not.toContain(file.url);
    const gone = await staff.patch(`/admin/crews/${one?.id}`, { picture: '' });
    expect(gone.body.picture).toBe('');
    expect(await pageOf(booking)).not.toHaveProperty('picture');
  });

  test('[AG60] and that it is the one of last time, while it is; the answer to a booking says neither', async () => {
    const [one, two] = await twoCrews();
    const email = 'reads@sabal-mail.com';
    await cameBefore(two, email);
    await telling(true);
    const slot = await slotAt(day, 60, 0);
    const { cartId } = await aSmallCart(api, shop);
    const { body } = await book(api, bookingBody(cartId, slot, { email, locale: 'fr' }));
    expect(JSON.stringify(body)).not.toContain('quipe');
    expect((await mailOf(body)).text).toMatch(/Votre équipe\s: Équipe 2, la même que la dernière fois/);
    await rowsOf(api, 'update bookings set mail_opened_at = now() where email = $1', [email]);
    const link = { ...linkOf(body.manageUrl), slot, minutes: 60 };
    await expect.poll(() => pageOf(link), { timeout: 3_000 }).toEqual({ name: 'Équipe 2', again: true });
    await changed(body, { crewId: one });
    expect(await pageOf(link)).toEqual({ name: 'Équipe 1', again: false });
  });

  test('nothing in a company of one crew', async () => {
    await telling(true);
    const booking = await aBooking();
    await rowsOf(api, 'update bookings set mail_opened_at = now() where id = $1', [booking.id]);
    expect(await pageOf(booking)).toBeUndefined();
    expect((await mailOf(booking)).text).not.toContain('Your crew');
  });
});
