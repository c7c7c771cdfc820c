import { expect, test } from 'vitest';
import { type Answer, callerOf } from '../support/api.ts';
import { startLoggingNode } from '../support/logging-node.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { address, aSmallCart, book, bookingBody, linkOf, slotsOn } from '../support/shop.ts';

openShop();

const email = 'wanda.hush@sabal-mail.com';
const told = {
  ...{ email, customerName: 'Wanda Hushington', firstName: 'Wanda', lastName: 'Hushington' },
  ...{ phone: '(407) 555-0189', gateCode: '4711-canary', notes: 'The parrot bites' },
  address: { ...address, line1: '77 Heron Court' },
};
const personal = /wanda|hush|555.{0,3}0189|4711-canary|parrot|heron/i;

test('all that happens around a booking is logged without a word about its customer, and without their links', {
  timeout: 90_000, // a process of its own begins and ends
}, async () => {
  const node = await startLoggingNode(api.ownerUrl);
  const caller = callerOf(node.url, { 'X-Tenant-Slug': 'sabal' });
  const staff = callerOf(node.url, { 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin' });
  const statuses: number[] = [];
  const note = ({ status, body }: Answer): Answer['body'] => {
    statuses.push(status);
    return body;
  };

  const { cartId, minutes } = await aSmallCart(caller, shop);
  const [slot, next] = (await slotsOn(caller, day, minutes)).filter(({ available }) => available);
  if (slot === undefined || next === undefined) throw new Error('Expected two free times');
  note(await caller.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, cartId }));
  note(await book(caller, bookingBody(cartId, slot, { ...told, email: 'wanda.hush at home' })));
  const { manageUrl } = note(await book(caller, bookingBody(cartId, slot, told)));
  const { id, sig } = linkOf(manageUrl);
  const query = new URLSearchParams({ email, sig, tenant: 'sabal' });
  note(await caller.get(`/bookings/${id}?${query}`));
  note(await caller.get(`/bookings/${id}/calendar.ics?${query}`));
  note(await caller.get(`/bookings/${id}?${new URLSearchParams({ email, sig: `${sig.slice(0, -2)}xx` })}`));
  note(
    await caller.patch(`/bookings/${id}`, { email, sig, notes: 'The parrot flies', gateCode: '4711-canary' }),
  );
  const wish = { email, sig, startISO: next.startAt, endISO: next.endAt };
  const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const moved = note(await caller.post(`/bookings/${id}/reschedule`, wish, key));
  note(await caller.post('/access-link', { email, locale: 'en' }));
  note(await caller.post('/newsletter', { email, locale: 'en' }));
  note(await caller.get('/addresses/autocomplete?q=77+Heron+Court'));
  note(await staff.get('/admin/bookings?q=Hushington'));
  note(await staff.get(`/admin/bookings/${id}`));
  note(await staff.post('/admin/customers/history', { email }));
  note(await caller.post(`/bookings/${id}/cancel`, { email, sig: linkOf(moved.manageUrl).sig }));

  const log = await node.stop();
  expect(statuses).toEqual([201, 400, 201, 200, 200, 401, 200, 200, 202, 202, 200, 200, 200, 200, 200]);
  expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThan(statuses.length);
  expect(log).not.toMatch(personal);
  for (const secret of [sig, linkOf(moved.manageUrl).sig, 'sabal-dev-admin', cartId, id])
    expect(log).not.toContain(secret);
});
