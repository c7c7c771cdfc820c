import type * as z from 'zod/mini';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { isQuotaFault } from '../device/storage/storage-faults.ts';
import { adminDb } from './admin-db.ts';
import type { AdminCopy } from './admin-read.ts';
import { readToken } from './admin-token.ts';
import { latestInstant, trustServerClock } from './latest-instant.ts';
import { makeKey, seal, subtle, unseal } from './seal.ts';

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
    const found = await adminDb.keys.get('data');
    if (found === undefined) return undefined;
    const own = ownName(name, token);
    const id = await idOf(own, found.salt);
    const row = await adminDb.copies.get(id);
    if (row === undefined) return undefined;
    if ((await latestInstant()) >= row.expiresAt) {
      await adminDb.copies.delete(id);
      return undefined;
    }
    const opened = await unseal(found.key, own, row);
    if (opened === undefined) return undefined;
    const parsed = schema.safeParse(opened);
    if (readToken() !== token) return undefined; // a logout while this was opened
    return parsed.success ? { body: parsed.data, fetchedAt: row.fetchedAt } : undefined;
  } catch {
    return undefined; // no database here
  }
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
  return inTurn(() => keep({ name, body, token, fetchedAt }));
}

/** What staff typed, as a copy; for want of room it never goes (LC44). */
export function keepTyped(name: string, body: unknown, token = readToken()): Promise<void> {
  return inTurn(() => keep({ name, body, token, isTyped: true }));
}

interface Kept {
  readonly name: string;
  readonly body: unknown;
  readonly token: string | undefined;
  readonly fetchedAt?: Instant | undefined;
  readonly isTyped?: true;
}

/** Copies are written in the order they were given: what is sealed sooner must not end under what came before (LC97). */
let lastKept = Promise.resolve();

function inTurn(write: () => Promise<void>): Promise<void> {
  lastKept = lastKept.then(write);
  return lastKept;
}

async function keep({ token, ...kept }: Kept): Promise<void> {
  if (token === undefined || subtle() === undefined) return;
  try {
    await store({ ...kept, token });
  } catch (error) {
    if (!isQuotaFault(error)) return;
    await adminDb.copies
      .filter(({ isTyped }) => isTyped !== true)
      .delete()
      .catch(() => undefined);
    await store({ ...kept, token }).catch(() => undefined);
  }
}

async function store({
  name,
  body,
  token,
  fetchedAt: saidAt,
  isTyped,
}: Kept & { readonly token: string }): Promise<void> {
  const data = await dataKey(token);
  if (data === undefined) return;
  const own = ownName(name, token);
  const id = await idOf(own, data.salt);
  const sealed = await seal(data.key, own, body);
  const fetchedAt = saidAt ?? (await trustServerClock());
  await adminDb.transaction('rw', adminDb.keys, adminDb.copies, async () => {
    // The key may have gone with a wipe while this was sealed.
    if (readToken() !== token || (await adminDb.keys.count()) === 0) return;
    const expiresAt = addMs(fetchedAt, COPY_LIFE_MS);
    await adminDb.copies.put({ id, ...sealed, fetchedAt, expiresAt, ...(isTyped && { isTyped }) });
  });
}

/** Removes what may not be read any more. */
export async function dropOldCopies(): Promise<void> {
  const at = await latestInstant();
  await adminDb.copies
    .where('expiresAt')
    .belowOrEqual(at)
    .delete()
    .catch(() => undefined);
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
