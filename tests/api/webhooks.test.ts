import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WEBHOOKS_MAX, webhookKinds } from '#shared/company/webhooks.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import type { Tenant } from '../../server/db/tenant.ts';
import { deliverTo, findDueReceivers } from '../../server/domain/webhooks/deliver-due-events.ts';
import { writeDueDone } from '../../server/domain/webhooks/write-due-done.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import { startWebhookWorker } from '../../server/jobs/webhook-worker.ts';
import { aBooking, cancelBooking, move } from '../support/booking.ts';
import { isSigned, localSender, openHostileReceiver, type Receiver } from '../support/hostile-receiver.ts';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aSmallCart,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  movedBy,
  rowsOf,
} from '../support/shop.ts';

/** Of a receiver; far more than a good one needs on a busy machine. */
const TIME_LIMIT_MS = 3_000;
const names: Record<string, () => string> = {};
openShop({ webhooks: localSender(names, TIME_LIMIT_MS) });

let receiver: Receiver;
let tenant: Tenant;
beforeAll(async () => {
  receiver = await openHostileReceiver();
  const found = await tenantOfSlug(api.server.deps.db, 'sabal');
  if (!found) throw new Error('the seed has no tenant');
  tenant = found;
});
afterAll(() => receiver.stop());
afterEach(async () => {
  const { body } = await staff.get('/admin/webhooks');
  for (const { id } of body.webhooks) await staff.delete(`/admin/webhooks/${id}`);
});

async function add(path: string, events: readonly string[] = webhookKinds) {
  const { status, body } = await staff.post('/admin/webhooks', { url: receiver.at(path), events });
  expect([status, body.fields]).toEqual([201, undefined]);
  return body as { id: string; secret: string };
}

const eventsOf = async (id: string) => (await staff.get(`/admin/webhooks/${id}/events`)).body.events;
const stateOf = async (id: string) =>
  (await staff.get('/admin/webhooks')).body.webhooks.find((one: { id: string }) => one.id === id);

/** Sends all that is due, one receiver after the other, so many minutes from now. */
async function deliver(minutes = 0) {
  const now = () => addMinutes(instantFromMs(Date.now() + 1_000), minutes);
  const deps = { ...api.server.deps, now };
  for (const due of await findDueReceivers(deps, tenant)) {
    await deliverTo(deps, tenant, due, new AbortController().signal);
  }
}

/** As the product runs it, with every receiver at once. */
async function whileWorking(check: () => Promise<void>) {
  const worker = startWebhookWorker(api.server.deps, 20);
  try {
    await check();
  } finally {
    await worker.stop();
  }
}

const told = (path: string) => receiver.asked(path).map(({ body }) => JSON.parse(body));

