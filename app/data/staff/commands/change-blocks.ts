import * as z from 'zod/mini';
import { type AddBlockInput, type AddedBlockView, addedBlockView } from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** Closes a stretch of time. Visits inside stay as they are and are named in the answer (D149). */
export function addBlock(input: AddBlockInput): Promise<Answer<AddedBlockView>> {
  return adminCall({ method: 'POST', path: '/admin/blocks', body: { json: input }, schema: addedBlockView });
}

/** Gives a block another time, crew or reason; answers the visits inside, as adding one does (D149). */
export function changeBlock(id: Id, input: AddBlockInput): Promise<Answer<AddedBlockView>> {
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
