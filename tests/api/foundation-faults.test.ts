import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../server/errors/app-error.ts';
import { route } from '../../server/http/calls/route.ts';
import { addCompany } from '../support/add-company.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { asOwner } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

const row = {
  method: 'GET',
  summary: 'A test row',
  who: 'anyone',
  scope: 'catalogue:read',
  errors: [],
  status: 204,
} as const;

/** Sleeps in the database, so that the line can be cut under it. */
const reading = route({
  ...row,
  path: '/test/read',
  limit: 'read',
  handle: async ({ deps, query }) => {
    await deps.db.raw('select pg_sleep(?)', [(query as { s?: string } | undefined)?.s ?? 0]);
  },
});
const counted = route({
  ...row,
  path: '/test/counted',
  limit: 'booking',
  handle: async ({ deps }) => {
    await deps.db.raw('select 1');
  },
});
const guessing = route({
  ...row,
  path: '/test/guess',
  limit: 'link',
  handle: async () => {
    throw new AppError('link.invalid');
  },
});
const limited = route({ ...row, path: '/test/limited', limit: 'hold', handle: async () => undefined });

let database: FreshDatabase;
let proxy: DatabaseProxy;
let api: Api;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await startDatabaseProxy(database.ownerUrl);
  api = await startApi({ ownerUrl: proxy.url, moreRoutes: [reading, guessing, limited] });
});
afterAll(async () => {
  await api?.stop();
  await proxy?.stop();
  await database?.drop();
});

function expectBusy(answer: Answer): void {
  expect([answer.status, answer.body.code, answer.headers.get('Retry-After')]).toEqual([
    503,
    'server.busy',
    '1',
  ]);
}

test('a database that refuses is 503 with Retry-After, and the node recovers by itself', async () => {
  expect((await api.get('/test/read')).status).toBe(204);
  proxy.set('refuse');
  expectBusy(await api.get('/test/read'));
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status).toBe(503);
  proxy.set('pass');
  expect((await api.get('/test/read')).status).toBe(204);
  await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status, { timeout: 5000 }).toBe(200);
});

test('a database that falls silent is 503 within six seconds', async () => {
  await api.get('/test/read');
  proxy.set('silent');
  const startedMs = performance.now();
  const isReady = async () => (await fetch(`${api.url}/readyz`)).status;
  await Promise.all([
    api.get('/test/read').then(expectBusy),
    expect.poll(isReady, { timeout: 5000 }).toBe(503),
  ]);
  expect(performance.now() - startedMs).toBeLessThan(6000);
  proxy.set('refuse');
  proxy.set('pass');
  expect((await api.get('/test/read')).status).toBe(204);
});

test('a transaction adds nothing to that: no caller waits for its rollback', async () => {
  const ask = () => api.post('/newsletter', { email: 'ana@silent-mail.com', locale: 'en' });
  expect((await ask()).status).toBe(202);
  proxy.set('silent');
  const startedMs = performance.now();
  expectBusy(await ask());
  expect(performance.now() - startedMs).toBeLessThan(6000);
  proxy.set('refuse');
  proxy.set('pass');
  expect((await ask()).status).toBe(202);
});

test('counting adds little to that: with limits on, silence is 503 within six seconds too', async () => {
  const node = await startApi({ ownerUrl: proxy.url, moreRoutes: [counted], env: { limitsOff: false } });
  expect((await node.get('/test/counted')).status).toBe(204);
  proxy.set('silent');
  const startedMs = performance.now();
  expectBusy(await node.get('/test/counted'));
  expect(performance.now() - startedMs).toBeLessThan(6000);
  proxy.set('refuse');
  proxy.set('pass');
  await node.stop();
});

