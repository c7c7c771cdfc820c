import * as z from 'zod/mini';
import {
  type AddedBlockView,
  addedBlockView,
  type BlockInput,
  type BlockView,
  changedBlock,
} from '#shared/api/admin/blocks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../device/clock.ts';
import type { Answer, Refusal } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import { untilKnown } from '../until-known.ts';

const addUnder = untilKnown(newId);

/**
 * Closes a stretch of time. Visits inside stay as they are and are named in the answer (D149). Asked for again after an
 * answer that was lost it is one block (D508).
 */
export function addBlock(input: BlockInput): Promise<Answer<AddedBlockView>> {
  return addUnder(input, (id) =>
    adminCall({
      method: 'POST',
      path: '/admin/blocks',
      body: { json: { ...input, id } },
      schema: addedBlockView,
    }),
  );
}

/**
 * Gives a block another time, crew or reason; answers the visits inside, as adding one does (D149). 409 `block.changed`
 * where other staff changed it since it was seen so.
 */
export function changeBlock(
  { id, version }: Pick<BlockView, 'id' | 'version'>,
  input: BlockInput,
): Promise<Answer<AddedBlockView>> {
  return adminCall({
    method: 'PATCH',
    path: `/admin/blocks/${encodeURIComponent(id)}`,
    body: { json: { ...input, ...(version !== undefined && { expectedVersion: version }) } },
    schema: addedBlockView,
  });
}

/** The block as it is now, where the refusal `block.changed` tells. */
export function blockInRefusal({ body }: Refusal): BlockView | undefined {
  return changedBlock.safeParse(body).data?.block;
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
