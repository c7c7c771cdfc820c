import type { Company } from '#shared/company/company.ts';
import { type CompanySettings, settingsSections } from '#shared/company/settings.ts';

/** One that has named nothing but itself. */
export const aCompany: Company = {
  name: 'Sabal',
  legalName: '',
  phone: '',
  helpEmail: '',
  addressLine1: '',
  city: '',
  region: '',
  postalCode: '',
  defaultLocale: 'fr',
};

/** And has set nothing. */
export const aCompanysSettings: CompanySettings = {
  who: aCompany,
  logo: settingsSections.logo.initial,
  rules: settingsSections.rules.initial,
  look: settingsSections.look.initial,
  texts: settingsSections.texts.initial,
  area: settingsSections.area.initial,
  embed: settingsSections.embed.initial,
};