describe('what is told', () => {
  test('[D440, D443] a booking is told as made, moved and cancelled, signed over the bytes that arrive', async () => {
    const { secret } = await add('/ok/life');
    const booking = await aBooking();
    const elsewhere = await freeSlot(api, nextDay(), booking.minutes);
    expect((await move(booking, elsewhere)).status).toBe(200);
    await cancelBooking(booking);
    await cancelBooking(booking);
    await deliver();
    const [made, moved, cancelled, ...more] = told('/ok/life');
    expect(more).toEqual([]);
    expect([made.event, moved.event, cancelled.event]).toEqual([
      'booking.created',
      'booking.moved',
      'booking.cancelled',
    ]);
    expect(new Set([made.id, moved.id, cancelled.id]).size).toBe(3);
    expect(moved.booking.from.startISO).toBe(made.booking.startISO);
    expect(cancelled.booking).toMatchObject({ id: booking.id, status: 'CANCELLED', city: 'Orlando' });
    for (const one of receiver.asked('/ok/life')) {
      expect(isSigned(one, secret)).toBe(true);
      expect(isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
      expect(isSigned(one, `${secret}x`)).toBe(false);
    }
  });

  test('[D441] nobody’s name, street, phone or mail leaves; the link needs a key', async () => {
    await add('/ok/private');
    const booking = await aBooking();
    await deliver();
    const [{ body } = { body: '' }] = receiver.asked('/ok/private');
    const [row] = await rowsOf<{ secrets: string[] }>(
      api,
      `select array[customer_name, first_name, last_name, address_line1, email, phone, postal_code] as secrets
      from bookings where id = $1`,
      [booking.id],
    );
    expect(row?.secrets).toHaveLength(7);
    for (const secret of row?.secrets ?? []) expect(body).not.toContain(secret);
    const { staffUrl } = JSON.parse(body).booking;
    expect(staffUrl).toMatch(/^https:\/\/book\.test\/admin\/calendar\?day=.*&visit=/);
    expect(staffUrl).not.toContain('sig');
  });

  test('a request for a quote is told as one; who did not ask for it hears nothing', async () => {
    const wants = await add('/ok/quotes', ['quote.requested']);
    const other = await add('/ok/moves', ['booking.moved']);
    const cartId = await fillCart(api, [
      {
        id: crypto.randomUUID(),
        serviceId: shop.paversId,
        productId: null,
        instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Terrace' } }],
      },
    ]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    await book(api, bookingBody(cartId, await freeSlot(api, nextDay(), minutes)));
    await aBooking();
    expect((await eventsOf(wants.id)).map(({ kind }: { kind: string }) => kind)).toEqual(['quote.requested']);
    expect(await eventsOf(other.id)).toEqual([]);
  });

  test('what staff delete is told as cancelled, and their undo as made', async () => {
    const { id } = await add('/ok/deleted');
    const booking = await aBooking();
    await staff.delete('/admin/bookings', { ids: [booking.id] });
    await staff.post('/admin/bookings/restore', { ids: [booking.id] });
    expect((await eventsOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'booking.created',
      'booking.cancelled',
      'booking.created',
    ]);
  });

  test('what is refused is told to nobody', async () => {
    const { id } = await add('/ok/refused');
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, day, minutes);
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: 1 }));
    expect(refused.status).toBe(409);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('[D442] a confirmed visit is done when its time is over, told once, by two nodes too', async () => {
    const { id } = await add('/ok/done', ['booking.done']);
    const booking = await aBooking();
    const { deps } = api.server;
    await writeDueDone(deps, tenant);
    expect(await eventsOf(id)).toEqual([]);
    await rowsOf(api, `update webhooks set ${movedBy('created_at', '-1 day')}`);
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 minute' where id = $1`,
      [booking.id],
    );
    await Promise.all([writeDueDone(deps, tenant), writeDueDone(deps, tenant)]);
    await writeDueDone(deps, tenant);
    expect(await eventsOf(id)).toMatchObject([{ kind: 'booking.done', bookingId: booking.id }]);
  });
});

