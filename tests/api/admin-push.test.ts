import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pushMessage } from '#shared/api/admin/push.ts';
import { type NoticeKind, noticeKinds } from '#shared/company/notices.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { connect } from '../../server/db/connect.ts';
import { noteForStaff } from '../../server/db/repos/notices/notices.ts';
import { keepPushKeys } from '../../server/db/repos/push-keys.ts';
import { apiUrl } from '../../server/db/roles.ts';
import type { Tenant } from '../../server/db/tenant.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import type { Deps } from '../../server/deps.ts';
import { shareNotices } from '../../server/domain/notices/share-notices.ts';
import { deliverDuePushes } from '../../server/domain/push/deliver-due-pushes.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import { openOutgoingAddresses } from '../../server/providers/outgoing-address.ts';
import { createPushSender } from '../../server/providers/push/web-push-sender.ts';
import type { Caller } from '../support/api.ts';
import { aBooking, cancelBooking } from '../support/booking.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { type PushStandIn, type StandInBrowser, startPushStandIn } from '../support/push-stand-in.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

let standIn: PushStandIn;
let tenant: Tenant;
let real: Deps['push'];
beforeAll(async () => {
  standIn = await startPushStandIn();
  const { deps } = api.server;
  real = deps.push;
  // This machine is where the stand-in is, and where no real push service ever may be.
  Object.assign(deps, { push: createPushSender(deps.env, openOutgoingAddresses({ alsoLocal: true })) });
  tenant = await tenantOfSlug(api.db, 'sabal');
});
afterAll(() => standIn.stop());
afterEach(async () => {
  await rowsOf(api, 'delete from push_messages');
  await rowsOf(api, 'delete from push_subscriptions');
  await rowsOf(api, 'delete from notices');
});

interface Phone {
  readonly caller: Caller;
  readonly token: string;
  readonly browser: StandInBrowser;
}

async function aPhone(label = 'Téléphone', browser = standIn.aBrowser()): Promise<Phone> {
  const session = await api.post('/admin/auth/session', { key: 'sabal-dev-admin', label });
  const { token } = session.body;
  const caller = api.as({ 'X-Admin-Token': token });
  expect((await caller.post('/admin/push', browser.subscription)).body).toMatchObject({ subscribed: true });
  return { caller, token, browser };
}

const share = () => shareNotices(api.server.deps, tenant);
function deliver(afterMin = 0, more: Partial<Deps> = {}): Promise<void> {
  const now = () => instantFromMs(Date.now() + 1_000 + afterMin * 60_000);
  return deliverDuePushes({ ...api.server.deps, now, ...more }, tenant, () => false);
}
function note(kind: NoticeKind): Promise<void> {
  const id = crypto.randomUUID();
  const about = { kind, bookingId: null, actor: 'customer', detail: {}, at: instantFromMs(Date.now()) };
  return withTenant(api.db, tenant.id, (tx) => noteForStaff(tx, { id, dedupeKey: id, ...about }));
}
const rowsIn = async (table: string) => (await rowsOf(api, `select * from ${table}`)).length;