test('limits go on in memory when the database is gone', async () => {
  const node = await startApi({ ownerUrl: proxy.url, moreRoutes: [limited], env: { limitsOff: false } });
  await node.get('/test/limited'); // the tenant is known from here on
  proxy.set('refuse');
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) statuses.push((await node.get('/test/limited')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  proxy.set('pass');
  await node.stop();
});

test('an address over a limit waits, another one does not, and all nodes count together', async () => {
  const env = { limitsOff: false, trustProxy: true };
  const nodes = [
    await startApi({ ownerUrl: database.ownerUrl, moreRoutes: [limited], env }),
    await startApi({ ownerUrl: database.ownerUrl, moreRoutes: [limited], env }),
  ];
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const answers: Answer[] = [];
  for (let call = 0; call < 24; call++) {
    const node = nodes[call % 2];
    if (node) answers.push(await node.get('/test/limited', from('203.0.113.7')));
  }
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(20);
  const last = answers.at(-1);
  expect([last?.status, last?.body.code]).toEqual([429, 'request.too_many']);
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(1);
  expect((await nodes[0]?.get('/test/limited', from('203.0.113.8')))?.status).toBe(204);
  for (const node of nodes) await node.stop();
});

test('without a trusted proxy a forged X-Forwarded-For changes nothing', async () => {
  const node = await startApi({
    ownerUrl: (await freshFor()).ownerUrl,
    moreRoutes: [limited],
    env: { limitsOff: false },
  });
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) {
    statuses.push(
      (await node.get('/test/limited', { headers: { 'X-Forwarded-For': `203.0.113.${call}` } })).status,
    );
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  await node.stop();
});

test('behind a trusted proxy its own word counts, not what the caller put before it, and one household of IPv6 is one', async () => {
  const node = await startApi({
    ownerUrl: (await freshFor()).ownerUrl,
    moreRoutes: [limited],
    env: { limitsOff: false, trustProxy: true },
  });
  const statuses: number[] = [];
  for (let call = 0; call < 22; call++) {
    const headers = { 'X-Forwarded-For': `203.0.113.${call}, 2001:db8:0:7::${call}` };
    statuses.push((await node.get('/test/limited', { headers })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const neighbour = { 'X-Forwarded-For': '203.0.113.1, 2001:db8:0:8::1' };
  expect((await node.get('/test/limited', { headers: neighbour })).status).toBe(204);
  await node.stop();
});

test('an address gets its 300 calls a minute, also when it sends them all at once', async () => {
  const node = await startApi({ ownerUrl: (await freshFor()).ownerUrl, env: { limitsOff: false } });
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => node.get('/pricing')));
    statuses.push(...answers.map((answer) => answer.status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  await node.stop();
});

test('guessing codes ends after five tries of a cart and twenty of an address; good ones are free', async () => {
  const node = await startApi({ ownerUrl: (await freshFor()).ownerUrl, env: { limitsOff: false } });
  const guess = async (cartId: string, code: string) =>
    (await node.post('/promo/coupon/apply', { cartId, code })).status;
  const evaluated: number[] = [];
  for (let cart = 0; cart < 6; cart++) {
    const cartId = (await node.post('/cart', {})).body.id;
    if (cart === 0) for (let call = 0; call < 8; call++) expect(await guess(cartId, 'SPRING5')).toBe(200);
    const statuses: number[] = [];
    for (let call = 0; call < 7; call++) statuses.push(await guess(cartId, `GUESS${call}`));
    evaluated.push(statuses.filter((status) => status === 422).length);
  }
  expect(evaluated[0]).toBe(5);
  expect(evaluated.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
  await node.stop();
});

test('the eleventh wrong admin key of an address waits, and the right one gets in from elsewhere', async () => {
  const env = { limitsOff: false, trustProxy: true };
  const node = await startApi({ ownerUrl: (await freshFor()).ownerUrl, env });
  const verify = async (token: string, address: string) =>
    (
      await node.get('/admin/auth/verify', {
        headers: { 'X-Admin-Token': token, 'X-Forwarded-For': address },
      })
    ).status;
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++) statuses.push(await verify(`adm_wrong-${call}`, '203.0.113.1'));
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect(await verify('sabal-dev-admin', '203.0.113.2')).toBe(200);
  await node.stop();
});

test('two thousand wrong companies are as many calls of an address as three hundred, whatever they are called', async () => {
  const node = await startApi({
    ownerUrl: (await freshFor()).ownerUrl,
    env: { limitsOff: false, trustProxy: true },
  });
  const ask = async (address: string, path: string, slug: string | undefined) => {
    const answer = await fetch(`${node.url}/api${path}`, {
      method: path === '/openapi.json' ? 'HEAD' : 'GET', // a call as any other, without three hundred times its length
      headers: { 'X-Forwarded-For': address, ...(slug !== undefined && { 'X-Tenant-Slug': slug }) },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const calls: Record<string, (index: number) => [string, string | undefined]> = {
    'an unknown company': (index: number) => ['/pricing', `nobody-${index}`],
    'what cannot be a company': (index: number) => ['/pricing', `NOBODY ${index}`],
    'no company at all': () => ['/pricing', undefined],
    'a path that does not exist': (index: number) => [`/nothing/${index}`, 'sabal'],
    'the document': () => ['/openapi.json', undefined],
  };
  const looked = await countStatements(node, async () => {
    for (const [index, [name, call]] of Object.entries(calls).entries()) {
      const statuses: number[] = [];
      for (let round = 0; round < 40; round++) {
        const asked = Array.from({ length: 50 }, (_unused, each) =>
          ask(`203.0.113.${index}`, ...call(round * 50 + each)),
        );
        statuses.push(...(await Promise.all(asked)));
        if (statuses.at(-1) === 429) break;
      }
      expect([name, statuses.filter((status) => status !== 429).length]).toEqual([name, 300]);
    }
  });
  expect(looked.filter((text) => /tenants/.test(text)).length).toBeLessThanOrEqual(300);
  await node.stop();
}, 60_000);

test('wrong keys of an address keep out none of its devices, no link of its customers, and nobody of another company', async () => {
  const node = await startApi({
    ownerUrl: (await freshFor()).ownerUrl,
    moreRoutes: [guessing, { ...guessing, path: '/test/good-link', handle: async () => undefined }],
    env: { limitsOff: false },
  });
  const verify = async (token: string) =>
    (await node.get('/admin/auth/verify', { headers: { 'X-Admin-Token': token } })).status;
  const device = (await node.post('/admin/auth/session', { key: 'sabal-dev-admin', label: 'Tablette' })).body
    .token;
  for (let call = 0; call < 12; call++) await verify(`adm_wrong-${call}`);
  for (let call = 0; call < 12; call++) await verify(`ats_wrong-${call}`);
  for (let call = 0; call < 23; call++) await node.get('/test/guess');
  expect([
    await verify('adm_wrong'),
    await verify('ats_wrong'),
    (await node.get('/test/guess')).status,
  ]).toEqual([429, 429, 429]);
  expect([await verify(device), (await node.get('/test/good-link')).status]).toEqual([200, 204]);
  await asOwner(node.ownerUrl, (owner) => addCompany(owner, crypto.randomUUID(), 'zeta'));
  const elsewhere = async (token: string) => {
    const headers = { 'X-Admin-Token': token, 'X-Tenant-Slug': 'zeta' };
    return (await node.get('/admin/auth/verify', { headers })).status;
  };
  expect([await elsewhere('adm_wrong'), await elsewhere('ats_wrong')]).toEqual([401, 401]);
  await node.stop();
});

test.each([
  ['a login', (node: Api, key: string) => node.post('/admin/auth/session', { key })],
  [
    'a call of staff',
    (node: Api, key: string) => node.get('/admin/auth/verify', { headers: { 'X-Admin-Token': key } }),
  ],
])('of 190 wrong keys at once ten are judged: %s', async (_name, call) => {
  const node = await startApi({ ownerUrl: (await freshFor()).ownerUrl, env: { limitsOff: false } });
  const answers: Answer[] = [];
  const asked = await countStatements(node, async () => {
    const calls = Array.from({ length: 190 }, (_unused, index) => call(node, `wrong-key-${index}`));
    answers.push(...(await Promise.all(calls)));
  });
  expect(asked.filter((name) => name === 'admin_key_find')).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(180);
  await node.stop();
});

test('wrong links are counted and good calls are not', async () => {
  const node = await startApi({
    ownerUrl: (await freshFor()).ownerUrl,
    moreRoutes: [guessing],
    env: { limitsOff: false },
  });
  const statuses: number[] = [];
  for (let call = 0; call < 23; call++) statuses.push((await node.get('/test/guess')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429]);
  await node.stop();
});

const others: FreshDatabase[] = [];
async function freshFor(): Promise<FreshDatabase> {
  const fresh = await freshDatabase();
  others.push(fresh);
  return fresh;
}
afterAll(async () => {
  for (const other of others) await other.drop();
});