describe('a hostile receiver', () => {
  test('one that refuses, hangs, never ends or points elsewhere keeps nobody else waiting', async () => {
    const bad = await Promise.all(
      ['/500', '/hang', '/endless', '/redirect', '/hang/2'].map((path) => add(path)),
    );
    await add('/ok/fast');
    await whileWorking(async () => {
      for (let count = 1; count <= 3; count++) {
        const startedAt = Date.now();
        await aBooking();
        const bookedAt = Date.now();
        await expect.poll(() => told('/ok/fast').length, { interval: 10 }).toBe(count);
        expect(Date.now() - bookedAt, `${bookedAt - startedAt} ms to book`).toBeLessThan(TIME_LIMIT_MS);
      }
      const last = async (index: number) => (await eventsOf(bad[index]?.id ?? '')).at(-1);
      await expect.poll(() => last(0)).toMatchObject({ lastStatus: 500, lastFault: 'status' });
      await expect.poll(() => last(1)).toMatchObject({ lastStatus: null, lastFault: 'timeout' });
      await expect.poll(() => last(2)).toMatchObject({ state: 'sent', lastStatus: 200 });
      await expect.poll(() => last(3)).toMatchObject({ lastStatus: 307, lastFault: 'redirect' });
    });
    expect(receiver.asked('/ok?redirected')).toEqual([]);
    expect(await stateOf(bad[0]?.id ?? '')).toMatchObject({ state: 'failing' });
  });

  test.each([
    ['ftp://example.com/', 'invalid'],
    ['example.com/hook', 'invalid'],
    ['http://public.example/', undefined],
    ['https://10.1.2.3/', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://[::ffff:192.168.0.1]/', 'private'],
    ['https://private.example/', 'private'],
    ['https://nobody.example/', 'unknown'],
    ['', 'required'],
  ])('%s is refused as %s', async (url, fault) => {
    names['private.example'] = () => '10.0.0.5';
    names['public.example'] = () => '93.184.216.34';
    const { status, body } = await staff.post('/admin/webhooks', { url, events: ['booking.created'] });
    expect([status, body.fields?.url]).toEqual([fault === undefined ? 201 : 400, fault]);
  });

  test('a production node speaks https and to public addresses alone', async () => {
    const { openWebhookSender } = await import('../../server/providers/webhook-sender.ts');
    const sender = openWebhookSender({ timeLimitMs: 300 });
    expect(await sender.findFault(receiver.at('/ok/never'))).toBe('invalid');
    const event = { secret: 's', id: 'i', kind: 'k', body: '{}', atSeconds: 0 };
    const stop = new AbortController().signal;
    expect(await sender.send({ ...event, url: receiver.at('/ok/never') }, stop)).toMatchObject({
      status: null,
    });
    const numbers = receiver.at('/ok/never').replace('http:', 'https:');
    expect(await sender.send({ ...event, url: numbers }, stop)).toEqual({ status: null, fault: 'private' });
    expect(receiver.asked('/ok/never')).toEqual([]);
  });

  test('a name that turns private after it was taken is not connected to', async () => {
    const answers = ['93.184.216.34'];
    names['rebind.example'] = () => answers.shift() ?? '10.0.0.9';
    const url = 'https://rebind.example/hook';
    const { body } = await staff.post('/admin/webhooks', { url, events: ['booking.created'] });
    await staff.post(`/admin/webhooks/${body.id}/test`);
    await deliver();
    expect(await eventsOf(body.id)).toMatchObject([
      { state: 'dead', lastFault: 'private', lastStatus: null },
    ]);
  });
});

describe('trying again', () => {
  test('[D444] twelve attempts, then it is given up; by hand it is sent again under the same id', async () => {
    receiver.status = 503;
    const { id } = await add('/turns');
    await aBooking();
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect(await eventsOf(id)).toMatchObject([{ state: 'waiting', attempts: attempt - 1 }]);
      await rowsOf(api, 'update webhook_events set next_at = now()');
      await deliver();
    }
    const [dead] = await eventsOf(id);
    expect(dead).toMatchObject({ state: 'dead', attempts: 12, nextAt: null, lastStatus: 503 });
    receiver.status = 200;
    for (let again = 0; again < 2; again++) {
      expect((await staff.post(`/admin/webhooks/${id}/events/${dead.id}/replay`)).status).toBe(204);
      await deliver();
    }
    expect(await eventsOf(id)).toMatchObject([{ id: dead.id, state: 'sent', attempts: 1 }]);
    expect(new Set(told('/turns').map((one) => one.id)).size).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: 'on', failingSince: null });
  });

  test('[D444] five days without a yes switch it off, and it says so; switched on, it is told again', async () => {
    const { id } = await add('/500');
    await aBooking();
    await deliver();
    expect(await stateOf(id)).toMatchObject({ state: 'failing', offAt: null });
    await rowsOf(api, `update webhooks set ${movedBy('failing_since', '-121 hours')}`);
    await rowsOf(api, 'update webhook_events set next_at = now()');
    await deliver();
    expect(await stateOf(id)).toMatchObject({ state: 'off' });
    await aBooking();
    expect(await eventsOf(id)).toHaveLength(1);
    const [waiting] = await eventsOf(id);
    const refused = await staff.post(`/admin/webhooks/${id}/events/${waiting.id}/replay`);
    expect([refused.status, refused.body.code]).toEqual([409, 'webhook.off']);
    expect((await staff.post(`/admin/webhooks/${id}/test`)).body.code).toBe('webhook.off');
    for (let again = 0; again < 2; again++) {
      expect((await staff.post(`/admin/webhooks/${id}/on`)).body).toMatchObject({ state: 'on' });
    }
    await aBooking();
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('a test is sent once and tells of no visit', async () => {
    const { id } = await add('/500', ['booking.done']);
    expect((await staff.post(`/admin/webhooks/${id}/test`)).status).toBe(202);
    await deliver();
    expect(await eventsOf(id)).toMatchObject([{ kind: 'webhook.test', state: 'dead', bookingId: null }]);
    expect(told('/500').at(-1)).toMatchObject({ event: 'webhook.test', booking: null });
  });

  test('a node that stops leaves what it was sending to the next', async () => {
    const { id } = await add('/hang/stop');
    await aBooking();
    const worker = startWebhookWorker(api.server.deps, 10);
    await expect.poll(() => receiver.asked('/hang/stop').length).toBe(1);
    await worker.stop();
    expect(await eventsOf(id)).toMatchObject([{ state: 'waiting', triedAt: null }]);
  });
});

