import { expect, test } from 'vitest';
import { FEEDS_MAX } from '#shared/api/admin/feeds.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  freeSlot,
  linkOf,
  movedBy,
  rowsOf,
} from '../support/shop.ts';

openShop();

async function addFeed(label = 'Agenda de Claire') {
  const { status, body } = await staff.post('/admin/feeds', { label });
  expect(status).toBe(201);
  const { pathname, search } = new URL(body.url);
  return { ...body, path: `${pathname}${search}`.replace(/^\/api/, '') };
}

/** As a calendar asks: without a header of ours. */
const read = (path: string, headers = {}) =>
  api.get(path, { headers: { 'X-Tenant-Slug': undefined, ...headers } });

async function aVisit(on: string, email: string) {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const { body } = await book(api, bookingBody(cartId, await freeSlot(api, on, minutes), { email }));
  return { ...linkOf(body.manageUrl), body };
}

test('[D435] a calendar reads time, service and town, and nobody’s name, street or phone', async () => {
  const { body } = await aVisit(day, 'feed@sabal-mail.com');
  const feed = await addFeed();
  const answer = await read(feed.path);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/calendar/);
  const text = answer.body.replace(/\r\n /g, '');
  expect(text).toContain(`UID:${body.id}@book.test`);
  const [row] = await rowsOf<{ city: string; secrets: string[] }>(
    api,
    `select city, array[customer_name, address_line1, email, phone, postal_code] as secrets
    from bookings where id = $1`,
    [body.id],
  );
  expect(text).toContain(`LOCATION:${row?.city}`);
  expect(row?.secrets).toHaveLength(5);
  for (const secret of row?.secrets ?? []) {
    expect(text).not.toContain(secret);
  }
});

test('[D435] a visit that staff booked months beyond what customers may book is in it too', async () => {
  const { id } = await aVisit(day, 'far@sabal-mail.com');
  const feed = await addFeed();
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '300 days')} where id = $1`, [id]);
  const ofFar = (text: string) => text.includes(`UID:${id}@book.test`);
  expect(ofFar((await read(feed.path)).body)).toBe(true);
});

test('the same visits are 304, another visit or a cancelled one is another file', async () => {
  const feed = await addFeed();
  const first = await read(feed.path);
  const same = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await read(feed.path, same)).status).toBe(304);
  const { id, sig } = await aVisit(day, 'more@sabal-mail.com');
  const more = await read(feed.path, same);
  expect([more.status, more.body.includes(id)]).toEqual([200, true]);
  await api.post(`/bookings/${id}/cancel`, { email: 'more@sabal-mail.com', sig });
  expect((await read(feed.path)).body).not.toContain(id);
});

test('an address that ended, was never given or belongs to another company is the one 401', async () => {
  const feed = await addFeed();
  const other = await asOwner(api.ownerUrl, addCanaryTenant);
  const wrong = [
    feed.path.replace('ics_', 'ics_x'),
    feed.path.replace('.ics', `${'x'.repeat(200)}.ics`),
    feed.path.replace('tenant=sabal', `tenant=${other.slug}`),
  ];
  const answers = await Promise.all(wrong.map((path) => read(path)));
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 401]);
  expect((await staff.delete(`/admin/feeds/${feed.id}`)).status).toBe(204);
  expect((await staff.delete(`/admin/feeds/${feed.id}`)).status).toBe(204);
  expect((await read(feed.path)).body.code).toBe('link.invalid');
});

test('its address is told once, kept as a hash, and has a name', async () => {
  const feed = await addFeed('  Agenda   du  bureau ');
  const token = /ics_[\w-]+/.exec(feed.url)?.[0] ?? '';
  const { body } = await staff.get('/admin/feeds');
  expect(body.feeds).toContainEqual({ id: feed.id, label: 'Agenda du bureau', createdAt: feed.createdAt });
  expect(JSON.stringify(body)).not.toContain(token);
  const rows = await rowsOf(api, 'select * from calendar_feeds where id = $1', [feed.id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await staff.post('/admin/feeds', { label: ' ' })).body.fields).toEqual({ label: 'required' });
  expect((await api.get('/admin/feeds')).status).toBe(401);
});

test('there are at most twenty', async () => {
  const { length } = (await staff.get('/admin/feeds')).body.feeds;
  for (let count = length; count < FEEDS_MAX; count++) await addFeed(`Agenda ${count}`);
  const { status, body } = await staff.post('/admin/feeds', { label: 'Encore un' });
  expect([status, body.code]).toEqual([409, 'feed.too_many']);
});
