import type * as z from 'zod/mini';
import { serverNow } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { DraftRow } from '../device/rows.ts';
import { draftKeyHere } from './draft-key.ts';
import { dropPendingDrafts, flushDrafts, pendingDraft, queueDraft, settleGivenUp } from './draft-writer.ts';
import { noteDraftedHere } from './drafted-here.ts';

/** What was typed and not sent. A screen has it with `useDraft` (frame/use-draft.ts), which alone reads and saves. */

/** A form's saved values; `undefined` when there are none or an older build wrote other ones. */
export async function readDraft<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const values = await readDraftValues(key);
  const parsed = values === undefined ? undefined : schema.safeParse(values);
  return parsed?.success ? parsed.data : undefined;
}

/** The same as it is kept, of whichever build; `undefined` when there are none. */
export async function readDraftValues(key: string): Promise<unknown> {
  const kept = draftKeyHere(key);
  return (pendingDraft(kept) ?? (await db.drafts.get(kept)))?.values;
}

/** Keeps a form's values: within 300 ms on the device, and at once when the page is left. Plain data only. */
export function saveDraft(key: string, values: unknown): void {
  noteDraftedHere(key, values);
  queueDraft(draftKeyHere(key), values);
}

/**
 * Sent, or given up on purpose, even if the page ends before the database has dropped it. Belongs to the transaction
 * around it, which has to name `db.drafts`.
 */
export async function clearDraft(key: string): Promise<void> {
  const kept = draftKeyHere(key);
  queueDraft(kept, undefined);
  await withDb(() => db.drafts.delete(kept));
  settleGivenUp(kept);
}

/** The same of all that are meant, by the keys that the device has: also those that are not written yet. */
export async function dropDrafts(isMeant: (draft: DraftRow) => boolean): Promise<void> {
  dropPendingDrafts(isMeant);
  await withDb(() => db.drafts.filter(isMeant).delete());
}

/** How many are written. */
export function countDrafts(): Promise<number> {
  return withDb(() => db.drafts.count());
}

/** Drafts of a page that was not told the time count as written now, whatever this device's clock said then. */
export async function dateDrafts(): Promise<void> {
  const at = { updatedAt: serverNow(), isDated: true } as const;
  await withDb(() => db.drafts.filter(({ isDated = false }) => !isDated).modify(at));
}

/** Gives what is kept under one key to another, under which nothing is yet. */
export async function moveDraft(from: string, to: string): Promise<void> {
  const [old, own] = [draftKeyHere(from), draftKeyHere(to)];
  await flushDrafts();
  await withDb(() =>
    db.transaction('rw', db.drafts, async () => {
      const row = await db.drafts.get(old);
      if (row === undefined || (await db.drafts.get(own)) !== undefined) return;
      await db.drafts.put({ ...row, key: own });
      await db.drafts.delete(old);
    }),
  );
}
