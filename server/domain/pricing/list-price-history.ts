import type { PriceChangeView, PriceHistoryAnswer } from '#shared/api/admin/pricing.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { cursorAfter, readCursor } from '../../db/page-cursor.ts';
import { listPriceChanges, type PriceChange } from '../../db/repos/catalogue/price-changes.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** Newest first. Throws request.invalid for a cursor that is not ours. */
export async function listPriceHistory(
  deps: Deps,
  tenant: Tenant,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<PriceHistoryAnswer> {
  const after = readCursor(query.cursor);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const rows = await listPriceChanges(tx, after, query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      changes: page.map(toView),
      nextCursor: rows.length > page.length && last ? cursorAfter(last) : null,
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
