import { Dexie, type Table, type Transaction } from 'dexie';
import type { Id } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { CacheRow } from './cache-rows.ts';
import type { ContextRow } from './context-rows.ts';
import { fenced } from './fence.ts';
import type { BookingIntent, CartRow, DraftRow, FetchRow, IntentRow, MetaRow } from './rows.ts';
import { endAsPageIsLeft } from './storage/leave-page.ts';
import { storageFactory, storageKeyRange } from './storage/storage-factory.ts';
import { TENANT_SLUG } from './tenant.ts';

/** On localhost alone it would trace every read, at a price that no visitor pays: what is tested is what ships. */
Dexie.debug = false;

/** Of the newest schema below. Schema changes are additive for one full release (D361). */
const SCHEMA_VERSION = 2;
/** IndexedDB counts in whole numbers; Dexie stores ten times its own. */
const STORED_PER_VERSION = 10;

/** The device's database (D361). */
export class LocalDb extends Dexie {
  /** Which cart is the current one, how far the clock is off, who holds a lock. */
  readonly meta: Table<MetaRow, string>;
  readonly carts: Table<CartRow, Id>;
  readonly drafts: Table<DraftRow, string>;
  /** Edit intent, held slot, confirmation. */
  readonly contexts: Table<ContextRow, string>;
  /** Copies of what the server said; may be thrown away at any time. */
  readonly cache: Table<CacheRow, string>;
  readonly fetches: Table<FetchRow, string>;
  readonly intents: Table<IntentRow, Id>;

  constructor(name: string) {
    super(name, { indexedDB: storageFactory, IDBKeyRange: storageKeyRange });
    this.version(1).stores({
      meta: 'k',
      carts: 'id',
      drafts: 'key',
      contexts: 'k',
      cache: 'key',
      fetches: 'key',
      intents: 'id, cartId',
    });
    this.version(SCHEMA_VERSION)
      .stores({ intents: 'id, stream, seq, [stream+seq], cartId' })
      .upgrade(numberIntents);
    this.meta = this.table('meta');
    this.carts = this.table('carts');
    this.drafts = this.table('drafts');
    this.contexts = this.table('contexts');
    this.cache = this.table('cache');
    this.fetches = this.table('fetches');
    this.intents = this.table('intents');
    endAsPageIsLeft(this);
    this.on('versionchange', ({ newVersion }) => this.meetNewVersion(newVersion));
    this.on('ready', () => this.refuseNewer(), true);
  }

  /**
   * Another tab upgrades or deletes the database and waits until this one lets go. Always false, so that Dexie does
   * nothing more.
   */
  private meetNewVersion(newVersion: number | null): false {
    const isUpgrade = newVersion !== null && isNewer(newVersion);
    if (isUpgrade) fenced.set(true);
    this.close({ disableAutoOpen: isUpgrade });
    return false;
  }

  /** Dexie opens a database that is newer than declared; this code does not know what its rows mean. */
  private refuseNewer(): void {
    if (!isNewer(this.backendDB().version)) return;
    fenced.set(true);
    this.close({ disableAutoOpen: true });
    throw new Error('the database is newer than this code');
  }
}

export const db = new LocalDb(`app:${TENANT_SLUG}`);

function isNewer(storedVersion: number): boolean {
  return Math.floor(storedVersion / STORED_PER_VERSION) > SCHEMA_VERSION;
}

/** A booking of the first version: always sent, never more than one. */
type FirstBookingIntent = Pick<
  BookingIntent,
  'id' | 'kind' | 'cartId' | 'email' | 'startAt' | 'endAt' | 'totalCents' | 'attempts' | 'createdAt'
> & {
  readonly body: string;
  readonly state: 'sending' | 'unknown';
  readonly sentAt: BookingIntent['createdAt'];
};

async function numberIntents(tx: Transaction): Promise<void> {
  const table = tx.table<FirstBookingIntent | BookingIntent, Id>('intents');
  let last = 0;
  await table.toCollection().modify((row, ref) => {
    last += 1;
    ref.value = upgradedIntent(row, last);
  });
  if (last > 0) await tx.table<MetaRow, string>('meta').put({ k: 'seq', last, v: 1 });
}

function upgradedIntent(row: FirstBookingIntent | BookingIntent, seq: number): BookingIntent {
  const { startAt, endAt, createdAt } = row;
  return {
    ...row,
    stream: 'booking',
    seq,
    code: null,
    nextAt: instantFromMs(0),
    request: null,
    wishes: [{ startAt, endAt }],
    cartMark: '',
    agreedAt: createdAt,
    alternatives: [],
    v: 2,
  };
}
