import { afterEach, expect, test } from 'vitest';
import { FEEDS_MAX } from '#shared/api/admin/feeds.ts';
import { localSender } from '../support/hostile-receiver.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

openShop({ webhooks: localSender({ 'tool.example': () => '93.184.216.34' }, 600) });

const lists = [
  ['/admin/feeds', 'feeds'],
  ['/admin/api-keys', 'keys'],
  ['/admin/webhooks', 'webhooks'],
] as const;

afterEach(async () => {
  for (const [path, list] of lists)
    for (const { id } of (await staff.get(path)).body[list]) await staff.delete(`${path}/${id}`);
});

const anOwn = () => ({
  id: crypto.randomUUID(),
  secret: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
});
type Own = ReturnType<typeof anOwn>;

const calendar = (own?: Own) => staff.post('/admin/feeds', { label: 'Agenda', own });
const program = (own?: Own) =>
  staff.post('/admin/api-keys', { label: 'Site web', scopes: ['slots:read'], own });
const webhook = (own?: Own) =>
  staff.post('/admin/webhooks', { url: 'https://tool.example/in', events: ['booking.created'], own });
const keyOfStaff = (own: Own) =>
  staff.post('/admin/auth/keys', { label: `Bureau ${own.secret}`, role: 'office', own });

const tables = [
  ['a calendar', calendar, 'calendar_feeds'],
  ['an API key', program, 'api_keys'],
  ['a webhook', webhook, 'webhooks'],
  ['a key of staff', keyOfStaff, 'admin_keys'],
] as const;

test.each(tables)(
  'D520: %s whose answer was lost is one, with the same secret',
  async (_what, add, table) => {
    const own = anOwn();
    const count = async () => (await rowsOf(api, `select from ${table}`)).length;
    const before = await count();
    const first = await add(own);
    expect([first.status, first.body.fields]).toEqual([201, undefined]);
    expect(JSON.stringify(first.body)).toContain(own.secret);
    expect(await add(own)).toMatchObject({ status: 201, body: first.body });
    expect(await count()).toBe(before + 1);
  },
);

test.each(tables)(
  'D520: %s of which another has the id, or with a secret that is none, is refused',
  async (_what, add) => {
    const own = anOwn();
    await add(own);
    const odd = [
      { ...anOwn(), id: own.id },
      { ...own, secret: 'short' },
    ];
    for (const other of odd)
      expect(await add(other)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  },
);

test.each(tables)('D520: %s that is asked for twice at one moment is one', async (_what, add, table) => {
  const own = anOwn();
  const answers = await Promise.all([add(own), add(own), add(own)]);
  expect(answers.map(({ body }) => body.id)).toEqual([own.id, own.id, own.id]);
  expect(await rowsOf(api, `select from ${table} where id = $1`, [own.id])).toHaveLength(1);
});

test('D520: the last that there may be is told again too', async () => {
  for (let count = 1; count < FEEDS_MAX; count++) await calendar();
  const own = anOwn();
  const { body } = await calendar(own);
  expect(await calendar(own)).toMatchObject({ status: 201, body: { url: body.url } });
  expect(await calendar(anOwn())).toMatchObject({ status: 409, body: { code: 'feed.too_many' } });
});

test('D520: an API key that was revoked since does not come back', async () => {
  const own = anOwn();
  await program(own);
  await staff.delete(`/admin/api-keys/${own.id}`);
  expect(await program(own)).toMatchObject({ status: 400, body: { fields: { own: 'invalid' } } });
  expect((await staff.get('/admin/api-keys')).body.keys).toEqual([]);
});
