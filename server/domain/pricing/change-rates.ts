import type { SettingsInput, SettingsView } from '#shared/api/admin/pricing.ts';
import { ratesToWire, sentRates } from '#shared/api/rates.ts';
import { type RateName, type Rates, ratePath } from '#shared/catalogue/rates.ts';
import { toCents } from '#shared/kernel/money.ts';
import { rateFault } from '#shared/pricing/price-terms.ts';
import { lockRates, type RatesRow, writeRates } from '../../db/repos/catalogue/prices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
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
  const sent = sentRates(input, 'staff');
  refuseFaults(sent);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const row = await lockRates(tx);
    const changes = sent
      .map(([name, rate]) => ({ name, fromCents: row.rates[name], toCents: toCents(rate) }))
      .filter(({ fromCents, toCents: newCents }) => fromCents !== newCents);
    if (changes.length === 0) return toSettingsView(row);
    if (input.expectedVersion !== undefined && input.expectedVersion !== row.version)
      throw new AppError('pricing.changed', { current: toSettingsView(row) });
    const fresh = changes.map(({ name, toCents: newCents }) => [name, newCents] as const);
    const rates: Rates = { ...row.rates, ...Object.fromEntries(fresh) };
    await writeRates(tx, rates);
    await recordChanges(
      tx,
      deps,
      actor,
      changes.map(({ name, ...change }) => ({
        ...change,
        type: 'settings',
        target: ratePath(name, 'staff'),
        title: '',
      })),
    );
    return toSettingsView({ rates, version: row.version + 1 });
  });
}

export function toSettingsView({ rates, version }: RatesRow): SettingsView {
  return { ...ratesToWire(rates, 'staff'), version };
}

function refuseFaults(sent: readonly (readonly [RateName, number])[]): void {
  const faults = sent.map(([name, rate]) => [ratePath(name, 'staff'), rateFault(name, rate)] as const);
  const fields = Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}
