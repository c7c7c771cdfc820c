import { type Rates, rateNames } from '#shared/catalogue/rates.ts';
import { assert } from '#shared/kernel/assert.ts';
import { snakeCase } from '../../column-names.ts';
import type { Tx } from '../../with-tenant.ts';
import { statement } from '../../with-tenant.ts';

/** The rates with the figures sent beside them: the catalogue's revision, the agenda's step and its horizon. */
export interface PricingSettings {
  readonly rates: Rates;
  readonly revision: number;
  readonly stepMin: number;
  readonly horizonDays: number;
}

interface SettingsRow {
  rates: Rates;
  revision: number;
  step_min: number;
  horizon_days: number;
}

/** SQL: hot, with every catalogue. */
const getSettingsStatement = statement(
  'get_pricing_settings',
  `select t.catalogue_revision as revision, a.step_min, a.horizon_days,
     json_build_object(${rateNames.map((name) => `'${name}', p.${snakeCase(name)}`).join()}) as rates
   from tenants t
     join pricing_settings p on p.tenant_id = t.id
     join agendas a on a.tenant_id = t.id
   where t.id = $1`,
);

/** Throws for a tenant without settings: the seed and the back office make them with the tenant. */
export async function getPricingSettings(tx: Tx): Promise<PricingSettings> {
  const [row] = await tx.run<SettingsRow>(getSettingsStatement, [tx.tenantId]);
  assert(row, 'pricing settings of the tenant');
  const { rates, revision, step_min, horizon_days } = row;
  return { rates, revision, stepMin: step_min, horizonDays: horizon_days };
}
