import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { FailCode } from '../device/rows.ts';
import { isInDoubt, isOnline, noteReach } from './connection.ts';
import { call, isTransient, mayHaveArrived, setTransport } from './http.ts';

const schema = z.object({ id: z.string() });

afterEach(() => {
  vi.useRealTimers();
  setTransport();
});

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const seen: { url: string; init: RequestInit }[] = [];
  setTransport(async (url, init) => {
    seen.push({ url, init });
    return new Response(body, { status, headers: { [ANSWER_ID_HEADER]: 'r-1', ...headers } });
  });
  return seen;
}

test('every call carries the tenant, and bytes go out as they are', async () => {
  const seen = answering(200, '{"id":"1","secret":true}');
  const answer = await call({
    method: 'POST',
    path: '/bookings',
    query: { a: 'x y', b: undefined },
    body: { bytes: '{ "odd":  1}' },
    headers: { 'Idempotency-Key': 'k' },
    schema,
  });
  expect(answer).toMatchObject({ ok: true, status: 200, body: { id: '1' } });
  expect(seen[0]?.url).toBe('/api/bookings?a=x+y');
  expect(seen[0]?.init).toMatchObject({
    body: '{ "odd":  1}',
    headers: { 'X-Tenant-Slug': 'sabal', 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
  });
});

test('a refusal has its code, words, fields and the time to wait', async () => {
  const body = { error: 'Invalid request.', code: 'request.invalid', fields: { email: 'invalid' } };
  answering(400, JSON.stringify(body), { 'Retry-After': '3' });
  const answer = await call({ method: 'GET', path: '/x', schema });
  expect(answer).toMatchObject({
    ok: false,
    code: 'request.invalid',
    status: 400,
    text: 'Invalid request.',
    fields: { email: 'invalid' },
    retryAfterMs: 3_000,
  });
});

test.each([
  [418, '{"error":"x","code":"of_a.newer_server"}', 'request.invalid'],
  [503, '{"error":"x","code":"of_a.newer_server"}', 'server.busy'],
  [422, '{"error":"x","code":"invalid_code"}', 'promo.invalid'],
  [200, '{"other":1}', 'server.bug'],
])('an answer of ours that is not known here (%i %s) is %s', async (status, body, code) => {
  answering(status, body);
  expect(await call({ method: 'GET', path: '/x', schema })).toMatchObject({ ok: false, code, status });
});

const refused = '{"error":"x","code":"link.invalid"}';

test.each([
  [200, '{"id":"1"}', false],
  [204, '', false],
  [202, '{}', false],
  [401, refused, false],
  [500, refused, false],
  [200, '<html>sign in</html>', true],
  [200, '', true],
  [401, '<html>sign in</html>', true],
  [403, '{"message":"Forbidden"}', true],
  [404, '', true],
  [429, 'Slow down', true],
  [502, '<html>', true],
])(
  '[LC120] an answer that is not ours (%i %s, its request named: %s) is no answer',
  async (status, page, named) => {
    const headers: Record<string, string> = named ? { [ANSWER_ID_HEADER]: 'of a proxy' } : {};
    setTransport(async () => new Response(status === 204 ? null : page, { status, headers }));
    noteReach(true);
    const answer = await call({ method: 'POST', path: '/x', schema: z.unknown() });
    expect(answer).toMatchObject({ ok: false, code: 'network', status: 0, body: undefined });
    expect(isInDoubt()).toBe(true);
  },
);

test('[LC120] silence of ours is an answer where nothing is to be said', async () => {
  setTransport(async () => new Response(null, { status: 204, headers: { [ANSWER_ID_HEADER]: 'r-1' } }));
  expect(await call({ method: 'POST', path: '/x', schema: z.unknown() })).toMatchObject({ ok: true });
});

test('no network is `network`; no answer within ten seconds is `timeout`', async () => {
  setTransport(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await call({ method: 'GET', path: '/x', schema })).toMatchObject({ ok: false, code: 'network' });
  setTransport(
    (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  vi.useFakeTimers();
  const read = call({ method: 'GET', path: '/x', schema });
  const write = call({ method: 'PATCH', path: '/x', schema });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await write).toMatchObject({ ok: false, code: 'timeout', status: 0 });
  expect(await read).toMatchObject({ ok: false, code: 'timeout', status: 0 });
});

test('[LC39] a page in the server’s place is no connection, a refusal of ours is; an aborted call tells nothing', async () => {
  answering(200, '<html>sign in</html>');
  await call({ method: 'GET', path: '/x', schema });
  await call({ method: 'GET', path: '/x', schema });
  expect(isOnline()).toBe(false);
  answering(500, '{"error":"x","code":"server.bug"}', { 'Cache-Control': 'no-store' });
  await call({ method: 'GET', path: '/x', schema });
  expect(isOnline()).toBe(true);
  for (let n = 0; n < 3; n += 1) {
    const answer = await call({ method: 'GET', path: '/x', schema, signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, code: 'network' });
  }
  expect(isInDoubt()).toBe(false);
});

test('[LC39] what the browser may have kept does not tell that the server is there', async () => {
  noteReach(false);
  const seen = answering(200, '{"id":"1"}', { 'Cache-Control': 'public, max-age=60' });
  await call({ method: 'GET', path: '/x', schema });
  expect(isInDoubt()).toBe(true);
  await call({ method: 'GET', path: '/x', schema, uncached: true });
  expect(isInDoubt()).toBe(false);
  expect(seen.map(({ init }) => init.cache)).toEqual(['default', 'no-store']);
  noteReach(false);
  await call({ method: 'POST', path: '/x', schema });
  expect(isInDoubt()).toBe(false);
});

test('only what may pass by itself is transient', () => {
  const refusal = (status: number, code: FailCode) => ({ ok: false, status, code, body: undefined }) as const;
  expect(isTransient(refusal(503, 'server.busy'))).toBe(true);
  expect(isTransient(refusal(409, 'idempotency.in_progress'))).toBe(true);
  expect(isTransient(refusal(200, 'server.bug'))).toBe(true);
  expect(isTransient(refusal(409, 'slot.taken'))).toBe(false);
  expect(mayHaveArrived(refusal(0, 'network'))).toBe(true);
  expect(mayHaveArrived(refusal(500, 'server.bug'))).toBe(true);
  expect(mayHaveArrived(refusal(429, 'request.too_many'))).toBe(false);
  expect(mayHaveArrived(refusal(409, 'slot.taken'))).toBe(false);
});
