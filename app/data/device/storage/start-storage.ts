import { watchSentinel } from '../sentinel.ts';
import { offerMemory } from './storage-factory.ts';
import { askToPersist } from './storage-persist.ts';

/** What a page does about its database before anything opens it; called once, by main.tsx. */
export function startStorage(): void {
  offerMemory(async () => (await import('./memory-storage.ts')).memoryStorage);
  watchSentinel();
  addEventListener('appinstalled', () => void askToPersist({ again: true }));
}
