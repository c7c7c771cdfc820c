import {
  type CompanyInput,
  type CompanySettingsView,
  readSent,
  toSettingsView,
} from '#shared/api/admin/company.ts';
import {
  findSettingsFaults,
  mergeSettings,
  sectionNames,
  settingsChanges,
} from '#shared/company/settings.ts';
import { hashOfPicture } from '#shared/pictures/picture-url.ts';
import { forgetTenant } from '../../access/find-tenant.ts';
import { insertCompanyChange, lockCompany, writeCompany } from '../../db/repos/company.ts';
import { showFile } from '../../db/repos/files.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * What the owner sets of the company from now on, on pages at once and in mails that are read from now on (D293, D370). What
 * was not sent stays. The same again changes nothing, so that a lost answer can be asked for twice. Throws
 * request.invalid with `fields`, and company.changed with the company as it is when others saved since `expectedVersion`.
 */
export async function saveCompany(
  deps: Deps,
  tenant: Tenant,
  input: CompanyInput,
  actor: string,
): Promise<CompanySettingsView> {
  const saved = await withTenant(deps.db, tenant.id, async (tx) => {
    const before = await lockCompany(tx);
    const sent = readSent(input, before.settings);
    const wanted = mergeSettings(before.settings, sent);
    const fields = findSettingsFaults(
      wanted,
      sectionNames.filter((name) => name in sent),
    );
    if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
    const changes = settingsChanges(before.settings, wanted);
    if (changes.length === 0) return before;
    if (before.version !== input.expectedVersion) {
      throw new AppError('company.changed', { company: toSettingsView(before.settings, before.version) });
    }
    const logo = hashOfPicture(wanted.logo.picture);
    if (sent.logo && logo !== undefined && !(await showFile(tx, logo))) {
      throw new AppError('request.invalid', { fields: { 'logo.picture': 'invalid' } });
    }
    const change = { id: deps.newId(), at: deps.now(), changedBy: actor, fields: changes };
    const [after] = await Promise.all([writeCompany(tx, wanted), insertCompanyChange(tx, change)]);
    return after;
  });
  forgetTenant(deps.db, tenant);
  return toSettingsView(saved.settings, saved.version);
}
