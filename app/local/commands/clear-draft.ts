import { db } from '../db.ts';
import { dropPendingDraft } from '../draft-writer.ts';
import { withDb } from '../open.ts';

export async function clearDraft(key: string): Promise<void> {
  dropPendingDraft(key);
  await withDb(() => db.drafts.delete(key));
}
