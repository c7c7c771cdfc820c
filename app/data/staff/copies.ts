import type * as z from 'zod/mini';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { createStore } from '../../store.ts';
import { againWhenBack } from '../device/storage/leave-page.ts';
import { isQuotaFault } from '../device/storage/storage-faults.ts';
import { adminDb, type CopyRow } from './admin-db.ts';
import type { AdminCopy } from './admin-read.ts';
import { readToken } from './admin-token.ts';
import { latestInstant, trustServerClock } from './latest-instant.ts';
import { makeKey, seal, subtle, unseal } from './seal.ts';
import { allMirroredTyped, dropMirroredTyped, mirrorTyped, readMirroredTyped } from './typed-mirror.ts';

/** A copy is readable for a day (D354). */
export const COPY_LIFE_MS = 24 * 60 * 60_000;

/**
 * The sealed copies of what the back office read (LC80-LC84). Where a key cannot be kept there are none: the screens
 * then need the network, and nothing else changes.
 */

/** Undefined without a copy of this session that can be opened, is not too old, and still looks as the app expects. */
export async function readCopy<Body>(
  name: string,
  schema: z.ZodMiniType<Body>,
): Promise<AdminCopy<Body> | undefined> {
  const token = readToken();
  if (token === undefined || subtle() === undefined) return undefined;
  try {
    return await againWhenBack(() => openCopy(name, schema, token));
  } catch {
    return undefined; // no database here
  }
}

async function openCopy<Body>(
  name: string,
  schema: z.ZodMiniType<Body>,
  token: string,
): Promise<AdminCopy<Body> | undefined> {
  const found = await adminDb.keys.get('data');
  if (found === undefined) return undefined;
  const own = ownName(name, token);
  const id = await idOf(own, found.salt);
  const row = readMirroredTyped(id) ?? (await adminDb.copies.get(id));
  if (row === undefined) return undefined;
  if (row.expiresAt !== undefined && (await latestInstant()) >= row.expiresAt) {
    await dropRow(id);
    return undefined;
  }
  const opened = await unseal(found.key, own, row);
  if (opened === undefined) return undefined;
  const parsed = schema.safeParse(opened);
  if (readToken() !== token) return undefined; // a logout while this was opened
  return parsed.success ? { body: parsed.data, fetchedAt: row.fetchedAt } : undefined;
}

/**
 * Keeps what the server just answered to the bearer of `token`. Nothing is kept once another has come, or none: a wipe
 * that happened meanwhile stays one (LC86). Without room older copies go first, then this one is not kept. `fetchedAt`
 * where the server said it before now: changing a copy makes it no younger (LC96).
 */
export function keepCopy(
  name: string,
  body: unknown,
  token = readToken(),
  fetchedAt?: Instant,
): Promise<void> {
  const kept = lastKept.then(async () => void (await keep(name, body, token, fetchedAt)));
  lastKept = kept;
  return kept;
}

/**
 * The same of what staff typed (LC99): it makes room and is none, and stays until it is taken away or the session ends.
 * False where there was no room for it all the same, nor in the mirror.
 * `undefined` takes it away, for which there is always room. `typedAt`: where it is not now.
 */
export function keepTyped(
  name: string,
  value: unknown,
  token = readToken(),
  typedAt?: Instant,
): Promise<boolean> {
  const kept = lastKept.then(() =>
    value === undefined ? drop(name, token) : keep(name, value, token, typedAt, true),
  );
  lastKept = kept.then(() => undefined);
  return kept;
}

/** What staff typed lies here under these names, of this session alone (LC291). */
export async function typedNames(): Promise<readonly string[]> {
  const token = readToken();
  if (token === undefined || subtle() === undefined) return [];
  try {
    return await againWhenBack(() => openNames(token));
  } catch {
    return []; // no database here
  }
}

async function openNames(token: string): Promise<readonly string[]> {
  const found = await adminDb.keys.get('data');
  if (found === undefined) return [];
  const rows = [
    ...allMirroredTyped(),
    ...(await adminDb.copies.filter((row) => row.isTyped === true).toArray()),
  ];
  const opened = await Promise.all(
    rows.map(({ label }) => label && unseal(found.key, ownName(LABEL, token), label)),
  );
  return [...new Set(opened.filter((name) => typeof name === 'string'))];
}

/** What labels are bound to, in the place of a name. */
const LABEL = 'label of what was typed';

/** Copies are written in the order they were given: what is sealed sooner must not end under what came before (LC97). */
let lastKept = Promise.resolve();

/** False where there is no room there. */
type Put = (row: CopyRow) => Promise<boolean> | boolean;

