import { Dexie, type Table } from 'dexie';
import type { Id } from '#shared/kernel/ids.ts';
import type { BookingIntent, CacheRow, CartRow, ContextRow, DraftRow, FetchRow, MetaRow } from './rows.ts';
import { TENANT_SLUG } from './tenant.ts';

/** The device's database (reliability 3.2). Schema changes are additive for one full release. */
class LocalDb extends Dexie {
  /** Which cart is the current one, how far the clock is off. */
  readonly meta: Table<MetaRow, string>;
  readonly carts: Table<CartRow, Id>;
  readonly drafts: Table<DraftRow, string>;
  /** Edit intent, held slot, confirmation. */
  readonly contexts: Table<ContextRow, string>;
  /** Copies of what the server said; may be thrown away at any time. */
  readonly cache: Table<CacheRow, string>;
  readonly fetches: Table<FetchRow, string>;
  readonly intents: Table<BookingIntent, Id>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({
      meta: 'k',
      carts: 'id',
      drafts: 'key',
      contexts: 'k',
      cache: 'key',
      fetches: 'key',
      intents: 'id, cartId',
    });
    this.meta = this.table('meta');
    this.carts = this.table('carts');
    this.drafts = this.table('drafts');
    this.contexts = this.table('contexts');
    this.cache = this.table('cache');
    this.fetches = this.table('fetches');
    this.intents = this.table('intents');
  }
}

export const db = new LocalDb(`app:${TENANT_SLUG}`);
