import * as z from 'zod/mini';
import { type AddedBlockView, addedBlockView, type BlockInput } from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../device/clock.ts';
import { type Answer, mayHaveArrived } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Ids of blocks that may be there though no answer said so, by what was asked for. */
const unanswered = new Map<string, Id>();

/**
 * Closes a stretch of time. Visits inside stay as they are and are named in the answer (D149). Asked for again after an
 * answer that was lost it is one block (D508).
 */
export async function addBlock(input: BlockInput): Promise<Answer<AddedBlockView>> {
  const wish = JSON.stringify(input);
  const id = unanswered.get(wish) ?? newId();
  unanswered.set(wish, id);
  const answer = await adminCall({
    method: 'POST',
    path: '/admin/blocks',
    body: { json: { ...input, id } },
    schema: addedBlockView,
  });
  if (answer.ok || !mayHaveArrived(answer)) unanswered.delete(wish);
  return answer;
}

/** Gives a block another time, crew or reason; answers the visits inside, as adding one does (D149). */
export function changeBlock(id: Id, input: BlockInput): Promise<Answer<AddedBlockView>> {
  return adminCall({
    method: 'PATCH',
    path: `/admin/blocks/${encodeURIComponent(id)}`,
    body: { json: input },
    schema: addedBlockView,
  });
}

/**
 * A block that is gone already is as good as removed: when removing fails, the screen shows it again without a word
 * (D150).
 */
export function removeBlock(id: Id): Promise<Answer<unknown>> {
  return adminCall({
    method: 'DELETE',
    path: `/admin/blocks/${encodeURIComponent(id)}`,
    schema: z.unknown(),
  });
}
