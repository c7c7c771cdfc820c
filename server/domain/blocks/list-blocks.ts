import type { BlockView } from '#shared/api/admin/blocks.ts';
import { listBlocksIn } from '../../db/repos/agenda/blocks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { parsedRange } from '../slots/parsed-range.ts';
import { toBlockView } from './block-view.ts';

/** Blocks of which any part lies in the range, by their start. Throws request.invalid with `fields`. */
export async function listBlocks(
  deps: Deps,
  tenant: Tenant,
  query: { readonly from: string; readonly to: string },
): Promise<{ blocks: BlockView[] }> {
  const { from, to } = parsedRange(query, tenant.timeZone);
  const rows = await withTenant(deps.db, tenant.id, (tx) => listBlocksIn(tx, from, to));
  return { blocks: rows.map(toBlockView) };
}