/** False when there was no room; where nothing can be kept, nothing is. */
async function keep(
  name: string,
  body: unknown,
  token: string | undefined,
  fetchedAt: Instant | undefined,
  isTyped = false,
): Promise<boolean> {
  if (token === undefined) return true;
  if (subtle() === undefined) return tellUnsealed();
  const write = (put: Put = putRow) => againWhenBack(() => store(name, body, token, fetchedAt, isTyped, put));
  try {
    return await write();
  } catch (error) {
    // After a wipe there is nothing to tell, and no session that would read it.
    if (!isQuotaFault(error)) return readToken() === token ? tellUnsealed() : true;
    await adminDb.copies
      .filter((row) => !row.isTyped)
      .delete()
      .catch(() => undefined);
  }
  try {
    return await write();
  } catch (error) {
    if (!isQuotaFault(error)) return true;
    return isTyped && (await write(mirrorTyped).catch(() => false));
  }
}

/** Whether staff are to be told that nothing can be sealed here; once a page, until they have read it (LC81). */
export const sealsNothing = createStore<'told' | boolean>(false);

function tellUnsealed(): true {
  if (sealsNothing.get() === false) sealsNothing.set(true);
  return true;
}

async function drop(name: string, token: string | undefined): Promise<boolean> {
  if (token === undefined || subtle() === undefined) return true;
  try {
    const found = await adminDb.keys.get('data');
    if (found) await dropRow(await idOf(ownName(name, token), found.salt));
  } catch {
    // no database here
  }
  return true;
}

async function store(
  name: string,
  body: unknown,
  token: string,
  saidAt: Instant | undefined,
  isTyped: boolean,
  put: Put,
): Promise<boolean> {
  const data = await dataKey(token);
  if (data === undefined) return true;
  const own = ownName(name, token);
  const id = await idOf(own, data.salt);
  const sealed = await seal(data.key, own, body);
  const label = isTyped ? await seal(data.key, ownName(LABEL, token), name) : undefined;
  const fetchedAt = saidAt ?? (await trustServerClock());
  return adminDb.transaction('rw', adminDb.keys, adminDb.copies, async () => {
    // The key may have gone with a wipe while this was sealed.
    if (readToken() !== token || (await adminDb.keys.get('data')) === undefined) return true;
    const row = { id, ...sealed, fetchedAt };
    return put(
      label ? { ...row, isTyped: true, label } : { ...row, expiresAt: addMs(fetchedAt, COPY_LIFE_MS) },
    );
  });
}

async function putRow(row: CopyRow): Promise<boolean> {
  await adminDb.copies.put(row);
  dropMirroredTyped(row.id);
  return true;
}

async function dropRow(id: string): Promise<void> {
  dropMirroredTyped(id);
  await adminDb.copies.delete(id);
}

/** Removes what may not be read any more. */
export async function dropOldCopies(): Promise<void> {
  await adminDb.copies
    .where('expiresAt')
    .belowOrEqual(await latestInstant())
    .delete()
    .catch(() => undefined);
}

/** How many erasings this page has dropped its copies for: what a day offline needs is then to be read again. */
export const erasingsHeard = createStore(0);

/**
 * A customer was erased at that time, by whichever device. What was read before may name them and goes, once for each
 * erasing; what staff typed stays (LC290).
 */
export async function hearOfErasing(at: Instant, token = readToken()): Promise<void> {
  try {
    const isNews = await adminDb.transaction('rw', adminDb.marks, adminDb.copies, async () => {
      if (readToken() !== token || (await adminDb.marks.get('erased'))?.at === at) return false;
      await adminDb.marks.put({ k: 'erased', at });
      return (await adminDb.copies.filter((row) => !row.isTyped).delete()) > 0;
    });
    if (isNews) erasingsHeard.set(erasingsHeard.get() + 1);
  } catch {
    // no database here, and so no copies
  }
}

async function dataKey(token: string) {
  const known = await adminDb.keys.get('data');
  if (known !== undefined) return known;
  const key = await makeKey();
  if (key === undefined) return undefined;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return adminDb.transaction('rw', adminDb.keys, async () => {
    const other = await adminDb.keys.get('data'); // of another tab, meanwhile
    if (other !== undefined || readToken() !== token) return other;
    const row = { id: 'data', key, salt } as const;
    await adminDb.keys.add(row); // a browser that cannot store keys throws here
    return row;
  });
}

/** Of this token alone: another neither finds nor opens it, whatever a wipe could not reach (LC93). */
function ownName(name: string, token: string): string {
  return `${token}\n${name}`;
}

async function idOf(name: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(name);
  const salted = new Uint8Array(salt.length + text.length);
  salted.set(salt);
  salted.set(text, salt.length);
  const hash = await crypto.subtle.digest('SHA-256', salted);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
