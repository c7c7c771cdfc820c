import { createStore } from '../../store.ts';
import { readMirror, writeMirror } from '../device/mirror.ts';

/**
 * The device token of the back office, kept under `admin_key` (D147). A login exchanges the pasted key for
 * it; a key that was put there by hand works as one.
 */

/** How often it was written by this tab. */
const writes = createStore(0);

/** Where nothing can be stored the token lasts as long as the page. */
let held: string | undefined;

export function readToken(): string | undefined {
  return readMirror('admin_key') ?? held;
}

export function hasAdminToken(): boolean {
  return readToken() !== undefined;
}

/** Null takes it away; every guard on screen hears of it at once. */
export function writeToken(token: string | null): void {
  const isStored = writeMirror('admin_key', token);
  held = token === null || isStored ? undefined : token;
  writes.set(writes.get() + 1);
}

/** Headers of every admin call; none when this device has no token. */
export function adminHeaders(): Readonly<Record<string, string>> {
  const token = readToken();
  return token === undefined ? {} : { 'X-Admin-Token': token };
}

/**
 * Tells when the token may have come, gone or become another, in whichever tab. A page that slept, or that "back" brings
 * from the browser's memory, heard nothing of it meanwhile: it looks again as it wakes (LC92).
 */
export function listenToToken(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === 'admin_key' || key === null) tell();
  };
  const leave = writes.subscribe(tell);
  globalThis.addEventListener?.('storage', hear);
  globalThis.addEventListener?.('pageshow', tell);
  globalThis.document?.addEventListener('visibilitychange', tell);
  return () => {
    leave();
    globalThis.removeEventListener?.('storage', hear);
    globalThis.removeEventListener?.('pageshow', tell);
    globalThis.document?.removeEventListener('visibilitychange', tell);
  };
}

/** Whether the server asks this device for its key again before what outlives it: not where the key itself is kept. */
export function asksKeyAgain(): boolean {
  return readToken()?.startsWith('ats_') === true;
}

/** Beside the token, with the key as staff have just typed it; it is kept nowhere. */
export function keyAgainHeaders(key: string): Readonly<Record<string, string>> {
  return key.trim() === '' ? {} : { 'X-Confirm-Key': key.trim() };
}
