// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMs, instantFromMs } from '#shared/kernel/instant.ts';
import { askAccessLink } from '../bookings/ask-access-link.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { IntentRow } from '../device/rows.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { noteReach } from '../wire/connection.ts';
import { strangers } from '../wire/strangers.test-support.ts';
import { discardIntent } from './discard-intent.ts';
import { drainOutbox } from './drain-outbox.ts';
import { readOutbox } from './read-outbox.ts';
import { restoreIntent } from './restore-intent.ts';
import { sendAttended } from './send-attended.ts';
import { openTab } from './tabs.test-support.ts';
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
  vi.unstubAllGlobals();
});

/** Due at once, as a drain finds it that no screen waits for. */
async function ask(name: string, stream = 'newsletter'): Promise<IntentRow> {
  const email = `${name}@sabal-test.com`;
  return writeIntent((base) => ({
    ...base,
    kind: 'newsletter',
    stream,
    email,
    body: JSON.stringify({ email, locale: 'en' }),
    nextAt: instantFromMs(0),
  }));
}

const fails = (status: number, code: string) => ({ status, body: { error: '', code } });
const taken = () => [...server.letters.values()].map((body) => JSON.parse(body).email.split('@')[0]);
const states = async () => (await readOutbox()).map(({ state, code }) => [state, code]);

async function makeDue() {
  await db.intents.toCollection().modify({ nextAt: instantFromMs(0) });
}

describe('order', () => {
  test('[LC25] one stream goes out in the order it was asked, each with its own key', async () => {
    for (const name of ['a', 'b', 'c']) await ask(name);
    await drainOutbox();
    expect(taken()).toEqual(['a', 'b', 'c']);
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
    expect(await readOutbox()).toEqual([]);
  });

  test('[LC25] what has to wait holds up its own stream and no other', async () => {
    await ask('a');
    await ask('b');
    await ask('c', 'elsewhere');
    server.faults.push({ on: /newsletter/, saying: '"a@', fault: fails(503, 'server.busy') });
    await drainOutbox();
    expect(taken().sort()).toEqual(['c']);
    await makeDue();
    await drainOutbox();
    expect(taken()).toEqual(['c', 'a', 'b']);
  });

  test('[LC27] poison asks the person, and the five after it go on', async () => {
    for (let n = 1; n <= 10; n += 1) await ask(`n${n}`);
    server.beforeAnswer = ({ body }) => {
      // The fifth is refused whatever is done to it.
      if (body.includes('"n4@'))
        server.faults.push({ on: /newsletter/, fault: fails(422, 'request.invalid') });
    };
    await drainOutbox();
    expect(taken()).toEqual(['n1', 'n2', 'n3', 'n4', 'n6', 'n7', 'n8', 'n9', 'n10']);
    expect(await states()).toEqual([['asks', 'request.invalid']]);
    await drainOutbox();
    expect(server.count(/newsletter/)).toBe(10);
  });

  test.each([401, 403])('[LC27] %i asks too', async (status) => {
    await ask('a');
    server.faults.push({ on: /newsletter/, fault: fails(status, 'link.invalid') });
    await drainOutbox();
    expect(await states()).toEqual([['asks', 'link.invalid']]);
  });
});

describe('later', () => {
  test.each([
    ['idempotency.in_progress', 409, 'unknown'],
    ['request.invalid', 408, 'unknown'],
    ['request.invalid', 425, 'waiting'],
    ['request.too_many', 429, 'waiting'],
    ['server.bug', 500, 'unknown'],
    ['server.busy', 503, 'unknown'],
  ])('[LC28] %s with %i is asked again; before an answer it is %s', async (code, status, state) => {
    await ask('a');
    server.faults.push({ on: /newsletter/, fault: fails(status, code) });
    await drainOutbox();
    expect(await states()).toEqual([[state, code]]);
    await drainOutbox();
    expect(server.count(/newsletter/)).toBe(1);
    await makeDue();
    await drainOutbox();
    expect(taken()).toEqual(['a']);
    expect(await readOutbox()).toEqual([]);
  });

  test.each(strangers)('[LC120] a stranger’s $stranger ($page) does and refuses nothing', async (fault) => {
    await ask('a');
    for (const on of [/newsletter/, /access-link/]) server.faults.push({ on, fault });
    const link = await askAccessLink({ email: 'ana@sabal-test.com', locale: 'en' });
    expect(link).toEqual({ kind: 'waiting', code: 'network' });
    await drainOutbox();
    expect(await states()).toEqual([
      ['unknown', 'network'],
      ['unknown', 'network'],
    ]);
    await makeDue();
    noteReach(true);
    await drainOutbox();
    expect(taken()).toEqual(['a']);
    expect(await readOutbox()).toEqual([]);
  });

  test('[LC28] after n failures the wait lies within 2^(n-1) seconds, and Retry-After counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask('a');
    for (let n = 1; n <= 12; n += 1) {
      server.faults.push({ on: /newsletter/, fault: 'lose-request' });
      noteReach(true);
      await drainOutbox();
      const [row] = await readOutbox();
      const waitMs = (row?.nextAt ?? 0) - now();
      expect(row?.attempts).toBe(n);
      expect(waitMs).toBe(0.5 * Math.min(300_000, 1_000 * 2 ** (n - 1)));
      await makeDue();
    }
    server.retryAfter = '120';
    server.faults.push({ on: /newsletter/, fault: fails(429, 'request.too_many') });
    noteReach(true);
    await drainOutbox();
    expect(((await readOutbox())[0]?.nextAt ?? 0) - now()).toBe(120_500);
  });

  test('[LC28] once it may have arrived it stays unknown until its key has an answer', async () => {
    const row = await ask('a');
    server.faults.push({ on: /newsletter/, fault: 'lose-answer' });
    await drainOutbox();
    await makeDue();
    server.faults.push({ on: /newsletter/, fault: fails(429, 'request.too_many') });
    await drainOutbox();
    expect(await states()).toEqual([['unknown', 'request.too_many']]);
    expect(await discardIntent(row.id)).toBeUndefined();
    await tryOutboxNow();
    expect(await readOutbox()).toEqual([]);
    expect(taken()).toEqual(['a']);
  });

  test('[LC28] nothing is sent while there is no connection, so nothing is in doubt', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const row = await ask('a');
    await drainOutbox();
    expect(server.seen).toEqual([]);
    server.faults.push({ on: /timezone/, fault: 'lose-request' });
    expect(await sendAttended(row)).toEqual({ kind: 'waiting', code: 'network' });
    expect(await states()).toEqual([['waiting', null]]);
    noteReach(true);
  });

  test('[LC28] a clock that was put back does not hold anything up', async () => {
    const row = await ask('a');
    await db.intents.update(row.id, { nextAt: addMs(now(), 172_800_000) });
    await drainOutbox();
    expect(taken()).toEqual(['a']);
  });

  test('[LC29] what is older than seven days asks, and is not sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask('a');
    vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1);
    await ask('b');
    await drainOutbox();
    expect(taken()).toEqual(['b']);
    expect((await readOutbox()).map(({ state }) => state)).toEqual(['asks']);
  });
});

