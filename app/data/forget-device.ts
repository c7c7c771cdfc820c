import { db } from './device/db.ts';
import { withDb } from './device/open.ts';
import { forgetSentinel } from './device/sentinel.ts';
import { dropPendingDrafts } from './drafts/draft-writer.ts';

/**
 * D79: removes everything that this browser keeps for the person; rows are cleared instead of the database
 * deleted, so that other tabs see it at once. The server is not told: its cart and bookings stay. The page should be
 * loaded anew afterwards, because forms on it still hold what was typed.
 */
export async function forgetDevice(): Promise<void> {
  dropPendingDrafts(() => true);
  forgetSentinel();
  await withDb(() =>
    db.transaction('rw', db.tables, async () => {
      await Promise.all(db.tables.map((table) => table.clear()));
    }),
  );
  clearStorages();
  await clearCaches();
}

function clearStorages(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Forbidden: then nothing was ever kept there.
  }
}

/** What was looked at; the app's own files tell nothing about a person and make it start offline. */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return; // plain http
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}
