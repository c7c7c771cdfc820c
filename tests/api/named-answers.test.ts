import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { AppError } from '../../server/errors/app-error.ts';
import { route } from '../../server/http/calls/route.ts';
import { type Api, startApi } from '../support/api.ts';

/** A device takes what does not name its request for a stranger's page (LC120 in app/data/SPEC.md). */

const row = {
  summary: 'A test row',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  errors: [],
} as const;
const testRoutes = [
  route({ ...row, method: 'POST', path: '/test/silent', status: 204, handle: async () => undefined }),
  route({
    ...row,
    method: 'GET',
    path: '/test/limited',
    status: 204,
    handle: async () => {
      throw new AppError('request.too_many');
    },
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/bug',
    status: 204,
    handle: async () => {
      throw new Error('a bug');
    },
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/slow',
    status: 204,
    handle: async () => {
      await sleep(1_500);
    },
  }),
];

let api: Api;
beforeAll(async () => {
  api = await startApi({ moreRoutes: testRoutes });
});
afterAll(() => api?.stop());

const named = (answer: Response) => answer.headers.get(ANSWER_ID_HEADER) ?? '';
const ID = /^[0-9a-f-]{36}$/;

test.each([
  ['GET', '/services?locale=en', 200],
  ['POST', '/test/silent', 204],
  ['GET', '/bookings/00000000-0000-4000-8000-000000000001?email=a@b.co&sig=x', 401],
  ['GET', '/admin/auth/verify', 401],
  ['GET', '/nothing', 404],
  ['PUT', '/pricing', 405],
  ['GET', '/test/limited', 429],
  ['GET', '/test/bug', 500],
])('%s %s answers %i and names its request', async (method, path, status) => {
  const answer = await fetch(`${api.url}/api${path}`, { method, headers: { 'X-Tenant-Slug': 'sabal' } });
  expect([answer.status, named(answer)]).toEqual([status, expect.stringMatching(ID)]);
  if (status >= 400)
    expect(await answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
});

test('a body that is too large, no JSON or for nobody is refused under a name', async () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${api.url}/api/cart`, { method: 'POST', headers, body });
  const ours = { 'X-Tenant-Slug': 'sabal', 'Content-Type': 'application/json' };
  const answers = [
    await post(ours, JSON.stringify({ id: 'x'.repeat(70_000) })),
    await post(ours, '{'),
    await post({ ...ours, 'Content-Type': 'text/plain' }, 'hello'),
    await post({ 'Content-Type': 'application/json' }, '{}'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([413, 400, 415, 400]);
  for (const answer of answers) expect(named(answer)).toMatch(ID);
});

test('an answer that has not changed and a stream name theirs too', async () => {
  const headers = { 'X-Tenant-Slug': 'sabal' };
  const first = await fetch(`${api.url}/api/services?locale=en`, { headers });
  const etag = first.headers.get('ETag') ?? '';
  const again = await fetch(`${api.url}/api/services?locale=en`, {
    headers: { ...headers, 'If-None-Match': etag },
  });
  expect([again.status, named(again)]).toEqual([304, expect.stringMatching(ID)]);
  const stop = new AbortController();
  const stream = await fetch(`${api.url}/api/slots/events?from=2026-12-01&to=2026-12-02&tenant=sabal`, {
    signal: stop.signal,
  });
  expect([stream.status, named(stream)]).toEqual([200, expect.stringMatching(ID)]);
  stop.abort();
});

test('a node that is too busy says so under a name', async () => {
  const headers = { 'X-Tenant-Slug': 'sabal' };
  const crowd = Array.from({ length: 260 }, () => fetch(`${api.url}/api/test/slow`, { headers }));
  const answers = await Promise.all(crowd);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const answer of busy) expect(named(answer)).toMatch(ID);
});
