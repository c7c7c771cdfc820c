import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../server/http/calls/route.ts';
import { type Api, startApi } from '../support/api.ts';
import { countStatements } from '../support/statement-count.ts';

const SLOW_MS = 300;
const slow = route({
  method: 'GET',
  path: '/test/slow',
  summary: 'A test row',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  errors: [],
  status: 204,
  handle: () => sleep(SLOW_MS),
});

let api: Api;
beforeAll(async () => {
  api = await startApi({ moreRoutes: [slow] });
});
afterAll(() => api?.stop());

describe('health', () => {
  test('the process says that it lives, that it can serve, and its numbers', async () => {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${api.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true }]);
    expect((await api.get('/pricing')).status).toBe(200);
    const numbers = await api.metrics();
    expect(numbers).toContain('route="/pricing",status="200"');
    expect(numbers).toMatch(/db_pool_connections\{state="free"\} \d/);
    expect(numbers).toMatch(/mail_outbox_mails\{state="dead"\} 0/);
  });

  test('numbers are for callers who bring their key: for all others there are none', async () => {
    const askWith = async (url: string, authorization: string) =>
      (await fetch(`${url}/metrics`, { headers: { Authorization: authorization } })).status;
    expect(await askWith(api.url, '')).toBe(404);
    expect(await askWith(api.url, 'Bearer a-wrong-key-of-monitoring')).toBe(404);
    expect(await api.metrics()).toContain('process_cpu_seconds_total');
    const keyless = await startApi({ env: { metricsKey: undefined }, ownerUrl: api.ownerUrl });
    expect(await askWith(keyless.url, 'Bearer undefined')).toBe(404);
    await keyless.stop();
  });

  test('however often proxies ask whether the node can serve, the database is asked once a second', async () => {
    const statements = await countStatements(api, async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => fetch(`${api.url}/readyz`).then(({ status }) => status)),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
    });
    expect(statements.length).toBeLessThan(10);
  });

  test('how long an answer took is told in seconds', async () => {
    await api.get('/test/slow');
    const [, seconds] =
      /^http_request_duration_seconds_sum\{.*route="\/test\/slow".*\} (\S+)$/m.exec(await api.metrics()) ??
      [];
    expect(Number(seconds)).toBeGreaterThanOrEqual((SLOW_MS - 1) / 1_000);
    expect(Number(seconds)).toBeLessThan(30);
  });

  test('metrics name routes by their pattern and never hold an id', async () => {
    await api.get('/cart/7d3ff1f0-4a66-4a1c-9d3c-1f4c6c2b9a11');
    const numbers = await api.metrics();
    expect(numbers).toContain('route="/cart/:id"');
    expect(numbers).not.toContain('7d3ff1f0');
  });
});
