import { remote } from '../remote.ts';
import { newId, now } from './clock.ts';
import { db } from './db.ts';
import { readMirror, writeMirror } from './mirror.ts';
import { isInMemory } from './storage/storage-factory.ts';
import { endTrouble, noteTrouble } from './storage/storage-trouble.ts';

/** The sentinel of the database as this page last saw it; clearing a site's data takes the mirror as well. */
let known: string | undefined;

/**
 * Notices that the browser threw the database away (LC43): the sentinel is mirrored outside it, so a mirror without
 * the row means that. Looks whenever the database opens, before any screen reads it, and whenever the page is looked
 * at again; a page whose database is deleted under it loses its connection without an error. Called once, by main.tsx.
 */
export function watchSentinel(): void {
  db.on('ready', check, true);
  db.on('close', () => setTimeout(look));
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/** Before the device is wiped on purpose: that is no eviction. */
export function forgetSentinel(): void {
  known = undefined;
  writeMirror('app_sentinel', null);
  endTrouble('evicted');
}

/** Any read opens a lost connection again. */
function look(): void {
  if (document.visibilityState === 'visible') void db.meta.get('sentinel').catch(() => undefined);
}

async function check(): Promise<void> {
  if (isInMemory()) return;
  const row = await db.meta.get('sentinel');
  const id = row?.k === 'sentinel' ? row.id : newId();
  if (row === undefined) {
    const evicted = known !== undefined || readMirror('app_sentinel') !== undefined;
    await db.meta.put({ k: 'sentinel', id, createdAt: now(), v: 1 });
    if (evicted) noteTrouble('evicted');
    // A running page asks again for what was there; a starting one does anyway.
    if (evicted && known !== undefined) setTimeout(takeBack);
  }
  known = id;
  if (readMirror('app_sentinel') !== id) writeMirror('app_sentinel', id);
}

function takeBack(): void {
  void remote.refreshCart();
  void remote.refreshCatalogue();
}
