import { beforeReload } from '../device/before-reload.ts';
import { isServerTimeTold, serverNow } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { readMirror, writeMirror } from '../device/mirror.ts';
import { tryDb } from '../device/open.ts';
import type { DraftRow } from '../device/rows.ts';
import { isQuotaFault } from '../device/storage/storage-faults.ts';
import { endTrouble, noteTrouble } from '../device/storage/storage-trouble.ts';

/**
 * Saves drafts at most this long after the first unsaved change, however fast the person types: a promise of 300 ms
 * (LC12) less the time of the write.
 */
const SAVE_AFTER_MS = 200;

/** By key; `undefined` is one that was given up. */
const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function queueDraft(key: string, values: unknown): void {
  pending.set(key, values);
  beforeReload(flushDrafts);
  listenForLeaving();
  timer ??= setTimeout(() => void flushDrafts(), SAVE_AFTER_MS);
}

/** What is not written yet, so that a form left and reopened at once does not see yesterday's text. */
export function pendingDraft(key: string): { readonly values: unknown } | undefined {
  takeBackUnsaved();
  return pending.has(key) ? { values: pending.get(key) } : undefined;
}

/** Of one that was given up and is gone by now; not of what was typed under its key since. */
export function settleGivenUp(key: string): void {
  if (pending.get(key) === undefined) dropPendingDraft(key);
}

function dropPendingDraft(key: string): void {
  pending.delete(key);
  takeFromMirror((kept) => kept === key);
}

export function dropPendingDrafts(isMeant: (draft: DraftRow) => boolean): void {
  takeBackUnsaved();
  for (const draft of pendingRows()) if (isMeant(draft)) dropPendingDraft(draft.key);
  // Of a tab that was closed since this page began.
  takeFromMirror((key, values) => values !== null && isMeant(rowOf(key, values)));
}

function pendingRows(): readonly DraftRow[] {
  const typed = [...pending].filter(([, values]) => values !== undefined);
  return typed.map(([key, values]) => rowOf(key, values));
}

function rowOf(key: string, values: unknown): DraftRow {
  return { key, values, updatedAt: serverNow(), isDated: isServerTimeTold(), v: 1 };
}

function givenUpKeys(): readonly string[] {
  return [...pending.keys()].filter((key) => pending.get(key) === undefined);
}

/**
 * Writes all that is pending now. What fails to be written stays pending for the next try, and is kept in the mirror
 * for the next page; only when there is no room there either does the person have to know (LC44).
 */
export async function flushDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const [rows, givenUp] = [pendingRows(), givenUpKeys()];
  if (pending.size === 0) return;
  try {
    if (givenUp.length > 0) await tryDb(() => db.drafts.bulkDelete([...givenUp]));
    if (rows.length > 0) await tryDb(() => db.drafts.bulkPut(rows));
    endTrouble('full');
  } catch (error) {
    if (!keepUnsaved() && isQuotaFault(error)) noteTrouble('full');
    return;
  }
  for (const row of rows) if (pending.get(row.key) === row.values) pending.delete(row.key);
  for (const key of givenUp) if (pending.get(key) === undefined) pending.delete(key);
  // Also what a tab that was closed had left of them: this is newer.
  const written = new Set([...rows.map(({ key }) => key), ...givenUp]);
  takeFromMirror((key) => written.has(key) && !pending.has(key));
}

let isListening = false;

/** The last moments a page gets; `pagehide` alone is not fired by a phone that kills a hidden tab. */
function listenForLeaving(): void {
  if (isListening || typeof addEventListener !== 'function') return;
  isListening = true;
  addEventListener('pagehide', () => {
    keepUnsaved();
    void flushDrafts();
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushDrafts();
  });
}

/**
 * A page that ends may not see its database write through; what is stored synchronously outlives it. Tabs that end
 * together, or have no room together, share the one mirror.
 */
function keepUnsaved(): boolean {
  if (pending.size === 0) return true;
  const others = unsaved().filter(([key]) => !pending.has(key));
  return writeMirror('drafts_unsaved', JSON.stringify([...others, ...pending]));
}

/** Of this page and of other tabs. */
function takeFromMirror(isMeant: (key: string, values: unknown) => boolean): void {
  const all = unsaved();
  const left = all.filter(([key, values]) => !isMeant(key, values));
  if (left.length < all.length) writeMirror('drafts_unsaved', left.length > 0 ? JSON.stringify(left) : null);
}

function unsaved(): readonly [string, unknown][] {
  return readUnsaved(readMirror('drafts_unsaved') ?? '[]');
}

let isTakenBack = false;

/** Once a page: what the one before could not write any more waits again, unless it has been typed anew. */
function takeBackUnsaved(): void {
  if (isTakenBack) return;
  isTakenBack = true;
  const kept = readMirror('drafts_unsaved');
  if (kept === undefined) return;
  writeMirror('drafts_unsaved', null);
  // JSON has no `undefined`.
  for (const [key, values] of readUnsaved(kept)) if (!pending.has(key)) queueDraft(key, values ?? undefined);
}

/** Values are checked where they are read (readDraft); here only that they belong to a key. */
function readUnsaved(text: string): readonly [string, unknown][] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && typeof entry[0] === 'string';
}
