import type { SettingsInput, SettingsView } from '#shared/api/admin/pricing.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import { toCents } from '#shared/kernel/money.ts';
import { rateFault } from '#shared/pricing/price-terms.ts';
import { lockRates, writeRates } from '../../db/repos/catalogue/prices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { rateFields, sentRates, toSettingsView } from './rate-fields.ts';
import { recordChanges } from './record-changes.ts';

/**
 * What is not sent stays; all that is new together is one version further. Rates that are so already are no change
 * and no conflict. Throws request.invalid with `fields` (PR32), pricing.changed with `current` (D154).
 */
export async function changeRates(
  deps: Deps,
  tenant: Tenant,
  input: SettingsInput,
  actor: string,
): Promise<SettingsView> {
  const sent = sentRates(input);
  refuseFaults(sent);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const row = await lockRates(tx);
    const changes = sent
      .map(([field, rate]) => ({ field, fromCents: row.rates[rateFields[field]], toCents: toCents(rate) }))
      .filter(({ fromCents, toCents: newCents }) => fromCents !== newCents);
    if (changes.length === 0) return toSettingsView(row);
    if (input.expectedVersion !== undefined && input.expectedVersion !== row.version)
      throw new AppError('pricing.changed', { current: toSettingsView(row) });
    const fresh = changes.map(({ field, toCents: newCents }) => [rateFields[field], newCents] as const);
    const rates: Rates = { ...row.rates, ...Object.fromEntries(fresh) };
    await writeRates(tx, rates);
    await recordChanges(
      tx,
      deps,
      actor,
      changes.map(({ field, ...change }) => ({ ...change, type: 'settings', target: field, title: '' })),
    );
    return toSettingsView({ rates, version: row.version + 1 });
  });
}

function refuseFaults(sent: readonly (readonly [string, number])[]): void {
  const faults = sent.map(([field, rate]) => [field, rateFault(rate)] as const);
  const fields = Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}
