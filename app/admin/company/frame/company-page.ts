import type { CompanySettingsView } from '#shared/api/admin/company.ts';

/** What every section is given: all settings as the server has them, and where to put an answer of it. */
export interface CompanyPage {
  readonly view: CompanySettingsView;
  readonly put: (view: CompanySettingsView) => Promise<void>;
}

export type SectionProps = { page: CompanyPage };
