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
  if (mirrored.size === 0) return;
  if (pending.size > 0) keepUnsaved();
  else dropUnsaved();
}

export function dropPendingDrafts(isMeant: (draft: DraftRow) => boolean): void {
  takeBackUnsaved();
  for (const draft of pendingRows()) if (isMeant(draft)) dropPendingDraft(draft.key);
}

function pendingRows(): readonly DraftRow[] {
  const at = { updatedAt: serverNow(), isDated: isServerTimeTold(), v: 1 } as const;
  const typed = [...pending].filter(([, values]) => values !== undefined);
  return typed.map(([key, values]) => ({ key, values, ...at }));
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
  if (pending.size === 0) dropUnsaved();
}

let isListening = false;
/** What this page has put into the mirror; what else is there is of other tabs. */
const mirrored = new Set<string>();

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
  const isKept = writeMirror('drafts_unsaved', JSON.stringify([...unsavedElsewhere(), ...pending]));
  if (isKept) for (const key of pending.keys()) mirrored.add(key);
  return isKept;
}

function dropUnsaved(): void {
  if (mirrored.size === 0) return;
  const others = unsavedElsewhere();
  writeMirror('drafts_unsaved', others.length > 0 ? JSON.stringify(others) : null);
  mirrored.clear();
}

function unsavedElsewhere(): readonly [string, unknown][] {
  const all = readUnsaved(readMirror('drafts_unsaved') ?? '[]');
  return all.filter(([key]) => !pending.has(key) && !mirrored.has(key));
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
