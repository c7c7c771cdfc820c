import type * as z from 'zod/mini';
import { db } from '../db.ts';
import { draftKeyHere } from '../draft-key.ts';
import { pendingDraft } from '../draft-writer.ts';

/**
 * A form's saved values; `undefined` when there are none or an older build wrote another shape. The shape comes behind
 * a door, like everything that needs the schema library: a form without a draft is drawn before it arrives. It is asked
 * for all the same, as the first letter makes a draft, and the connection may be gone by then.
 */
export async function readDraft<T>(
  key: string,
  shape: () => Promise<z.ZodMiniType<T>>,
): Promise<T | undefined> {
  const kept = draftKeyHere(key);
  const row = pendingDraft(kept) ?? (await db.drafts.get(kept));
  const coming = shape();
  if (row === undefined) {
    coming.catch(() => undefined);
    return undefined;
  }
  const parsed = (await coming).safeParse(row.values);
  return parsed.success ? parsed.data : undefined;
}