describe('a device of staff', () => {
  test('is told of a booking, encrypted for it alone, signed by us, and without a word about anybody', async () => {
    const { caller, browser } = await aPhone();
    const { publicKey } = (await caller.get('/admin/push')).body;
    const booking = await aBooking();
    await Promise.all([share(), share()]);
    await Promise.all([deliver(), deliver()]);
    const day = expect.stringMatching(/^\/admin\/calendar\?day=\d{4}-\d\d-\d\d&visit=/);
    expect(browser.messages).toMatchObject([{ kind: 'booked', count: 1, path: day }]);
    expect(JSON.stringify(browser.messages)).toContain(`visit=${booking.id}`);
    const [request] = standIn.requests.slice(-1);
    expect(request).toMatchObject({ key: publicKey, claims: { aud: standIn.origin } });
    expect(request?.body.includes('booked')).toBe(false);
    for (const word of ['ana', 'diaz', 'palm way', '@', '$', booking.sig.toLowerCase()])
      expect(JSON.stringify(browser.messages).toLowerCase()).not.toContain(word);
    expect(await rowsIn('push_messages')).toBe(0);
  });

  test('is told of every kind there is', async () => {
    const { browser } = await aPhone();
    for (const kind of noticeKinds) await note(kind);
    await share();
    await deliver();
    const newestId = expect.any(String);
    const told = noticeKinds.map((kind) => ({ kind, count: 1, path: '/admin/calendar', newestId }));
    expect(browser.messages).toHaveLength(told.length);
    expect(browser.messages).toEqual(expect.arrayContaining(told));
    for (const message of browser.messages) expect(pushMessage.parse(message)).toEqual(message);
  });

  test('is not told of what it did itself; another one is', async () => {
    const [one, other] = [await aPhone('Tablette'), await aPhone('Téléphone')];
    const booking = await aBooking();
    await share();
    await deliver();
    await one.caller.patch(`/admin/bookings/${booking.id}`, { status: 'CANCELLED' });
    await share();
    await deliver();
    const kinds = ({ browser }: Phone) =>
      browser.messages.map((message) => (message as { kind: string }).kind);
    expect([kinds(one), kinds(other)]).toEqual([['booked'], ['booked', 'cancelled']]);
  });

  test('gets what waited for it as one, with a count', async () => {
    const { browser } = await aPhone();
    for (const booking of [await aBooking(), await aBooking(), await aBooking()])
      await cancelBooking(booking);
    await share();
    await deliver();
    expect(browser.messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'booked', count: 3, path: '/admin/calendar' }),
        expect.objectContaining({ kind: 'cancelled', count: 3, path: '/admin/calendar' }),
      ]),
    );
    expect(browser.messages).toHaveLength(2);
  });

  test('asks twice and is told once; after another login too', async () => {
    const first = await aPhone();
    await first.caller.post('/admin/push', first.browser.subscription);
    const again = await aPhone('Téléphone', first.browser);
    await aBooking();
    await share();
    await deliver();
    expect(first.browser.messages).toHaveLength(1);
    expect((await again.caller.get('/admin/push')).body.subscribed).toBe(true);
    expect((await first.caller.get('/admin/push')).body.subscribed).toBe(false);
  });

  test('gets none once it says so; twice is once', async () => {
    const { caller, browser } = await aPhone();
    await aBooking();
    await share();
    expect((await caller.delete('/admin/push')).status).toBe(204);
    expect((await caller.delete('/admin/push')).status).toBe(204);
    await deliver();
    expect(browser.messages).toEqual([]);
    expect((await caller.get('/admin/push')).body.subscribed).toBe(false);
  });
});

describe('a device that is staff’s no more', () => {
  const ends: Record<string, (phone: Phone) => Promise<unknown>> = {
    'it leaves': ({ token }) => api.delete('/admin/auth/session', { token }),
    'it is revoked': async ({ caller }) => {
      const { devices } = (await caller.get('/admin/auth/access')).body;
      const { id } = devices.find(({ current }: { current: boolean }) => current);
      return caller.delete(`/admin/auth/devices/${id}`);
    },
  };
  test.each(Object.entries(ends))(
    'because %s gets nothing from then on, not even what waited',
    async (_why, end) => {
      const phone = await aPhone();
      await aBooking();
      await share();
      await end(phone);
      expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([0, 0]);
      await deliver();
      expect(phone.browser.messages).toEqual([]);
    },
  );

  test('because its thirty days are over gets nothing, and goes with the next tidying', async () => {
    const { browser } = await aPhone();
    await aBooking();
    await share();
    await rowsOf(api, `update admin_sessions set expires_at = now() - interval '1 minute'`);
    await deliver();
    expect(browser.messages).toEqual([]);
    await tidy(api.server.deps);
    expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([0, 0]);
  });

  test('that only idles is told, and stands in the list of devices to be revoked', async () => {
    const { browser } = await aPhone('Au repos');
    await rowsOf(
      api,
      `update admin_sessions set last_seen_at = now() - interval '3 days' where label = 'Au repos'`,
    );
    await aBooking();
    await share();
    await deliver();
    expect(browser.messages).toHaveLength(1);
    const { devices } = (await staff.get('/admin/auth/access')).body;
    expect(devices).toContainEqual(
      expect.objectContaining({ label: 'Au repos', notified: true, current: false }),
    );
  });
});

