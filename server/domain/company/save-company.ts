import type { CompanyInput, CompanySettingsView } from '#shared/api/admin/company.ts';
import {
  type Company,
  companyFields,
  findCompanyFaults,
  isSameCompany,
  tidyCompany,
} from '#shared/company/company.ts';
import { forgetTenant } from '../../access/find-tenant.ts';
import { insertCompanyChange, lockCompany, writeCompany } from '../../db/repos/company.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * What the company says of itself from now on, on pages at once and in mails that are read from now on (D293). The same again changes
 * nothing, so that a lost answer can be asked for twice. Throws request.invalid with `fields`, and company.changed with
 * the company as it is when others saved since `expectedVersion`.
 */
export async function saveCompany(
  deps: Deps,
  tenant: Tenant,
  { expectedVersion, ...typed }: CompanyInput,
  actor: string,
): Promise<CompanySettingsView> {
  const fields = findCompanyFaults(typed);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  const company = tidyCompany(typed);
  const saved = await withTenant(deps.db, tenant.id, async (tx) => {
    const before = await lockCompany(tx);
    if (isSameCompany(before, company)) return before;
    if (before.version !== expectedVersion) throw new AppError('company.changed', { company: before });
    const change = { id: deps.newId(), at: deps.now(), changedBy: actor, fields: changesOf(before, company) };
    const [after] = await Promise.all([writeCompany(tx, company), insertCompanyChange(tx, change)]);
    return after;
  });
  forgetTenant(deps.db, tenant);
  return saved;
}

function changesOf(before: Company, after: Company) {
  return ([...companyFields, 'defaultLocale'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));
}
