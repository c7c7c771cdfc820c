import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

class Channel {
  constructor() {
    forbid();
  }
}

/** As Firefox is with cookies blocked; Chromium refuses the same but for the names. Not stubbed, which support would undo. */
beforeEach(() => {
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: forbid });
  const navigator = {
    locks: { request: async () => forbid() },
    storage: { persist: async () => forbid() },
    serviceWorker: { getRegistration: async () => forbid() },
  };
  const caches = { keys: async () => forbid() };
  for (const [name, value] of Object.entries({ navigator, caches, BroadcastChannel: Channel }))
    Object.defineProperty(globalThis, name, { configurable: true, value });
});

test('[LC45] where all storage is forbidden a visit is put together, held and booked in memory, and the person is told', async () => {
  await import('./hide-forbidden.ts');
  const { offerMemory, isInMemory } = await import('./storage-factory.ts');
  offerMemory(async () => ({ factory: new IDBFactory(), keyRange: IDBKeyRange }));
  const { deviceWithCart, input, slot } = await import('../../place/a-booking.test-support.ts');
  const { holdSlot } = await import('../../slots/hold-slot.ts');
  const { book } = await import('../../place/book.ts');
  const { readConfirmation } = await import('../../place/read-confirmation.ts');
  const { storageTroubles } = await import('./storage-trouble.ts');

  const server = await deviceWithCart();
  expect(await holdSlot(slot)).toEqual({ ok: true });
  expect(await book(input)).toEqual({ kind: 'booked' });
  expect(server.bookings.size).toBe(1);
  expect(await readConfirmation()).toMatchObject({ email: 'ana@sabal-test.com' });
  expect([isInMemory(), storageTroubles.get()]).toEqual([true, ['memory']]);

  const { forgetDevice } = await import('../../forget-device.ts');
  await forgetDevice();
  expect(await readConfirmation()).toBeUndefined();
});
