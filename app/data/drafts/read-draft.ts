import type * as z from 'zod/mini';
import { db } from '../device/db.ts';
import { draftKeyHere } from './draft-key.ts';
import { pendingDraft } from './draft-writer.ts';

/** A form's saved values; `undefined` when there are none or an older build wrote other ones. */
export async function readDraft<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const kept = draftKeyHere(key);
  const row = pendingDraft(kept) ?? (await db.drafts.get(kept));
  const parsed = row && schema.safeParse(row.values);
  return parsed?.success ? parsed.data : undefined;
}