describe('what is kept', () => {
  test('the secret is told once, and both go with their address; twenty is too many', async () => {
    const { id, secret } = await add('/ok/kept');
    await aBooking();
    expect(JSON.stringify((await staff.get('/admin/webhooks')).body)).not.toContain(secret);
    for (let again = 0; again < 2; again++) {
      expect((await staff.delete(`/admin/webhooks/${id}`)).status).toBe(204);
    }
    expect(await rowsOf(api, 'select 1 from webhook_events where webhook_id = $1', [id])).toEqual([]);
    expect((await staff.get(`/admin/webhooks/${id}/events`)).body.code).toBe('webhook.not_found');
    for (let count = 0; count < WEBHOOKS_MAX; count++) await add(`/ok/${count}`);
    const one = { url: receiver.at('/ok'), events: ['booking.created'] };
    expect((await staff.post('/admin/webhooks', one)).body.code).toBe('webhook.too_many');
    expect((await staff.post('/admin/webhooks', { ...one, events: [] })).body.fields).toEqual({
      events: 'required',
    });
    expect((await api.post('/admin/webhooks', one)).status).toBe(401);
  });

  test('what was to be told of an erased customer is deleted, old events too', async () => {
    const { id } = await add('/ok/erased');
    const email = 'erased.hook@sabal-mail.com';
    const { cartId, minutes } = await aSmallCart(api, shop);
    const { body } = await book(api, bookingBody(cartId, await freeSlot(api, nextDay(), minutes), { email }));
    const booking = linkOf(body.manageUrl);
    await aBooking();
    await rowsOf(
      api,
      `update bookings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [booking.id],
    );
    expect((await staff.post('/admin/customers/erase', { email, confirm: email })).status).toBe(200);
    const left = await eventsOf(id);
    expect(left).toHaveLength(1);
    expect(left[0].bookingId).not.toBe(booking.id);
    await tidy(api.server.deps);
    expect(await eventsOf(id)).toHaveLength(1);
    await rowsOf(api, `update webhook_events set ${movedBy('at', '-15 days')}`);
    await tidy(api.server.deps);
    expect(await eventsOf(id)).toEqual([]);
  });
});
