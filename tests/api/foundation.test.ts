import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../../server/errors/app-error.ts';
import { route } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';

const row = {
  summary: 'A test row',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  errors: [],
} as const;
const echo = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(10)),
  size: z.optional(z.number()),
});

/** Tells `begun` as a request for /test/slow is at its work. */
const slowCalls = new EventEmitter();

/** Until it is called, requests for /test/held are under way. */
let letGo: () => void = () => undefined;
const held = new Promise<void>((resolve) => {
  letGo = resolve;
});

const testRoutes = [
  route({
    ...row,
    method: 'POST',
    path: '/test/echo',
    body: echo,
    status: 200,
    output: z.object({ name: z.string() }),
    handle: async ({ body }) => ({ name: body.name, secret: 'never declared' }),
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/bug',
    status: 200,
    handle: async () => {
      throw new Error('canary: password of the third server');
    },
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/slow',
    status: 200,
    output: z.object({ ok: z.boolean() }),
    handle: async () => {
      slowCalls.emit('begun');
      await sleep(400);
      return { ok: true };
    },
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/held',
    status: 204,
    handle: () => held,
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/refused',
    status: 200,
    handle: async () => {
      throw new AppError('slot.taken', { alternatives: [] });
    },
  }),
  route({
    ...row,
    method: 'POST',
    path: '/test/once',
    idempotent: true,
    status: 204,
    handle: async () => undefined,
  }),
  route({
    ...row,
    method: 'GET',
    path: '/test/version',
    takesIfMatch: true,
    status: 200,
    output: z.object({ ifMatch: z.optional(z.number()) }),
    handle: async ({ ifMatch }) => ({ ifMatch }),
  }),
];

let api: Api;
beforeAll(async () => {
  api = await startApi({ moreRoutes: testRoutes });
});
afterAll(() => api?.stop());

describe('the document', () => {
  test('lists every row with its input, its answer and its refusals', async () => {
    const answer = await fetch(`${api.url}/api/openapi.json`);
    const document = await answer.json();
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path, status, body, output } of allRoutes) {
      const entry = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(entry, `${method} ${path}`).toBeDefined();
      expect(entry.responses[status]).toBeDefined();
      expect(entry.requestBody !== undefined).toBe(body !== undefined);
      expect(entry.responses[status].content !== undefined).toBe(output !== undefined);
      expect(entry.responses['429']).toBeDefined();
    }
    const names = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((entry) => entry.operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('headers', () => {
  test.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 404],
    ['/api/openapi.json', 200],
    ['/api/test/refused', 409],
    ['/api/test/bug', 500],
    ['/api/nothing', 404],
    ['/assets/nothing.js', 404],
    ['/sw.js.map', 404],
    ['/robots.text', 404],
  ])('%s answers %i with every protective header', async (path, status) => {
    const answer = await fetch(`${api.url}${path}`, {
      headers: { 'X-Tenant-Slug': 'sabal', Origin: 'https://evil.test' },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/unsafe|\*/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/max-age=63072000/);
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.headers.get('X-Powered-By')).toBeNull();
  });

  test('a file that is missing is never answered with the app', async () => {
    for (const path of [
      '/api',
      '/api/x',
      '/assets/x',
      '/manifest.webmanifest.gone',
      '/sw.gone.js',
      '/robots.gone.txt',
    ]) {
      const answer = await fetch(`${api.url}${path}`, { headers: { Accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('Content-Type')).not.toContain('html');
    }
  });

  test('without https there is no promise of https', async () => {
    const plain = await startApi({ env: { publicUrl: 'http://localhost:1' }, ownerUrl: api.ownerUrl });
    expect((await fetch(`${plain.url}/healthz`)).headers.get('Strict-Transport-Security')).toBeNull();
    await plain.stop();
  });
});

describe('tenants', () => {
  test('a call without the header is refused, with an unknown one not found', async () => {
    const missing = await api.get('/pricing', { headers: { 'X-Tenant-Slug': undefined } });
    expect([missing.status, missing.body.code]).toEqual([400, 'tenant.required']);
    for (const slug of ['nobody', "x' or 1=1", '../sabal', 'SABAL', 'a'.repeat(300)]) {
      const unknown = await api.get('/pricing', { headers: { 'X-Tenant-Slug': slug } });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'tenant.unknown']);
    }
  });
});

describe('refusals', () => {
  test('a bug answers 500 with a reference and leaks nothing', async () => {
    const answer = await api.get('/test/bug');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Something went wrong on our side.',
      code: 'server.bug',
      requestId: answer.headers.get('X-Request-Id'),
    });
  });

  test('a refusal carries what the domain put beside it', async () => {
    const answer = await api.get('/test/refused');
    expect(answer.body).toEqual({ error: 'That time was just taken.', code: 'slot.taken', alternatives: [] });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('an unknown path is 404, a wrong method 405 with what is allowed, both as JSON', async () => {
    expect((await api.get('/nothing')).body.code).toBe('request.not_found');
    const wrong = await api.put('/test/echo', {});
    expect([wrong.status, wrong.body.code, wrong.headers.get('Allow')]).toEqual([
      405,
      'request.method',
      'POST',
    ]);
  });

  test('fields that are wrong are named by their path and a code', async () => {
    expect((await api.post('/test/echo', {})).body.fields).toEqual({ name: 'required' });
    expect((await api.post('/test/echo', { name: 'far too long a name' })).body.fields).toEqual({
      name: 'too_long',
    });
    expect((await api.post('/test/echo', { name: 5, size: 'x' })).body.fields).toEqual({
      name: 'invalid',
      size: 'invalid',
    });
  });
});

