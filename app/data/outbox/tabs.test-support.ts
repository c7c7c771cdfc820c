import { vi } from 'vitest';
import type { FakeServer } from '../fake-server.test-support.ts';

/**
 * A tab is the code loaded once more: a database connection, locks and timers of its own, on the IndexedDB that is
 * there now and the same server.
 */
export async function openTab(server: Pick<FakeServer, 'fetch'>) {
  vi.resetModules();
  const [{ db }, { setTransport }, { drainOutbox }, { pushCart }, { readCart }] = await Promise.all([
    import('../device/db.ts'),
    import('../wire/http.ts'),
    import('./drain-outbox.ts'),
    import('../cart/push-cart.ts'),
    import('../cart/read-cart.ts'),
  ]);
  const [{ addToCart }, { removeInstance }, { refreshCart }] = await Promise.all([
    import('../cart/add-to-cart.ts'),
    import('../cart/remove-instance.ts'),
    import('../cart/refresh-cart.ts'),
  ]);
  setTransport(server.fetch);
  await db.open();
  return { db, setTransport, drainOutbox, pushCart, readCart, addToCart, removeInstance, refreshCart };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
