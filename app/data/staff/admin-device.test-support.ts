import { vi } from 'vitest';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { adminDb } from './admin-db.ts';
import { writeToken } from './admin-token.ts';
import { wipeAdmin } from './end-admin.ts';

/** A device that is let in, with nothing kept yet; the server answers nothing of the back office by itself. */
export async function freshAdminDevice(): Promise<FakeServer> {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  const server = await freshDevice();
  await wipeAdmin();
  writeToken('device-token');
  return server;
}

/** Everything that lies in the database of the back office, as text: bytes as the characters they may be. */
export async function diskText(): Promise<string> {
  const rows = await Promise.all(adminDb.tables.map((table) => table.toArray()));
  return JSON.stringify(rows.flat(), (_, value) => {
    if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
    return ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value;
  });
}
