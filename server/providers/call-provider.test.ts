import { expect, test } from 'vitest';
import {
  type CallProvider,
  createCallProvider,
  type ProviderReply,
  type ProviderSettings,
} from './call-provider.ts';
import { path } from './request-path.ts';

type Behaviour = (init: RequestInit) => Response | Promise<Response>;

/** A provider that behaves as told, with its own clock; `asked` counts what was really sent. */
function aProvider(settings: Partial<ProviderSettings> = {}) {
  const world = {
    nowMs: 1_000_000,
    asked: [] as { url: string; init: RequestInit }[],
    logged: [] as unknown[],
    behave: (() => json({ code: 'Ok' })) as Behaviour,
  };
  const call = createCallProvider(
    {
      name: 'osrm',
      base: 'https://osrm.test/api',
      userAgent: 'Sabal/1 (+https://book.test)',
      mayKeep: false,
      callsPerSecond: 1000,
      ...settings,
    },
    {
      log: { warn: (...args: unknown[]) => void world.logged.push(args) },
      now: () => world.nowMs,
      answerMs: 40,
      fetch: async (url, init) => {
        world.asked.push({ url: String(url), init: init ?? {} });
        return await world.behave(init ?? {});
      },
    },
  );
  return { world, ask: (id = 'a', patience?: AbortSignal) => askFor(call, id, patience) };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const readOk = ({ status, body }: ProviderReply) => (status === 200 ? body : undefined);
const askFor = (call: CallProvider, id: string, patience?: AbortSignal) =>
  call({ path: path`route/${id}`, patience }, readOk);

const answer = { kind: 'answer', value: { code: 'Ok' } };
const down = { kind: 'failed', why: 'down' };
const busy = { kind: 'failed', why: 'busy' };

test('a call goes below the base, names us and follows no redirect', async () => {
  const { world, ask } = aProvider();
  expect(await ask()).toEqual(answer);
  expect(world.asked[0]?.url).toBe('https://osrm.test/api/route/a');
  expect(world.asked[0]?.init).toMatchObject({
    redirect: 'error',
    headers: { 'User-Agent': 'Sabal/1 (+https://book.test)' },
  });
});

test('a network fault and a 5xx are tried once more, and only once', async () => {
  const { world, ask } = aProvider();
  const faults: Behaviour[] = [() => Promise.reject(new TypeError('fetch failed')), () => json({}, 502)];
  world.behave = (init) => (faults.shift() ?? (() => json({ code: 'Ok' })))(init);
  expect(await ask()).toEqual(down);
  expect(world.asked).toHaveLength(2);
  expect(await ask()).toEqual(answer);
});

test.each<[string, Behaviour, unknown]>([
  ['a 4xx', () => json({}, 404), down],
  ['a wrong body', () => new Response('<html>'), down],
  ['too many requests', () => json({}, 429), busy],
])('%s is not tried again', async (_, behave, outcome) => {
  const { world, ask } = aProvider();
  world.behave = behave;
  expect(await ask()).toEqual(outcome);
  expect(world.asked).toHaveLength(1);
});

test('an answer that does not come in time is given up and not tried again', async () => {
  const { world, ask } = aProvider();
  world.behave = (init) =>
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await ask()).toEqual(down);
  expect(world.asked).toHaveLength(1);
});

test('who can wait no longer is answered, asks nothing more, and is no failure of the provider', async () => {
  const { world, ask } = aProvider();
  world.behave = (init) =>
    new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  for (let times = 0; times < 6; times++) expect(await ask('a', AbortSignal.timeout(5))).toEqual(down);
  expect(await ask('a', AbortSignal.abort())).toEqual(down);
  expect(world.asked).toHaveLength(6);
  world.behave = () => json({ code: 'Ok' });
  expect(await ask()).toEqual(answer); // not left alone
  expect(world.logged).toEqual([]);
});

test('a body that does not end in time is given up too', async () => {
  const { world, ask } = aProvider();
  world.behave = (init) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"code":'));
          init.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
        },
      }),
    );
  expect(await ask()).toEqual(down);
  expect(world.asked).toHaveLength(1);
});

test('a body of more than two megabytes is not read to its end', async () => {
  const { world, ask } = aProvider();
  let sent = 0;
  const chunk = new TextEncoder().encode(`"${'x'.repeat(99_998)}"`);
  const parts = [new TextEncoder().encode('['), ...Array.from({ length: 50 }, () => chunk)];
  world.behave = () =>
    new Response(
      new ReadableStream({
        pull: (body) => {
          sent += 1;
          const part = parts.shift();
          if (part === undefined) body.close();
          else body.enqueue(part);
        },
      }),
    );
  expect(await ask()).toEqual(down);
  expect(sent).toBeLessThan(25);
  world.behave = () => json({ code: 'Ok', x: 'x'.repeat(1_900_000) });
  expect((await ask()).kind).toBe('answer');
  world.behave = () => json({ code: 'Ok', x: 'x'.repeat(2_100_000) });
  expect(await ask()).toEqual(down);
});

