import { beforeAll, expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { leaseNextEvent, replayEvent, settleEvent } from '../../server/db/repos/webhooks/webhook-events.ts';
import type { Tenant } from '../../server/db/tenant.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { writeDueDone } from '../../server/domain/webhooks/write-due-done.ts';
import { aBooking } from '../support/booking.ts';
import { localSender } from '../support/hostile-receiver.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { movedBy, rowsOf } from '../support/shop.ts';
import { erasedCustomer } from '../support/staff.ts';

openShop({ webhooks: localSender({}, 3_000) });

let tenant: Tenant;
beforeAll(async () => {
  tenant = await tenantOfSlug(api.server.deps.db, 'sabal');
});

const round = () => writeDueDone(api.server.deps, tenant);

async function aReceiver(path: string): Promise<string> {
  const { body } = await staff.post('/admin/webhooks', {
    url: `http://127.0.0.1:9${path}`,
    events: ['booking.done'],
  });
  await rowsOf(api, `update webhooks set ${movedBy('created_at', '-2 days')}`);
  return body.id;
}

/** One that ended a while ago. */
async function aPastVisit(email: string): Promise<string> {
  const { id } = await aBooking();
  await rowsOf(
    api,
    `update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour', email = $2 where id = $1`,
    [id, email],
  );
  return id;
}

const toldTo = (id: string, bookingId: string) =>
  rowsOf<{ id: string; at: Date }>(
    api,
    'select id, at from webhook_events where webhook_id = $1 and booking_id = $2',
    [id, bookingId],
  );

test('[D441, D442] a visit whose customer is erased is not done a second time', async () => {
  const id = await aReceiver('/erased');
  const visit = await aPastVisit('gone.by.now@sabal-mail.com');
  await round();
  expect(await toldTo(id, visit)).toHaveLength(1);
  expect((await erasedCustomer('gone.by.now@sabal-mail.com')).status).toBe(200);
  await round();
  expect(await toldTo(id, visit)).toEqual([]);
});

test('[D443] a visit is done after whatever was said of it before that was found out', async () => {
  const id = await aReceiver('/late');
  const before = Date.now();
  const visit = await aPastVisit('late@sabal-mail.com');
  await round();
  const [told] = await toldTo(id, visit);
  expect(told?.at.getTime()).toBeGreaterThanOrEqual(before);
});

test('[D444] what was done while a receiver was switched off is not told when it is on again', async () => {
  const id = await aReceiver('/off');
  await rowsOf(api, 'update webhooks set off_at = now() where id = $1', [id]);
  const visit = await aPastVisit('unheard@sabal-mail.com');
  await round();
  expect((await staff.post(`/admin/webhooks/${id}/on`)).status).toBe(200);
  await round();
  expect(await toldTo(id, visit)).toEqual([]);
});

test('[D444] an event that staff begin again while it is on its way has all its tries', async () => {
  const webhookId = await aReceiver('/again');
  const visit = await aPastVisit('again@sabal-mail.com');
  await round();
  const now = instantFromMs(Date.now() + 1_000);
  const times = { now, until: instantFromMs(now + 60_000) };
  const leased = await withTenant(api.db, tenant.id, (tx) => leaseNextEvent(tx, webhookId, times));
  if (!leased) throw new Error('Nothing was due');
  await withTenant(api.db, tenant.id, (tx) => replayEvent(tx, leased, now));
  const dead = { state: 'dead', triedAt: now, lastStatus: 500, lastFault: null } as const;
  await withTenant(api.db, tenant.id, (tx) => settleEvent(tx, leased, dead));
  const [row] = await rowsOf<{ state: string; attempts: number }>(
    api,
    'select state, attempts from webhook_events where webhook_id = $1 and booking_id = $2',
    [webhookId, visit],
  );
  expect(row).toEqual({ state: 'waiting', attempts: 0 });
});
