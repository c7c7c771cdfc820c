// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalDb } from './db.ts';
import { fenced } from './fence.ts';
import { asVersionOne, versionOneRows } from './version-one.test-support.ts';

let name = '';
let made = 0;
const opened: Dexie[] = [];

beforeEach(() => {
  made += 1;
  name = `app:fixture-${made}`;
});

afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await Dexie.delete(name);
  fenced.set(false);
  vi.restoreAllMocks();
});

function open<Db extends Dexie>(each: Db): Db {
  opened.push(each);
  return each;
}

/** What the build after this one might declare. */
function nextVersion() {
  const next = open(new Dexie(name));
  next.version(3).stores({ meta: 'k', intents: 'id, stream, seq, [stream+seq], cartId', extra: 'id' });
  return next;
}

test('[LC32] a database of the first version keeps its data, and its open booking goes on under its key', async () => {
  const first = open(asVersionOne(name));
  for (const [table, rows] of Object.entries(versionOneRows)) await first.table(table).bulkPut([...rows]);
  first.close();

  const db = open(new LocalDb(name));
  const [before] = versionOneRows.intents;
  expect(await db.intents.toArray()).toEqual([
    {
      ...before,
      stream: 'booking',
      seq: 1,
      code: null,
      nextAt: 0,
      request: null,
      wishes: [{ startAt: before.startAt, endAt: before.endAt }],
      cartMark: '',
      agreedAt: before.createdAt,
      alternatives: [],
      v: 2,
    },
  ]);
  expect(await db.intents.where('[stream+seq]').equals(['booking', 1]).count()).toBe(1);
  expect(await db.meta.get('seq')).toEqual({ k: 'seq', last: 1, v: 1 });
  for (const table of ['carts', 'drafts', 'contexts', 'cache', 'fetches'] as const) {
    expect(await db.table(table).toArray()).toEqual(versionOneRows[table]);
  }
});

test('[LC31] a tab whose database is upgraded under it closes and writes nothing more', async () => {
  const old = open(new LocalDb(name));
  await old.meta.put({ k: 'seq', last: 1, v: 1 });
  const next = nextVersion();
  await next.open();
  expect(fenced.get()).toBe(true);
  await expect(old.meta.put({ k: 'seq', last: 99, v: 1 })).rejects.toThrow();
  expect(await next.table('meta').get('seq')).toEqual({ k: 'seq', last: 1, v: 1 });
});

test('[LC31] old code that opens a newer database writes nothing into it', async () => {
  const next = nextVersion();
  await next.open();
  next.close();
  const old = open(new LocalDb(name));
  await expect(old.meta.put({ k: 'seq', last: 99, v: 1 })).rejects.toThrow();
  expect(fenced.get()).toBe(true);
  await expect(old.meta.count()).rejects.toThrow();
  expect(await nextVersion().table('meta').count()).toBe(0);
});

test('[LC31] a database that is deleted elsewhere fences no tab', async () => {
  const tab = open(new LocalDb(name));
  await tab.meta.put({ k: 'seq', last: 1, v: 1 });
  await Dexie.delete(name);
  expect(fenced.get()).toBe(false);
  expect(await tab.meta.count()).toBe(0);
});

test('the checks catch a tab that only closes and opens again', async () => {
  const careless = open(new Dexie(name));
  careless.version(2).stores({ meta: 'k' });
  await careless.table('meta').put({ k: 'seq', last: 1, v: 1 });
  vi.spyOn(console, 'warn').mockReturnValue();
  await nextVersion().open();
  await careless.table('meta').put({ k: 'seq', last: 99, v: 1 });
  expect(await careless.table('meta').get('seq')).toEqual({ k: 'seq', last: 99, v: 1 });
});
