// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { ownSecret } from '#shared/api/admin/own-secret.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { addCoupon } from './commands/change-coupons.ts';
import { addApiKey } from './commands/integrations/manage-api-keys.ts';
import { addFeed } from './commands/integrations/manage-feeds.ts';
import { addWebhook, testWebhook } from './commands/integrations/manage-webhooks.ts';
import { addKey } from './commands/manage-access.ts';
import { addCrew } from './commands/manage-crews.ts';
import { sendNoticeTest } from './commands/save-notices.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
});

const id = crypto.randomUUID();
const aCoupon = { amountOff: 5, stacking: false, active: true, oncePerEmail: false };

const unread = { status: 503, body: { error: '', code: 'server.busy' } };
const denied = { status: 401, body: { error: '', code: 'admin.denied' } };
const refused = { status: 400, body: { error: '', code: 'request.invalid' } };
const bodies = () => server.seen.map(({ body }) => JSON.parse(body));
const asked = () => bodies().map(({ own }) => own);

test.each([
  ['an API key', (name: string) => addApiKey({ label: name, scopes: ['slots:read'] })],
  ['a calendar', (name: string) => addFeed(name)],
  ['a webhook', (name: string) => addWebhook({ url: `https://${name}.test`, events: ['booking.created'] })],
  ['a key of staff', (name: string) => addKey({ label: name, role: 'office' }, 'typed')],
])('D520: %s whose answer was lost is asked for again with the same id and secret', async (_what, add) => {
  for (const fault of ['lose-request', unread, denied, refused] as const)
    server.faults.push({ on: /admin/, fault });
  for (let times = 0; times < 4; times++) await add('one');
  await add('other');
  await add('one');
  const [first, second, third, fourth, other, later] = asked();
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(ownSecret.safeParse(first).success).toBe(true);
  expect(new Set([first.secret, other.secret, later.secret]).size).toBe(3);
  expect(new Set([first.id, other.id, later.id]).size).toBe(3);
});

test.each([
  ['a crew', (name: string) => addCrew({ color: 'green', name })],
  ['a coupon', (code: string) => addCoupon({ ...aCoupon, code })],
])('D522: %s whose answer was lost is asked for again under its id', async (_what, add) => {
  server.faults.push({ on: /admin/, fault: 'lose-request' });
  await add('ONE');
  await add('ONE');
  await add('TWO');
  const [first, second, other] = bodies().map(({ id }) => id);
  expect([first, second]).toEqual([expect.any(String), first]);
  expect(other).not.toBe(first);
});

test.each([
  ['an event', testWebhook],
  ['a mail', sendNoticeTest],
])(
  'D533: %s that tries an address is asked for again under its key until the answer came',
  async (_what, send) => {
    const answer = { eventId: id, mailId: id, leaves: true };
    for (const fault of ['lose-request', unread, { status: 202, body: answer }] as const)
      server.faults.push({ on: /test/, fault });
    for (let times = 0; times < 4; times++) await send(id);
    await send(crypto.randomUUID());
    const [first, second, third, later, other] = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, later, other, undefined]).size).toBe(4);
  },
);
