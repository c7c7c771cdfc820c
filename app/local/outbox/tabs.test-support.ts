import { vi } from 'vitest';
import type { FakeServer } from '../fake-server.test-support.ts';

/**
 * A tab is the code loaded once more: a database connection, turns and timers of its own, on the IndexedDB that is
 * there now and the same server.
 */
export async function openTab(server: Pick<FakeServer, 'fetch'>) {
  vi.resetModules();
  const [{ db }, { setTransport }, { drainOutbox }, { pushCart }, { readCart }] = await Promise.all([
    import('../db.ts'),
    import('../http.ts'),
    import('./drain-outbox.ts'),
    import('../sync/push-cart.ts'),
    import('../reads/cart.ts'),
  ]);
  const [{ addToCart }, { removeInstance }, { refreshCart }] = await Promise.all([
    import('../commands/add-to-cart.ts'),
    import('../commands/remove-instance.ts'),
    import('../remote/refresh-cart.ts'),
  ]);
  setTransport(server.fetch);
  await db.open();
  return { db, setTransport, drainOutbox, pushCart, readCart, addToCart, removeInstance, refreshCart };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
