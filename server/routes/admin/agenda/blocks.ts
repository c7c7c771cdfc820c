import * as z from 'zod/mini';
import {
  addBlockInput,
  addedBlockView,
  blocksAnswer,
  blocksQuery,
  changeBlockInput,
} from '#shared/api/admin/blocks.ts';
import { id } from '#shared/api/wire.ts';
import { addBlock, changeBlock, removeBlock } from '../../../domain/blocks/change-blocks.ts';
import { listBlocks } from '../../../domain/blocks/list-blocks.ts';
import { route } from '../../../http/calls/route.ts';

const blockParams = z.object({ id });

export const adminBlockRoutes = [
  route({
    method: 'GET',
    path: '/admin/blocks',
    summary: 'Times that are closed to customers, of which any part lies in a range',
    who: 'admin',
    role: 'crew',
    limit: 'read',
    query: blocksQuery,
    status: 200,
    output: blocksAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query, admin }) => listBlocks(deps, tenant, query, admin),
  }),
  route({
    method: 'POST',
    path: '/admin/blocks',
    summary:
      'Close a time to customers; the visits in it stay and are named. The same id again is the same block',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: addBlockInput,
    status: 201,
    output: addedBlockView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, body, actor }) => addBlock(deps, tenant, { ...body, actor }),
  }),
  route({
    method: 'PATCH',
    path: '/admin/blocks/:id',
    summary: 'Give a block another time or reason',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: blockParams,
    body: changeBlockInput,
    status: 200,
    output: addedBlockView,
    errors: ['admin.denied', 'block.not_found', 'block.changed'],
    handle: ({ deps, tenant, params, body }) => changeBlock(deps, tenant, { ...body, blockId: params.id }),
  }),
  route({
    method: 'DELETE',
    path: '/admin/blocks/:id',
    summary: 'Open the time again; quiet when it is open already',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: blockParams,
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, params }) => removeBlock(deps, tenant, params.id),
  }),
];
