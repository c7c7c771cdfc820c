import { describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { writeDueReminders } from '../../server/domain/mails/write-due-reminders.ts';
import { atNight, type Booking, cancelBooking, mailsOf, showBooking, slotAt } from '../support/booking.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aRequest, offer } from '../support/quotes.ts';
import { aCarpetItem, aSmallCart, linkOf, rowsOf } from '../support/shop.ts';
import { changed, erasedCustomer, listed, opened, placed, shifted } from '../support/staff.ts';

openShop();

const PHONE = '+14075550166';
const KEY = `tel:${PHONE}`;

async function byPhone(more: object = {}): Promise<Booking> {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await slotAt(day, minutes, -1);
  const { status, body } = await placed(cartId, slot, { email: '', phone: '(407) 555-0166', ...more });
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

describe('a customer without an e-mail', () => {
  test('is booked by the phone, told by no mail, and the history says so', async () => {
    const booking = await byPhone();
    expect(await mailsOf(booking)).toEqual([]);
    const [made] = await rowsOf<{ detail: object }>(
      api,
      `select detail from booking_events where booking_id = $1 and kind = 'booking.made'`,
      [booking.id],
    );
    expect(made?.detail).toMatchObject({ told: false });
    expect((await opened(booking)).body).toMatchObject({ email: KEY, phone: PHONE });
  });

  test('needs the phone then, and no e-mail passes for one', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await slotAt(day, minutes, -1);
    const fieldsOf = async (more: object) => (await placed(cartId, slot, more)).body.fields;
    expect(await fieldsOf({ email: ' ' })).toEqual({ email: 'required' });
    expect(await fieldsOf({ email: undefined, phone: ' ' })).toEqual({ email: 'required' });
    expect(await fieldsOf({ email: KEY, phone: PHONE })).toEqual({ email: 'invalid' });
  });

  test('opens, edits and cancels the visit by a link that staff hand over', async () => {
    const booking = await byPhone();
    const { manageUrl } = (await opened(booking)).body;
    const theirs = { ...booking, ...linkOf(manageUrl) };
    expect((await showBooking(theirs)).body.phone).toBe(PHONE);
    const edit = await anEdit(theirs);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    expect((await commit(edit)).status).toBe(200);
    expect((await showBooking(theirs)).body.version).toBe(2);
    expect((await cancelBooking(theirs)).body.status).toBe('CANCELLED');
    expect(await mailsOf(booking)).toEqual([]);
  });

  test('gets nothing by asking for a link with the number', async () => {
    await byPhone();
    const { status } = await api.post('/access-link', { email: KEY, locale: 'en' });
    const mails = await rowsOf(api, `select id from mail_outbox where recipient = $1`, [KEY]);
    expect([status, mails]).toEqual([400, []]);
  });

  test('is moved, confirmed and reminded without a mail', async () => {
    const booking = await byPhone();
    expect((await shifted(booking, atNight(day))).status).toBe(200);
    await rowsOf(
      api,
      `update bookings set starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours' where id = $1`,
      [booking.id],
    );
    const { deps } = api.server;
    const tenant = await tenantOfSlug(deps.db, 'sabal');
    if (tenant) await writeDueReminders(deps, tenant);
    expect(await mailsOf(booking)).toEqual([]);
  });

  test('is offered a price without a mail', async () => {
    const booking = await aRequest();
    await rowsOf(api, 'update bookings set email = $2 where id = $1', [booking.id, KEY]);
    const before = await mailsOf(booking);
    expect((await offer(booking)).status).toBe(200);
    expect(await mailsOf(booking)).toEqual(before);
  });

  test('is one customer by the phone, and like nobody but who has the same one', async () => {
    await byPhone();
    await byPhone({ phone: '407 555 0167' });
    await byPhone({ email: 'phoned@sabal-mail.com' });
    const { customers } = (await staff.get('/admin/customers?limit=500')).body;
    const mine = customers.filter(({ phone }: { phone: string }) => phone === PHONE);
    expect(mine.map(({ email }: { email: string }) => email).sort()).toEqual(['phoned@sabal-mail.com', KEY]);
    const { alike } = (await staff.post('/admin/customers/history', { email: KEY })).body;
    expect(alike.map((one: { customer: { email: string } }) => one.customer.email)).toEqual([
      'phoned@sabal-mail.com',
    ]);
    expect((await listed({ q: '555-0166' })).body.count).toBeGreaterThan(0);
  });

  test('has an e-mail later: the note comes along, the old link ends and mails go', async () => {
    const booking = await byPhone({ phone: '407 555 0199' });
    const key = 'tel:+14075550199';
    await staff.put('/admin/customers/note', { email: key, note: 'Rappeler', expectedVersion: 0 });
    const { body } = await changed(booking, { email: 'late@sabal-mail.com', notify: true });
    expect(body.email).toBe('late@sabal-mail.com');
    expect((await showBooking(booking)).status).toBe(401);
    expect((await mailsOf(booking)).map(({ kind }) => kind)).toEqual(['booking.updated']);
    const notes = await rowsOf(api, 'select email from customer_notes where note = $1', ['Rappeler']);
    expect(notes).toEqual([{ email: 'late@sabal-mail.com' }]);
    expect((await changed(booking, { email: '', phone: '' })).body.fields).toEqual({ email: 'required' });
    expect((await changed(booking, { email: '' })).body.email).toBe(key);
  });

  test('is erased by the phone alone', async () => {
    const booking = await byPhone({ phone: '407 555 0155' });
    const other = await byPhone();
    await cancelBooking(booking);
    expect((await erasedCustomer('tel:+14075550155')).status).toBe(200);
    expect((await opened(booking)).body.customerName).toBe('Client effacé');
    expect((await opened(other)).body.customerName).toBe('Ana Diaz');
  });
});
