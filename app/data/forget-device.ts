import { db } from './device/db.ts';
import { withDb } from './device/open.ts';
import { endPush } from './device/push.ts';
import { forgetSentinel } from './device/sentinel.ts';
import { deleteAdminDb } from './device/storage/storage-purge.ts';
import { dropPendingDrafts } from './drafts/draft-writer.ts';

/**
 * D79: removes everything that this browser keeps for the person; rows are cleared instead of the database
 * deleted, so that other tabs see it at once. What a session of the back office left goes with its token, and its
 * notifications end: whoever holds the device next is not of the team (LC85, LC278). The server is not told: its cart
 * and bookings stay. The page should be loaded anew afterwards, because forms on it still hold what was typed.
 */
export async function forgetDevice(): Promise<void> {
  // Nobody waits for it: a browser that cannot reach its push service may not answer.
  void endPush().catch(() => undefined);
  dropPendingDrafts(() => true);
  forgetSentinel();
  await withDb(() =>
    db.transaction('rw', db.tables, async () => {
      await Promise.all(db.tables.map((table) => table.clear()));
    }),
  );
  clearStorages();
  // After the token, so that no other tab keeps anything new. A browser that refuses databases has none of it.
  await deleteAdminDb().catch(() => undefined);
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
  const names = await caches.keys().catch(noneIfForbidden);
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

/** What a browser forbids it has none of; any other fault leaves something, and the person is told. */
function noneIfForbidden(fault: unknown): readonly string[] {
  if (fault instanceof DOMException && fault.name === 'SecurityError') return [];
  throw fault;
}