describe('bodies', () => {
  test('an answer holds only what its row declares', async () => {
    expect((await api.post('/test/echo', { name: 'ana', more: 1 })).body).toEqual({ name: 'ana' });
  });

  test.each([
    ['{', 'request.malformed'],
    ['"text"', 'request.malformed'],
    ['{"name":"a","__proto__":{"x":1}}', 'request.malformed'],
    [`{"name":"a","x":${'['.repeat(11)}${']'.repeat(11)}}`, 'request.malformed'],
    [`{"name":"a","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'request.malformed'],
    [`{"name":"a","size":1e999}`, 'request.invalid'],
    ['{"name":"a\\u0000b"}', 'request.invalid'],
    ['{"name":"a\\ud800b"}', 'request.invalid'],
  ])('%.40s is a bad request', async (body, code) => {
    const answer = await api.post('/test/echo', body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test('64 KB is the limit, said or not', async () => {
    const body = JSON.stringify({ name: 'ana', filler: 'x'.repeat(70_000) });
    const known = await api.post('/test/echo', body);
    expect([known.status, known.body.code]).toEqual([413, 'request.too_large']);
    const stream = new Blob([body]).stream(); // sent in chunks, without a length
    const unknown = await fetch(`${api.url}/api/test/echo`, {
      method: 'POST',
      headers: { 'X-Tenant-Slug': 'sabal', 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit); // lib.dom does not know `duplex` yet
    expect(unknown.status).toBe(413);
  });

  test('only JSON is read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await api.post('/test/echo', '{"name":"ana"}', { headers: { 'Content-Type': type } });
      expect([answer.status, answer.body.code]).toEqual([415, 'request.media_type']);
    }
  });

  test('[D589] a packed body is refused, also one that is cut off and would never end', async () => {
    const packed = {
      'Content-Encoding': 'gzip',
      'Content-Type': 'application/json',
      'X-Tenant-Slug': 'sabal',
    };
    for (const body of ['{"name":"ana"}', gzipSync('{"name":"ana"}')]) {
      const answer = await fetch(`${api.url}/api/test/echo`, { method: 'POST', body, headers: packed });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'request.malformed']);
    }
  });

  test('a call that may run once needs a key of 8 to 128 printable characters', async () => {
    for (const key of [
      undefined,
      'short',
      'x'.repeat(129),
      'with a space',
      '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9',
    ]) {
      const answer = await api.post('/test/once', {}, { headers: { 'Idempotency-Key': key } });
      expect([answer.status, answer.body.code]).toEqual([400, 'idempotency.required']);
    }
    expect((await api.post('/test/once', {}, { headers: { 'Idempotency-Key': 'a-good-key' } })).status).toBe(
      204,
    );
  });

  test('If-Match is a quoted version or nothing', async () => {
    const ask = async (value: string | undefined) =>
      await api.get('/test/version', { headers: { 'If-Match': value } });
    expect((await ask('"12"')).body).toEqual({ ifMatch: 12 });
    expect((await ask(undefined)).body).toEqual({});
    expect((await ask('12')).body.fields).toEqual({ 'If-Match': 'invalid' });
  });
});

describe('stopping', () => {
  test('running answers finish, new ones are sent elsewhere, and all is over within two seconds', async () => {
    const node = await startApi({ moreRoutes: testRoutes, ownerUrl: api.ownerUrl });
    const begun = once(slowCalls, 'begun');
    const slow = node.get('/test/slow');
    await begun;
    const startedMs = performance.now();
    const stopped = node.server.stop();
    expect((await slow).body).toEqual({ ok: true });
    await stopped;
    expect(performance.now() - startedMs).toBeLessThan(2000);
    await expect(node.get('/pricing')).rejects.toThrow();
  });

  test('a node is not ready for as long as its notice says before it stops taking requests', async () => {
    const node = await startApi({ env: { stopNoticeMs: 500 }, ownerUrl: api.ownerUrl });
    const startedMs = performance.now();
    const stopped = node.server.stop();
    const ready = await fetch(`${node.url}/readyz`);
    expect([ready.status, (await ready.json()).fault]).toEqual([503, 'draining']);
    const answer = await node.get('/pricing');
    expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close']);
    await stopped;
    expect(performance.now() - startedMs).toBeLessThan(2000);
  });

  test('above 200 at once a node answers busy and goes on with the others', async () => {
    const busy: Answer[] = [];
    const answers = Array.from({ length: 260 }, async () => {
      const answer = await api.get('/test/held');
      if (answer.status === 503) busy.push(answer);
      return answer.status;
    });
    await expect.poll(() => busy.length, { timeout: 20_000 }).toBe(60);
    letGo();
    expect((await Promise.all(answers)).filter((status) => status === 204)).toHaveLength(200);
    expect(busy.every((answer) => answer.headers.get('Retry-After') === '1')).toBe(true);
    expect((await api.get('/test/refused')).status).toBe(409);
  });
});
