import { db } from '../db.ts';
import { draftKeyHere } from '../draft-key.ts';
import { dropPendingDraft } from '../draft-writer.ts';
import { withDb } from '../open.ts';

export async function clearDraft(key: string): Promise<void> {
  const kept = draftKeyHere(key);
  dropPendingDraft(kept);
  await withDb(() => db.drafts.delete(kept));
}
