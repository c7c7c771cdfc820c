import * as z from 'zod/mini';
import { readMirror, writeMirror } from '../device/mirror.ts';
import { TENANT_SLUG } from '../device/tenant.ts';
import { adminDb } from './admin-db.ts';
import { readToken } from './admin-token.ts';
import { deriveKey, seal, unseal } from './seal.ts';
import { sealedTexts, toSealed, toTexts } from './typed-mirror.ts';

/**
 * What was typed when the server ended a session, for a page that is closed before the next login (LC293). All that
 * could open it goes with the session: the key is made of the one that is pasted at a login, and of nothing here.
 */

/** Where it lay, and what. */
export type WaitingTyped = readonly (readonly [copy: string, value: unknown])[];

const waitingTyped = z.array(z.tuple([z.string(), z.unknown()]));
const BOUND_TO = `typed by staff of ${TENANT_SLUG}`;

/** As the login with `pasted` begins a session; the key is gone with it (LC85). */
export async function keepLoginKey(pasted: string, token: string): Promise<void> {
  try {
    const key = await deriveKey(pasted, BOUND_TO);
    if (key !== undefined && readToken() === token) await adminDb.loginKeys.put({ id: 'login', key });
  } catch {
    // No database here, or one that stores no keys: then nothing waits.
  }
}

/** Sealed while the session's key is still here; what is called with the answer lays it down. */
export async function sealWaiting(typed: WaitingTyped): Promise<() => void> {
  const nothing = () => undefined;
  if (typed.length === 0) return nothing;
  try {
    const row = await adminDb.loginKeys.get('login');
    if (row === undefined) return nothing;
    const text = JSON.stringify(toTexts(await seal(row.key, BOUND_TO, typed)));
    return () => void writeMirror('staff_waiting', text);
  } catch {
    return nothing; // no database here
  }
}

/** A login with `pasted`: what waited for the same key. */
export async function openWaiting(pasted: string): Promise<WaitingTyped> {
  const text = readMirror('staff_waiting');
  if (text === undefined) return [];
  try {
    const sealed = toSealed(sealedTexts.parse(JSON.parse(text)));
    const key = await deriveKey(pasted, BOUND_TO);
    const opened = waitingTyped.safeParse(key && (await unseal(key, BOUND_TO, sealed)));
    return opened.success ? opened.data : [];
  } catch {
    return []; // not as we wrote it
  }
}

export function forgetWaiting(): void {
  writeMirror('staff_waiting', null);
}
