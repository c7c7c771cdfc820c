import { expect, test } from 'vitest';
import { forgetTenant, tenantOfSlug } from '../../server/access/find-tenant.ts';
import { eraseTenant } from '../../server/run/tenant/move-tenant.ts';
import { aBooking, slotAt } from '../support/booking.ts';
import { linkCalls } from '../support/link-calls.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody } from '../support/shop.ts';

openShop();

const refused = { status: 401, body: { code: 'link.invalid' } };
const unknown = { status: 404, body: { code: 'tenant.unknown' } };

test('every link of a company that was erased is the one 401; what needs none says that it is not known', async () => {
  const booking = await aBooking();
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await slotAt(day, minutes, -1);
  const { url } = (await staff.post('/admin/feeds', { label: 'Phone' })).body;
  const feed = `/admin/feed/${new URL(url).pathname.split('/').at(-1)}`;
  expect((await api.get(feed)).status).toBe(200);
  const { db } = api.server.deps;
  const tenant = await tenantOfSlug(db, 'sabal');
  await eraseTenant(api.ownerUrl, { slug: 'sabal', yes: 'sabal', dryRun: false });
  // As on a node that was asked of it more than a minute ago.
  forgetTenant(db, tenant);

  const { 'POST /bookings': _book, 'POST /slots/hold': _hold, ...opened } = linkCalls({ slot, cartId });
  expect(Object.keys(opened).length).toBeGreaterThan(15);
  for (const [name, call] of Object.entries(opened)) {
    expect([name, await call.send(api, booking)]).toMatchObject([name, refused]);
  }
  expect(await api.get(feed)).toMatchObject(refused);
  const inQuery = api.as({ 'X-Tenant-Slug': undefined });
  const leave = new URLSearchParams({ tenant: 'sabal', email: booking.email, sig: booking.sig });
  expect(await inQuery.post(`/newsletter/one-click?${leave}`)).toMatchObject(refused);
  expect(await inQuery.get(`/newsletter/one-click?${leave}`)).toMatchObject(refused);

  for (const path of ['/pricing', '/services', '/public/company']) {
    expect(await api.get(path)).toMatchObject(unknown);
  }
  expect(await book(api, bookingBody(cartId, slot))).toMatchObject(unknown);
  expect(await staff.get('/admin/bookings')).toMatchObject(unknown);
});
