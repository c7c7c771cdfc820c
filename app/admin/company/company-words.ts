import type { TFunction } from 'i18next';
import type { Company, CompanyFaults, CompanyField } from '#shared/company/company.ts';
import { localeNames } from '#shared/kernel/locale.ts';

const labels = {
  name: 'company.name',
  legalName: 'company.legalName',
  defaultLocale: 'company.language',
  phone: 'company.phone',
  helpEmail: 'company.helpEmail',
  addressLine1: 'company.addressLine1',
  city: 'company.city',
  region: 'company.region',
  postalCode: 'company.postalCode',
} as const satisfies Record<keyof Company, string>;

/** In the order of the form. */
export const shownFields = Object.keys(labels) as readonly (keyof Company)[]; // the record has no others

export function fieldWords(field: keyof Company, t: TFunction<'admin'>): string {
  return t(labels[field]);
}

/** As it stands in a table; a language by its own name. */
export function valueWords(field: keyof Company, value: string, t: TFunction<'admin'>): string {
  const names: Readonly<Record<string, string>> = localeNames;
  const shown = field === 'defaultLocale' ? (names[value] ?? value) : value;
  return shown || t('company.past.nothing');
}

export function companyFaultWords(
  field: CompanyField,
  faults: CompanyFaults,
  t: TFunction<'admin'>,
): string | undefined {
  const fault = faults[field];
  if (fault === undefined) return undefined;
  if (fault === 'required')
    return t(field === 'name' ? 'company.fault.required' : 'company.fault.requiredAddress');
  if (fault === 'too_long') return t('company.fault.too_long');
  if (field === 'phone') return t('company.fault.invalidPhone');
  return t(field === 'helpEmail' ? 'company.fault.invalidEmail' : 'company.fault.invalid');
}
