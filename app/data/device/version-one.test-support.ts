import { Dexie } from 'dexie';

/** The database as the first build made it, with a row in every table: what upgrades have to keep. Never changed. */

const cartId = '00000000-0000-4000-8000-0000000000c1';

export const versionOneRows = {
  meta: [{ k: 'cart', cartId, v: 1 }],
  carts: [
    {
      id: cartId,
      items: [{ id: 'i1', serviceId: 's1', productId: 'p1', instances: [{ id: 'n1', label: 'Hall' }] }],
      base: [],
      version: 3,
      edits: 2,
      sync: 'waiting',
      failCode: null,
      attempts: 0,
      nextAt: 0,
      editingBookingId: null,
      coupons: [],
      acceptedTotalCents: 10_000,
      lastRemoved: null,
      v: 1,
    },
  ],
  drafts: [{ key: 'finalize', values: { email: 'ana@sabal-test.com' }, updatedAt: 1_795_000_000_000, v: 1 }],
  contexts: [{ k: 'last-intake', value: {}, v: 1 }],
  cache: [{ key: 'slots:2026-12-01:60', kind: 'slots', slots: [], fetchedAt: 1_795_000_000_000, v: 1 }],
  fetches: [{ key: 'reviews', status: 'ok', at: 1_795_000_000_000, okAt: 1_795_000_000_000, v: 1 }],
  intents: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      kind: 'booking',
      cartId,
      body: '{"cartId":"00000000-0000-4000-8000-0000000000c1","email":"ana@sabal-test.com"}',
      email: 'ana@sabal-test.com',
      startAt: 1_796_133_600_000,
      endAt: 1_796_137_200_000,
      totalCents: 10_000,
      state: 'unknown',
      attempts: 3,
      createdAt: 1_795_000_000_000,
      sentAt: 1_795_000_020_000,
      v: 1,
    },
  ],
} as const;

export function asVersionOne(name: string): Dexie {
  const db = new Dexie(name);
  db.version(1).stores({
    meta: 'k',
    carts: 'id',
    drafts: 'key',
    contexts: 'k',
    cache: 'key',
    fetches: 'key',
    intents: 'id, cartId',
  });
  return db;
}
