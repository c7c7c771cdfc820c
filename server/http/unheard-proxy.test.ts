import Koa from 'koa';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { tellUnheardProxy } from './caller-address.ts';
import { listen, portOf } from './open-server.ts';
import type { RequestState } from './request-context.ts';

const development = readEnv({});
const production = { ...development, production: true };

/** What is warned of while these requests come, each with this header or without. */
async function warnedOf(env: typeof development, headers: readonly (string | undefined)[]) {
  const warned: unknown[] = [];
  const log = { warn: (line: unknown) => warned.push(line) } as unknown as Logger; // all that is called
  const app = new Koa<RequestState>().use(tellUnheardProxy(env, log));
  app.use((ctx) => {
    ctx.body = 'here';
  });
  const server = await listen(app.callback(), 0, '127.0.0.1');
  try {
    for (const forwarded of headers) {
      const answer = await fetch(`http://127.0.0.1:${portOf(server)}/`, {
        headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
      });
      expect(await answer.text()).toBe('here');
    }
  } finally {
    server.close();
  }
  return warned.length;
}

test('a proxy that nobody listens to is told once, in production alone', async () => {
  expect(await warnedOf(production, [undefined, '203.0.113.7', '203.0.113.8'])).toBe(1);
  expect(await warnedOf(production, [undefined])).toBe(0);
  expect(await warnedOf({ ...production, trustProxy: true }, ['203.0.113.7'])).toBe(0);
  expect(await warnedOf(development, ['203.0.113.7'])).toBe(0);
});
