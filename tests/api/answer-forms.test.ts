import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

describe('caches', () => {
  test('an answer that the caller has is 304, also when its browser adds no-cache', async () => {
    const first = await api.get('/services');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Vary')).toMatch(/X-Tenant-Slug/);
    for (const cacheControl of ['no-cache', 'max-age=0']) {
      const again = await api.get('/services', {
        headers: { 'If-None-Match': `"other", W/${etag}`, 'Cache-Control': cacheControl },
      });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    expect((await api.get('/services', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('a ready answer leaves compressed for those who can read it, and is the same', async () => {
    const small = await api.get('/services', { headers: { 'Accept-Encoding': 'br' } });
    const plain = await api.get('/services', { headers: { 'Accept-Encoding': 'identity' } });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(small.body).toEqual(plain.body);
    expect(small.body.length).toBeGreaterThan(5);
  });

  test.each(['identity;q=0', '*;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
    'who accepts no form at all gets the plain one: %s',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await api.get('/services', { headers });
      expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, null]);
      expect(answer.body.length).toBeGreaterThan(5);
      const document = await fetch(`${api.url}/api/openapi.json`, { headers });
      expect([document.status, document.headers.get('Content-Encoding')]).toEqual([200, null]);
    },
  );
});
