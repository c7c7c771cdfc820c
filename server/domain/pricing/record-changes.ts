import {
  bumpCatalogue,
  insertPriceChanges,
  type PriceChange,
} from '../../db/repos/catalogue/price-changes.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/** What belongs to every new price: its history, and the revision by which nodes and open pages hear of it. */
export async function recordChanges(
  tx: Tx,
  deps: Deps,
  actor: string,
  changes: readonly Omit<PriceChange, 'id' | 'at' | 'changedBy'>[],
): Promise<void> {
  const at = deps.now();
  const rows = changes.map((change) => ({ ...change, id: deps.newId(), at, changedBy: actor }));
  await Promise.all([insertPriceChanges(tx, rows), bumpCatalogue(tx)]);
}
