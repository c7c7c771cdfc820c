import * as z from 'zod/mini';
import {
  type AddBlockInput,
  type AddedBlockView,
  addedBlockView,
  type BlockView,
} from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Closes a stretch of time. Visits inside stay as they are and are named in the answer (D149). */
export function addBlock(input: AddBlockInput): Promise<Answer<AddedBlockView>> {
  return adminCall({ method: 'POST', path: '/admin/blocks', body: { json: input }, schema: addedBlockView });
}

/** Gives a block another time or reason. */
export async function changeBlock(id: Id, input: AddBlockInput): Promise<Answer<BlockView>> {
  const answer = await adminCall({
    method: 'PATCH',
    path: `/admin/blocks/${encodeURIComponent(id)}`,
    body: { json: input },
    schema: addedBlockView,
  });
  return answer.ok ? { ...answer, body: answer.body.block } : answer;
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
