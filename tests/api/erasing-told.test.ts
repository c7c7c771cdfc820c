import { expect, test } from 'vitest';
import { aBooking } from '../support/booking.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

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
