import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookKinds } from '#shared/company/webhooks.ts';
import { addMs, instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverTo, findDueReceivers } from '../../server/domain/webhooks/deliver-due-events.ts';
import { aBooking } from '../support/booking.ts';
import { localSender, openHostileReceiver, type Receiver } from '../support/hostile-receiver.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { movedBy, rowsOf } from '../support/shop.ts';

openShop({ webhooks: localSender({}, 600) });

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openHostileReceiver();
});
afterAll(() => receiver.stop());

async function deliver() {
  const deps = { ...api.server.deps, now: () => addMs(instantFromMs(Date.now()), 1_000) };
  const tenant = await tenantOfSlug(deps.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  for (const due of await findDueReceivers(deps, tenant)) {
    await deliverTo(deps, tenant, due, new AbortController().signal);
  }
}

async function sendTest(id: string) {
  expect((await staff.post(`/admin/webhooks/${id}/test`)).status).toBe(202);
  await deliver();
  const { body } = await staff.get('/admin/webhooks');
  return body.webhooks.find((one: { id: string }) => one.id === id);
}

test('[D533] a test whose answer was lost is asked for again under its key, and is one', async () => {
  const { id } = (await staff.post('/admin/webhooks', { url: receiver.at('/'), events: webhookKinds })).body;
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const press = () => staff.post(`/admin/webhooks/${id}/test`, undefined, { headers });
  const first = await press();
  expect(first.status).toBe(202);
  expect(await press()).toMatchObject({ status: 202, body: first.body });
  expect((await staff.get(`/admin/webhooks/${id}/events`)).body.events).toMatchObject([
    { id: first.body.eventId },
  ]);
  expect((await staff.post(`/admin/webhooks/${id}/test`)).body.eventId).not.toBe(first.body.eventId);
});

test('[D444] a test that fails begins no five days and ends none, one that arrives ends them', async () => {
  const url = receiver.at('/turns');
  const { id } = (await staff.post('/admin/webhooks', { url, events: webhookKinds })).body;
  receiver.status = 503;
  expect(await sendTest(id)).toMatchObject({ state: 'on', failingSince: null });
  await aBooking();
  await deliver();
  await rowsOf(api, `update webhook_events set next_at = now() + interval '1 hour' where state = 'waiting'`);
  await rowsOf(api, `update webhooks set ${movedBy('failing_since', '-121 hours')}`);
  expect(await sendTest(id)).toMatchObject({ state: 'failing', offAt: null });
  receiver.status = 200;
  expect(await sendTest(id)).toMatchObject({ state: 'on', failingSince: null });
});
