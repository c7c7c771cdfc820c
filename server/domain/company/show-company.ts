import {
  type CompanyHistoryAnswer,
  type CompanySettingsView,
  toSettingsView,
} from '#shared/api/admin/company.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { findCompany, listCompanyChanges } from '../../db/repos/company.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

export async function showCompany(deps: Deps, tenant: Tenant): Promise<CompanySettingsView> {
  const { settings, version } = await withTenant(deps.db, tenant.id, findCompany);
  return toSettingsView(settings, version);
}

/** As many savings as a page shows; a company is written a few times in its life. */
const HISTORY_MAX = 50;

export async function listCompanyHistory(deps: Deps, tenant: Tenant): Promise<CompanyHistoryAnswer> {
  const changes = await withTenant(deps.db, tenant.id, (tx) => listCompanyChanges(tx, HISTORY_MAX));
  return {
    changes: changes.map(({ id, at, changedBy, fields }) => ({
      id,
      at: formatInstant(at),
      by: changedBy,
      fields: [...fields],
    })),
  };
}
