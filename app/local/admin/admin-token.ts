import { readMirror, writeMirror } from '../mirror.ts';

/**
 * The device token of the back office, kept under `admin_key` (design 9). Whoever logs in exchanges the pasted key for
 * it; a key that somebody put there by hand works as one.
 */

const listeners = new Set<() => void>();

export function readToken(): string | undefined {
  return readMirror('admin_key');
}

export function hasAdminToken(): boolean {
  return readToken() !== undefined;
}

/** Null takes it away; every guard on screen hears of it at once. */
export function writeToken(token: string | null): void {
  writeMirror('admin_key', token);
  for (const tell of listeners) tell();
}

/** Headers of every admin call; none when this device has no token. */
export function adminHeaders(): Readonly<Record<string, string>> {
  const token = readToken();
  return token === undefined ? {} : { 'X-Admin-Token': token };
}

/** Tells when the token came or went, in whichever tab. */
export function listenToToken(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === 'admin_key' || key === null) tell();
  };
  listeners.add(tell);
  globalThis.addEventListener?.('storage', hear);
  return () => {
    listeners.delete(tell);
    globalThis.removeEventListener?.('storage', hear);
  };
}
