import { expect, test } from 'vitest';
import { aBooking } from '../support/booking.ts';
import { api, nextDay, openShop, staff } from '../support/open-shop.ts';
import { offer } from '../support/quotes.ts';
import { freeSlot, rowsOf } from '../support/shop.ts';
import { shifted } from '../support/staff.ts';

openShop();

test('D534: every check of a device says when a customer was erased last', async () => {
  const told = async () => (await staff.get('/admin/auth/verify')).body.erasedAt;
  const { id } = await aBooking();
  await staff.patch(`/admin/bookings/${id}`, { status: 'CANCELLED' });
  expect(await told()).toBeUndefined();
  const [booked] = await rowsOf<{ email: string }>(api, 'select email from bookings where id = $1', [id]);
  const erased = await staff.post('/admin/customers/erase', {
    email: booked?.email,
    confirm: booked?.email,
  });
  expect(erased.status).toBe(200);
  const [row] = await rowsOf<{ at: Date }>(api, 'select erased_at as at from bookings where id = $1', [id]);
  expect(await told()).toBe(row?.at.toISOString());
});

test('[D591] where nobody knows any more who it was for, a visit is neither moved nor quoted', async () => {
  const { id, minutes } = await aBooking();
  const [booked] = await rowsOf<{ email: string }>(
    api,
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour', email = 'gone@sabal-mail.com'
     where id = $1 returning email`,
    [id],
  );
  const email = booked?.email;
  expect((await staff.post('/admin/customers/erase', { email, confirm: email })).status).toBe(200);
  const [erased] = await rowsOf<{ email: string }>(api, 'select email from bookings where id = $1', [id]);
  const refusal = { body: { code: 'booking.not_changeable' } };
  const slot = await freeSlot(api, nextDay(), minutes);
  expect(await shifted({ id, email: erased?.email ?? '' }, slot)).toMatchObject(refusal);
  expect(await offer({ id })).toMatchObject(refusal);
});
