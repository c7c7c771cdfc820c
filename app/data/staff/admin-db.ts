import { Dexie, type Table } from 'dexie';
import type { Instant } from '#shared/kernel/instant.ts';
import { endAsPageIsLeft } from '../device/storage/leave-page.ts';
import { TENANT_SLUG } from '../device/tenant.ts';
import type { Sealed } from './seal.ts';

interface KeyRow {
  readonly id: 'data';
  /** Not extractable: the browser uses it and never tells it, not even to this code. */
  readonly key: CryptoKey;
  /** Of the names of copies: some name a person. */
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** Made of the key that was pasted at the login, and as little told: it seals what waits for the next one (LC293). */
interface LoginKeyRow {
  readonly id: 'login';
  readonly key: CryptoKey;
}

export interface CopyRow extends Sealed {
  /** Salted hash of what the copy is called. */
  readonly id: string;
  readonly fetchedAt: Instant;
  /** Absent from what staff typed: the server cannot say it again, so it stays as long as the session (LC99). */
  readonly expiresAt?: Instant;
  /** Of staff and not sent yet: the server cannot send it again, so it makes no room for anything (LC44). */
  readonly isTyped?: true;
  /** What something typed is called, sealed: whoever looks for all of it does not know the names (LC291). */
  readonly label?: Sealed;
}

/**
 * `check`: when the server last let this device in. `clock`: the latest instant that was ever seen (LC84). `erased`: the
 * last erasing of a customer that this device heard of (LC290).
 */
interface MarkRow {
  readonly k: 'check' | 'clock' | 'erased';
  readonly at: Instant;
}

/** What the back office keeps on this device, apart from the customers' database so that it can go as a whole. */
class AdminDb extends Dexie {
  readonly keys: Table<KeyRow, 'data'>;
  readonly loginKeys: Table<LoginKeyRow, 'login'>;
  readonly copies: Table<CopyRow, string>;
  readonly marks: Table<MarkRow, MarkRow['k']>;

  constructor(name: string) {
    super(name, { cache: 'disabled' });
    this.version(1).stores({ keys: 'id', copies: 'id, expiresAt', marks: 'k' });
    this.keys = this.table('keys');
    this.loginKeys = this.table('keys');
    this.copies = this.table('copies');
    this.marks = this.table('marks');
    endAsPageIsLeft(this);
  }
}

export const adminDb = new AdminDb(`admin:${TENANT_SLUG}`);

/** What a wipe may take before the person is told that it is done; deleting goes on behind it (LC87). */
const WIPE_MAX_MS = 700;

/** The key first, which makes all copies unreadable wherever the disk still has them; then the whole database. */
export async function dropAdminDb(): Promise<void> {
  const gone = (async () => {
    await adminDb
      .transaction('rw', adminDb.tables, () => Promise.all(adminDb.tables.map((table) => table.clear())))
      .catch(() => undefined);
    await adminDb.delete({ disableAutoOpen: false });
  })().catch(() => undefined);
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, WIPE_MAX_MS))]);
}
