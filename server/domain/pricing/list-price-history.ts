import type { PriceChangeView, PriceHistoryAnswer } from '#shared/api/admin/pricing.ts';
import { isId } from '#shared/kernel/ids.ts';
import { formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { listPriceChanges, type PriceChange } from '../../db/repos/price-changes.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../tenants/tenant.ts';

export async function listPriceHistory(
  deps: Deps,
  tenant: Tenant,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<PriceHistoryAnswer> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const rows = await listPriceChanges(tx, parseCursor(query.cursor), query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      changes: page.map(toView),
      nextCursor: rows.length > page.length && last ? `${last.at}_${last.id}` : null,
    };
  });
}

function toView({
  id,
  at,
  changedBy,
  type,
  target,
  title,
  fromCents,
  toCents,
}: PriceChange): PriceChangeView {
  return {
    id,
    at: formatInstant(at),
    by: changedBy,
    type,
    target,
    title,
    from: toDollars(fromCents),
    to: toDollars(toCents),
  };
}

/** A cursor that is not ours begins at the start, as a missing one does. */
function parseCursor(cursor: string | undefined): Parameters<typeof listPriceChanges>[1] {
  const [ms, id] = cursor?.split('_') ?? [];
  const at = Number(ms);
  return id !== undefined && isId(id) && Number.isInteger(at) && at >= 0 && at < 8e15
    ? { at: instantFromMs(at), id }
    : undefined;
}
