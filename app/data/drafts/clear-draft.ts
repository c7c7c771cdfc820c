import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { draftKeyHere } from './draft-key.ts';
import { dropPendingDraft } from './draft-writer.ts';

export async function clearDraft(key: string): Promise<void> {
  const kept = draftKeyHere(key);
  dropPendingDraft(kept);
  await withDb(() => db.drafts.delete(kept));
}