test('five failures in a row leave the provider alone for 30 seconds, then one call tries', async () => {
  const { world, ask } = aProvider();
  world.behave = () => json({}, 404);
  for (let failures = 0; failures < 5; failures += 1) await ask();
  world.behave = () => json({ code: 'Ok' });
  world.nowMs += 29_999;
  expect(await ask()).toEqual(down);
  expect(world.asked).toHaveLength(5);
  world.nowMs += 1;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([answer, down, down]);
  expect(await ask()).toEqual(answer);
});

test('a try that fails leaves it alone for another 30 seconds', async () => {
  const { world, ask } = aProvider();
  world.behave = () => json({}, 404);
  for (let failures = 0; failures < 5; failures += 1) await ask();
  world.nowMs += 30_000;
  await ask();
  world.behave = () => json({ code: 'Ok' });
  expect(await ask()).toEqual(down);
  world.nowMs += 30_000;
  expect(await ask()).toEqual(answer);
});

test('four failures and an answer are no outage', async () => {
  const { world, ask } = aProvider();
  for (let round = 0; round < 3; round += 1) {
    world.behave = () => json({}, 404);
    for (let failures = 0; failures < 4; failures += 1) await ask();
    world.behave = () => json({ code: 'Ok' });
    expect(await ask()).toEqual(answer);
  }
});

test('more than its calls a second is busy, and the vendor is not asked', async () => {
  const { world, ask } = aProvider({ callsPerSecond: 2 });
  expect([await ask(), await ask(), await ask()]).toEqual([answer, answer, busy]);
  expect(world.asked).toHaveLength(2);
  world.nowMs += 500;
  expect([await ask(), await ask()]).toEqual([answer, busy]);
  world.nowMs += 60_000;
  expect([await ask(), await ask(), await ask()]).toEqual([answer, answer, busy]);
});

test('a call every four seconds is a rate too', async () => {
  const { world, ask } = aProvider({ callsPerSecond: 0.25 });
  expect([await ask(), await ask()]).toEqual([answer, busy]);
  world.nowMs += 4000;
  expect([await ask(), await ask()]).toEqual([answer, busy]);
});

test('an answer is kept for five minutes where the terms allow it', async () => {
  const { world, ask } = aProvider({ mayKeep: true });
  await ask('a');
  await ask('a');
  await ask('b');
  expect(world.asked).toHaveLength(2);
  world.nowMs += 5 * 60_000;
  await ask('a');
  expect(world.asked).toHaveLength(3);
});

test('nothing is kept of a failure, nor where the terms forbid it', async () => {
  const kept = aProvider({ mayKeep: true });
  kept.world.behave = () => json({}, 404);
  await kept.ask();
  await kept.ask();
  const forbidden = aProvider();
  await forbidden.ask();
  await forbidden.ask();
  expect([kept.world.asked.length, forbidden.world.asked.length]).toEqual([2, 2]);
});

test('of 600 answers the 500 used last are kept', async () => {
  const { world, ask } = aProvider({ mayKeep: true, callsPerSecond: 10_000 });
  for (let id = 0; id < 600; id += 1) {
    await ask(`id${id}`);
    await ask('often');
  }
  expect(world.asked).toHaveLength(601);
  await ask('id599');
  await ask('often');
  expect(world.asked).toHaveLength(601);
  await ask('id1');
  expect(world.asked).toHaveLength(602);
});

test('neither keys nor a customer’s words stand in the log', async () => {
  const { world, ask } = aProvider({ headers: { 'X-Goog-Api-Key': 'canary-key' } });
  world.behave = () => Promise.reject(new TypeError('fetch failed at https://osrm.test/canary-answer'));
  await ask('canary-words');
  expect(world.asked[0]?.init.headers).toMatchObject({ 'X-Goog-Api-Key': 'canary-key' });
  expect(world.logged).toHaveLength(1);
  expect(JSON.stringify(world.logged)).not.toContain('canary');
});

test('a reader that throws is an answer that cannot be read', async () => {
  const call = createCallProvider(
    { name: 'photon', base: 'https://photon.test', userAgent: '', mayKeep: false },
    { log: { warn: () => {} }, fetch: async () => json({}) },
  );
  const outcome = await call({ path: path`api` }, () => {
    throw new RangeError('too deep');
  });
  expect(outcome).toEqual(down);
});
