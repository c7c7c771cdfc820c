// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { IntentRow } from '../device/rows.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { noteReach } from '../wire/connection.ts';
import { discardIntent } from './discard-intent.ts';
import { drainOutbox } from './drain-outbox.ts';
import { readOutbox } from './read-outbox.ts';
import { sendAttended } from './send-attended.ts';
import { tryOutboxNow } from './try-outbox-now.ts';
import { writeIntent } from './write-intent.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  noteReach(true);
  server = await freshDevice();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function ask(name: string): Promise<IntentRow> {
  const email = `${name}@sabal-test.com`;
  return writeIntent((base) => ({
    ...base,
    kind: 'newsletter',
    stream: 'newsletter',
    email,
    body: JSON.stringify({ email, locale: 'en' }),
    nextAt: instantFromMs(0),
  }));
}

const fails = (status: number, code: string) => ({ status, body: { error: '', code } });
const taken = () => [...server.letters.values()].map((body) => JSON.parse(body).email.split('@')[0]);
const states = async () => (await readOutbox()).map(({ state, code }) => [state, code]);

test('[LC30] who watches is told at once, after what was asked before', async () => {
  await ask('a');
  const mine = await ask('b');
  expect(await sendAttended(mine)).toEqual({ kind: 'done' });
  expect(taken()).toEqual(['a', 'b']);
});

test('[LC30] a refusal that was watched leaves nothing behind; one behind a wait is kept', async () => {
  const first = await ask('a');
  const refusal = {
    status: 400,
    body: { error: '', code: 'request.invalid', fields: { email: 'invalid' } },
  };
  server.faults.push({ on: /newsletter/, fault: refusal });
  expect(await sendAttended(first)).toMatchObject({
    kind: 'refused',
    code: 'request.invalid',
    fields: { email: 'invalid' },
  });
  expect(await readOutbox()).toEqual([]);
  await ask('b');
  const second = await ask('c');
  server.faults.push({ on: /newsletter/, fault: fails(503, 'server.busy') });
  expect(await sendAttended(second)).toEqual({ kind: 'waiting', code: 'server.busy' });
  expect((await readOutbox()).map(({ state }) => state)).toEqual(['unknown', 'waiting']);
});

test('[LC275] what another screen sent meanwhile is told as what it came to', async () => {
  const first = await ask('a');
  server.faults.push({ on: /newsletter/, fault: fails(422, 'request.invalid') });
  const [mine, other] = await Promise.all([sendAttended(first), sendAttended(first)]);
  expect([mine, other]).toMatchObject([
    { kind: 'refused', code: 'request.invalid' },
    { kind: 'refused', code: 'request.invalid' },
  ]);
  const second = await ask('b');
  expect(await Promise.all([drainOutbox(), sendAttended(second)])).toEqual([undefined, { kind: 'done' }]);
});

test('[LC275] what was taken back meanwhile is not said to be done', async () => {
  const row = await ask('a');
  await discardIntent(row.id);
  expect(await sendAttended(row)).toMatchObject({ kind: 'waiting' });
  expect(taken()).toEqual([]);
});

test.each([
  [425, 'request.invalid'],
  [429, 'request.too_many'],
])('[LC30] turned away at the door with %i is told with its time, and not queued', async (status, code) => {
  const row = await ask('a');
  server.retryAfter = '60';
  server.faults.push({ on: /newsletter/, fault: fails(status, code) });
  expect(await sendAttended(row)).toMatchObject({ kind: 'refused', code, retryAfterMs: 60_000 });
  expect(await readOutbox()).toEqual([]);
});

test('[LC30] turned away after a send that may have arrived, it is never told to be refused', async () => {
  const row = await ask('a');
  server.faults.push({ on: /newsletter/, fault: 'lose-answer' });
  expect(await sendAttended(row)).toMatchObject({ kind: 'waiting' });
  noteReach(true);
  server.faults.push({ on: /newsletter/, fault: fails(429, 'request.too_many') });
  expect(await sendAttended(row)).toEqual({ kind: 'waiting', code: 'request.too_many' });
  expect(await states()).toEqual([['unknown', 'request.too_many']]);
});

test('[LC30] once the person went on without it, a refusal stays in the list and asks', async () => {
  const row = await ask('a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.faults.push({ on: /newsletter/, fault: fails(422, 'request.invalid') });
  server.beforeAnswer = async () => {
    await vi.advanceTimersByTimeAsync(12_000);
  };
  expect(await sendAttended(row)).toEqual({ kind: 'waiting', code: 'timeout' });
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await states()).toEqual([['asks', 'request.invalid']]));
});

test('[LC260] who presses again before `Retry-After` is over sends nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const row = await ask('a');
  server.retryAfter = '60';
  server.faults.push({ on: /newsletter/, fault: fails(503, 'server.busy') });
  await drainOutbox();
  vi.setSystemTime(Date.now() + 59_000);
  await tryOutboxNow();
  expect(await sendAttended(row)).toEqual({ kind: 'waiting', code: 'server.busy' });
  expect(server.seen).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await sendAttended(row)).toEqual({ kind: 'done' });
});
