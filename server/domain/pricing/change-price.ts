import type { PriceView } from '#shared/api/admin/pricing.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import { type PriceType, priceFault } from '#shared/pricing/price-terms.ts';
import { takeCatalogueTurn } from '../../db/repos/catalogue/entries.ts';
import { lockPrice, writePrice } from '../../db/repos/catalogue/prices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordChanges } from './record-changes.ts';

export interface ChangePriceCall {
  readonly type: PriceType;
  readonly id: Id;
  /** Dollars. */
  readonly price: number;
  readonly expectedVersion?: number | undefined;
  /** Who of staff, as history calls them. */
  readonly actor: string;
}

/**
 * The price that it has already changes nothing, whatever version is named: a repeated call is no conflict. Throws
 * price.not_found, request.invalid with `fields` (PR32), pricing.changed with `current` (D154).
 */
export async function changePrice(deps: Deps, tenant: Tenant, call: ChangePriceCall): Promise<PriceView> {
  const { type, id, price, expectedVersion, actor } = call;
  return withTenant(deps.db, tenant.id, async (tx) => {
    await takeCatalogueTurn(tx); // before a row of it, as all who change it
    const row = await lockPrice(tx, type, id);
    if (!row) throw new AppError('price.not_found');
    const { priceCents: fromCents, version, title } = row;
    const current = { id, price: toDollars(fromCents), version };
    const fault = priceFault(type, price, current.price);
    if (fault !== undefined) throw new AppError('request.invalid', { fields: { price: fault } });
    const newCents = toCents(price);
    if (newCents === fromCents) return current;
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new AppError('pricing.changed', { current: { price: current.price, version } });
    await writePrice(tx, type, id, newCents);
    await recordChanges(tx, deps, actor, [{ type, target: id, title, fromCents, toCents: newCents }]);
    return { id, price: toDollars(newCents), version: version + 1 };
  });
}
