import { createStore } from '../../store.ts';
import { dropStaffEdit } from '../changes/edit-store.ts';
import { writeMirror } from '../device/mirror.ts';
import { dropAdminDb } from './admin-db.ts';
import { listenToToken, readToken, writeToken } from './admin-token.ts';
import { forgetLatestInstant } from './latest-instant.ts';
import { dropStaffFiles } from './staff-files.ts';
import { forgetStanding } from './standing.ts';

/** How many sessions have ended in this page. */
const ends = createStore(0);

/** Registers how to forget what is kept in memory alone, when the session ends. */
export function forgetWithAdmin(forget: () => void): void {
  ends.subscribe(forget);
}

let bearer = readToken();

// Another tab may have ended the session or begun one: what this tab remembers is of the one before (LC92).
listenToToken(() => {
  const token = readToken();
  if (token === bearer) return;
  bearer = token;
  forgetMemory();
});

function forgetMemory(): void {
  forgetLatestInstant();
  ends.set(ends.get() + 1);
}

/** Ends the session here: no token, no key, no copies, no files, in this tab and on the disk (LC85, LC87). */
export async function endAdmin(): Promise<void> {
  forgetStanding();
  writeToken(null);
  await wipeAdmin();
}

/** All that the back office left on this device, the token apart. */
export async function wipeAdmin(): Promise<void> {
  forgetMemory();
  writeMirror('push_address', null);
  writeMirror('staff_unsaved', null);
  await Promise.all([dropAdminDb(), dropStaffFiles(), dropStaffEdit()]);
}
