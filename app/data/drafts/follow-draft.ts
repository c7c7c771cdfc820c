import { liveQuery } from 'dexie';
import type * as z from 'zod/mini';
import { db } from '../device/db.ts';
import { draftKeyHere } from './draft-key.ts';
import { pendingDraft } from './draft-writer.ts';
import { isDraftedHere } from './drafted-here.ts';

/**
 * Tells what other tabs type under this key, so that a form that is open twice is one form (LC279). What waits to be
 * written here is newer than what is there. Answers how to end it.
 */
export function followDraft<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  typedElsewhere: (values: T) => void,
): () => void {
  const kept = draftKeyHere(key);
  const rows = liveQuery(() => db.drafts.get(kept)).subscribe({
    next: (row) => {
      if (row === undefined || pendingDraft(kept) !== undefined || isDraftedHere(key, row.values)) return;
      const parsed = schema.safeParse(row.values);
      if (parsed.success) typedElsewhere(parsed.data);
    },
    error: () => undefined, // what is typed here is kept all the same
  });
  return () => rows.unsubscribe();
}
