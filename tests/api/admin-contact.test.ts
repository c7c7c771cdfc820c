import { describe, expect, test } from 'vitest';
import { aBooking, type Booking, cancelBooking, mailsOf, showBooking, slotAt } from '../support/booking.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aRequest, offer } from '../support/quotes.ts';
import { aSmallCart, asOwner, book, bookingBody, linkOf, rowsOf } from '../support/shop.ts';
import { changed, deleted, opened } from '../support/staff.ts';

openShop();

const ADDRESS = { line1: '77 Lake Ave', line2: '', city: 'Tampa', region: 'FL', postalCode: '33602' };

/** With a code in its price. */
async function aBookingOf(email: string): Promise<Booking> {
  const { cartId, minutes } = await aSmallCart(api, shop);
  await api.post('/promo/coupon/apply', { cartId, code: 'SPRING5' });
  const { total } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await slotAt(day, minutes, 0);
  const { body } = await book(api, { ...bookingBody(cartId, slot, { email }), expectedTotal: total });
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

/** As if it had begun so many hours ago. */
const begun = ({ id }: Booking, hours: number) =>
  rowsOf(
    api,
    `update bookings set starts_at = now() - interval '${hours} hours', ends_at = now() - interval '${hours - 1} hours'
    where id = $1`,
    [id],
  );

describe('who and where, put right by staff', () => {
  test('is there at once for staff and customer, with what it was in the history of staff alone', async () => {
    const booking = await aBooking();
    const { status, body } = await changed(booking, {
      customerName: ' Ana María Díaz ',
      phone: '(407) 555-0188',
      companyName: 'Iguana LLC',
      address: ADDRESS,
      gateCode: '#44',
      customerNotes: 'Dog is kind',
      expectedVersion: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      status: 'CONFIRMED',
      customerName: 'Ana María Díaz',
      phone: '+14075550188',
      companyName: 'Iguana LLC',
      address: '77 Lake Ave, Tampa, FL 33602',
      gateCode: '#44',
      notes: 'Dog is kind',
    });
    const told = body.history.at(-1);
    expect(told).toMatchObject({ kind: 'booking.corrected', by: 'office' });
    expect(told.actor).toContain('Sabal');
    expect(told.changes).toContainEqual({ field: 'phone', from: '+14075550134', to: '+14075550188' });
    expect(told.changes).toContainEqual({ field: 'gateCode' });
    expect(told.changes.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['address', 'companyName', 'customerName', 'gateCode', 'notes', 'phone'].sort(),
    );
    const theirs = (await showBooking(booking)).body;
    expect([theirs.address, theirs.history.at(-1)]).toEqual([
      '77 Lake Ave, Tampa, FL 33602',
      { at: told.at, kind: 'booking.corrected', by: 'office' },
    ]);
  });

  test('is told by mail when it is wished, as something the company did, and not otherwise', async () => {
    const booking = await aBooking();
    await changed(booking, { phone: '407 555 0101' });
    expect((await mailsOf(booking)).map(({ kind }) => kind)).toEqual(['booking.booked']);
    await changed(booking, { address: ADDRESS, notify: true });
    const [, mail] = await mailsOf(booking);
    expect(mail).toMatchObject({ kind: 'booking.updated', payload: { byOffice: true } });
  });

  test('is the same answer when it is so already, whatever version was expected, and writes nothing', async () => {
    const booking = await aBooking();
    await changed(booking, { phone: '407 555 0101', notify: true, expectedVersion: 1 });
    const { status, body } = await changed(booking, {
      phone: '+1 407 555 0101',
      notify: true,
      expectedVersion: 1,
    });
    expect([status, body.version, (await mailsOf(booking)).length]).toEqual([200, 2, 2]);
  });

  test('of a version that was overtaken is refused with the booking as it is', async () => {
    const booking = await aBooking();
    await changed(booking, { address: ADDRESS });
    const { status, body } = await changed(booking, { phone: '407 555 0101', expectedVersion: 1 });
    expect([status, body.code, body.booking.version, body.booking.row.servicePostalCode]).toEqual([
      409,
      'booking.changed',
      2,
      '33602',
    ]);
  });

  test.each([
    [{ email: 'ana@' }, { email: 'invalid' }],
    [{ email: 'ana@example.com' }, { email: 'invalid' }],
    [{ customerName: ' ' }, { customerName: 'required' }],
    [{ address: { ...ADDRESS, line1: '' } }, { 'address.line1': 'required' }],
    [{ address: { ...ADDRESS, postalCode: '3360' } }, { 'address.postalCode': 'invalid' }],
    [{ companyName: 'x'.repeat(201) }, { companyName: 'too_long' }],
  ])('%o is refused beside its field', async (change, fields) => {
    const booking = await aBooking();
    const { status, body } = await changed(booking, change);
    expect([status, body.fields, (await opened(booking)).body.version]).toEqual([400, fields, 1]);
  });

  test('a ZIP code that was booked unreadable keeps nothing else from being put right', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await slotAt(day, minutes, 0);
    const place = { address: { ...ADDRESS, postalCode: '3360' } };
    const { body } = await book(api, bookingBody(cartId, slot, place));
    const booking = { slot, minutes, ...linkOf(body.manageUrl) };
    expect(await changed(booking, { phone: '(407) 555-0188' })).toMatchObject({
      status: 200,
      body: { phone: '+14075550188', row: { servicePostalCode: '3360' } },
    });
  });

  test('another e-mail ends the old link, takes codes and note along, and the mail carries the new one', async () => {
    const email = 'ana.wrong@sabal-mail.com';
    const booking = await aBookingOf(email);
    await staff.put('/admin/customers/note', { email, note: 'Rings twice', expectedVersion: 0 });
    const { body } = await changed(booking, { email: 'Ana.Right@sabal-mail.com', notify: true });
    expect(body.email).toBe('ana.right@sabal-mail.com');
    expect((await showBooking(booking)).status).toBe(401);
    const along = await rowsOf(
      api,
      `select email from promo_redemptions where booking_id = $1
      union all select email from customer_notes where note = 'Rings twice'`,
      [booking.id],
    );
    expect(along).toEqual([{ email: body.email }, { email: body.email }]);
    const [mail] = await rowsOf<{ recipient: string; id: string }>(
      api,
      `select id, recipient from mail_outbox where payload ->> 'bookingId' = $1 and kind = 'booking.updated'`,
      [booking.id],
    );
    expect(mail?.recipient).toBe('ana.right@sabal-mail.com');
    const shown = await api.as({ 'X-Admin-Token': 'sabal-dev-admin' }).get(`/admin/mails/${mail?.id}`);
    const [url] = /http\S+\/manage\S+/.exec(shown.body.text) ?? [''];
    expect((await showBooking({ ...booking, ...linkOf(url) })).status).toBe(200);
    expect(shown.body.text).toContain('We changed your booking');
    expect(shown.body.text).not.toContain('Total before');
    await changed(booking, { email });
    expect((await showBooking(booking)).status).toBe(401); // back at its address, the old link stays over
  });

  test('outside the area the visit stays confirmed: staff have looked at it', async () => {
    const booking = await aBooking();
    const far = { ...ADDRESS, city: 'Atlanta', region: 'GA', postalCode: '30303' };
    expect((await changed(booking, { address: far })).body.status).toBe('CONFIRMED');
  });

  test('leaves a quote that waits for its answer open', async () => {
    const booking = await aRequest();
    await offer(booking);
    const { body } = await changed(booking, { phone: '407 555 0101' });
    expect([body.status, body.row.quoteOffered]).toEqual(['PENDING', true]);
  });

  test('is possible for four weeks after a visit, and never of one that is cancelled, deleted or erased', async () => {
    const [over, long, gone, away] = [await aBooking(), await aBooking(), await aBooking(), await aBooking()];
    await begun(over, 72);
    expect((await changed(over, { address: ADDRESS })).status).toBe(200);
    await begun(long, 29 * 24);
    await cancelBooking(gone);
    await deleted([away.id]);
    const codeOf = async (booking: Booking) => (await changed(booking, { address: ADDRESS })).body.code;
    expect([await codeOf(long), await codeOf(gone), await codeOf(away)]).toEqual([
      'booking.not_changeable',
      'booking.not_changeable',
      'booking.not_found',
    ]);
    await rowsOf(api, `update bookings set email = 'erased+1@erased.invalid' where id = $1`, [over.id]);
    expect((await changed(over, { email: 'a@sabal-mail.com' })).body.code).toBe('booking.not_changeable');
  });

  test('never reaches a booking of another company', async () => {
    const { statuses, before, after } = await asOwner(api.ownerUrl, async (owner) => {
      const canary = await addCanaryTenant(owner);
      const rows = await canary.readAll();
      const answers = await Promise.all(
        canary.ids.map((id) => changed({ id }, { email: 'probe@sabal-mail.com', address: ADDRESS })),
      );
      return {
        statuses: answers.map(({ status }) => status),
        before: rows,
        after: await canary.readAll(),
      };
    });
    expect([...new Set(statuses)]).toEqual([404]);
    expect(after).toBe(before);
  });
});
