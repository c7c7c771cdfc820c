import type { BlockView } from '#shared/api/admin/blocks.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { AdminCaller } from '../../access/check-admin-token.ts';
import { type BlockRow, listBlocksIn } from '../../db/repos/agenda/blocks.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { parsedRange } from '../slots/parsed-range.ts';

/**
 * Blocks of which any part lies in the range, by their start; for a crew those that close it, and not who made them.
 * Throws request.invalid with `fields`.
 */
export async function listBlocks(
  deps: Deps,
  tenant: Tenant,
  query: { readonly from: string; readonly to: string },
  admin: AdminCaller | undefined,
): Promise<{ blocks: BlockView[] }> {
  const { from, to } = parsedRange(query, tenant.timeZone);
  const crew = admin?.crew;
  const rows = await withTenant(deps.db, tenant.id, (tx) => listBlocksIn(tx, from, to, crew?.id));
  const blocks = rows.map(toBlockView);
  return { blocks: crew ? blocks.map((block) => ({ ...block, createdBy: '' })) : blocks };
}

export function toBlockView({
  id,
  startsAt,
  endsAt,
  allDay,
  reason,
  crewId,
  createdBy,
  version,
}: BlockRow): BlockView {
  const times = { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
  return { id, ...times, allDay, reason, createdBy, version, ...(crewId !== null && { crewId }) };
}