describe('the database', () => {
  test('[LC27] that fails after the answer leaves the row, and the same request does no harm', async () => {
    const row = await ask('a');
    const fail = vi.fn(() => {
      throw new Error('disk');
    });
    db.intents.hook('deleting', fail);
    await drainOutbox();
    db.intents.hook('deleting').unsubscribe(fail);
    expect(fail).toHaveBeenCalled();
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: 'unknown' }]);
    await makeDue();
    await drainOutbox();
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([row.id, row.id]);
    expect(taken()).toEqual(['a']);
    expect(await readOutbox()).toEqual([]);
  });
});

describe('several tabs', () => {
  test('[LC23] that drain at once send everything once, in order', async () => {
    for (let n = 0; n < 20; n += 1) await ask(`n${n}`);
    const tabs = [await openTab(server), await openTab(server), await openTab(server)];
    await Promise.all(tabs.map((tab) => tab.drainOutbox()));
    expect(taken()).toEqual(Array.from({ length: 20 }, (_, n) => `n${n}`));
    expect(server.seen).toHaveLength(20);
    for (const tab of tabs) tab.db.close();
  });

  test('[LC24] what a closed tab was sending is sent again, with its key', async () => {
    const row = await ask('a');
    await db.intents.update(row.id, { state: 'sending', sentAt: now(), attempts: 1 });
    server.letters.set(row.id, row.body ?? '');
    await drainOutbox();
    expect([...server.letters.keys()]).toEqual([row.id]);
    expect(await readOutbox()).toEqual([]);
  });

  test('the checks catch a key that is made anew for each sending', async () => {
    await ask('a');
    const fetch = server.fetch;
    const tab = await openTab(server);
    tab.setTransport((url, init) => {
      const headers = new Headers(init.headers);
      headers.set('Idempotency-Key', newId());
      return fetch(url, { ...init, headers });
    });
    server.faults.push({ on: /newsletter/, fault: 'lose-answer' });
    await tab.drainOutbox();
    await makeDue();
    await tab.drainOutbox();
    tab.db.close();
    expect(taken()).toEqual(['a', 'a']);
  });
});

describe('the person', () => {
  test('[LC26] who asks twice is in the list once: the newer wish, unless the older may be out', async () => {
    const isSame = (row: IntentRow) => row.kind === 'newsletter';
    const write = () =>
      writeIntent(
        (base) => ({ ...base, kind: 'newsletter', stream: 'newsletter', email: 'a@b.test', body: '{}' }),
        isSame,
      );
    const first = await write();
    const second = await write();
    expect((await readOutbox()).map(({ id }) => id)).toEqual([second.id]);
    expect(second.seq).toBeGreaterThan(first.seq);
    await db.intents.update(second.id, { state: 'unknown' });
    expect((await write()).id).toBe(second.id);
  });

  test('[LC26] who takes a wish back and back again finds it in its place', async () => {
    const [a, , c] = [await ask('a'), await ask('b'), await ask('c')];
    expect(await discardIntent(a.id)).toMatchObject({ id: a.id });
    expect((await readOutbox()).map(({ seq }) => seq)).toEqual([a.seq + 1, c.seq]);
    await restoreIntent(a);
    await restoreIntent(a);
    expect((await readOutbox()).map(({ id }) => id)[0]).toBe(a.id);
  });
});