describe('a push service', () => {
  test.each([404, 410])('that says %i ends the subscription', async (status) => {
    const { browser, caller } = await aPhone();
    browser.answer(status);
    await aBooking();
    await share();
    await deliver();
    expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([0, 0]);
    expect((await caller.get('/admin/push')).body.subscribed).toBe(false);
  });

  test('that says so of an address that the browser has replaced meanwhile ends nothing, and the new one is told', async () => {
    const { browser, caller } = await aPhone();
    const next = standIn.aBrowser();
    browser.answer(410);
    await aBooking();
    await share();
    const { push } = api.server.deps;
    const send: Deps['push']['send'] = async (...message) => {
      await caller.post('/admin/push', next.subscription);
      return push.send(...message);
    };
    await deliver(0, { push: { ...push, send } });
    expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([1, 1]);
    expect((await caller.get('/admin/push')).body.subscribed).toBe(true);
    await deliver(60);
    expect(next.messages).toHaveLength(1);
    expect(await rowsIn('push_messages')).toBe(0);
  });

  test('that is busy is asked again when it said so, and in the end not any more', async () => {
    const { browser } = await aPhone();
    browser.answer(429, '600');
    await aBooking();
    await share();
    await deliver();
    await deliver(9);
    expect(browser.messages).toEqual([]);
    browser.answer(201);
    await deliver(11);
    expect(browser.messages).toHaveLength(1);
    browser.answer(500);
    await aBooking();
    await share();
    for (let round = 1; round <= 8; round++) await deliver(round * 24 * 60);
    expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([1, 0]);
  });

  test('that was busy for long gives up what waited for it so long, and not what has just come', async () => {
    const { browser } = await aPhone();
    browser.answer(500);
    await note('booked');
    await share();
    for (let round = 1; round <= 7; round++) await deliver(round * 24 * 60);
    await note('booked');
    await share();
    await deliver(8 * 24 * 60);
    expect(await rowsIn('push_messages')).toBe(1);
    browser.answer(201);
    await deliver(9 * 24 * 60);
    expect(browser.messages).toMatchObject([{ kind: 'booked', count: 1 }]);
  });

  test('that is away is asked again, and one that refuses the message is not', async () => {
    const { browser } = await aPhone();
    await aBooking();
    await share();
    await deliver(0, {
      push: { ...api.server.deps.push, send: async () => ({ is: 'later', reason: 'ECONNREFUSED' }) },
    });
    expect(await rowsIn('push_messages')).toBe(1);
    browser.answer(400);
    await deliver(60);
    expect([await rowsIn('push_subscriptions'), await rowsIn('push_messages')]).toEqual([1, 0]);
  });
});

describe('what is refused', () => {
  test.each([
    'http://push.acme.com/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://10.0.0.1/1',
    'ftp://push.acme.com',
    'no address',
  ])('the address %s', async (endpoint) => {
    const { deps } = api.server;
    const standInPush = deps.push;
    const session = await api.post('/admin/auth/session', { key: 'sabal-dev-admin', label: 'x' });
    Object.assign(deps, { push: real });
    const answer = await api
      .as({ 'X-Admin-Token': session.body.token })
      .post('/admin/push', { ...standIn.aBrowser().subscription, endpoint })
      .finally(() => Object.assign(deps, { push: standInPush }));
    expect(answer).toMatchObject({ status: 400, body: { fields: { endpoint: 'invalid' } } });
    const target = { endpoint, ...standIn.aBrowser().subscription.keys };
    expect((await real.send(target, '{}', real.makeKeys())).is).toBe('refused');
  });

  test('keys that are none, a caller that is no device, and strangers', async () => {
    const { caller } = await aPhone();
    const { endpoint, keys } = standIn.aBrowser().subscription;
    const bad = await caller.post('/admin/push', { endpoint, keys: { ...keys, p256dh: 'AAAA' } });
    expect(bad).toMatchObject({ status: 400, body: { fields: { 'keys.p256dh': 'invalid' } } });
    const withKey = await staff.post('/admin/push', { endpoint, keys });
    expect(withKey).toMatchObject({ status: 409, body: { code: 'push.device_only' } });
    expect((await api.post('/admin/push', { endpoint, keys })).status).toBe(401);
    expect((await api.get('/admin/push')).status).toBe(401);
  });
});

test('the keys of a deployment are made once, by whichever node is first', async () => {
  const nodes = [1, 2, 3, 4].map(() => connect(apiUrl(api.ownerUrl), { max: 1 }));
  await rowsOf(api, 'delete from push_keys');
  const kept = await Promise.all(nodes.map((db) => keepPushKeys(db, real.makeKeys)));
  await Promise.all(nodes.map((db) => db.destroy()));
  expect(new Set(kept.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(await keepPushKeys(api.db, real.makeKeys)).toEqual(kept[0]);
});
