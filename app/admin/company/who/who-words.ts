import type { Company } from '#shared/company/company.ts';
import { localeNames } from '#shared/kernel/locale.ts';
import type { SectionWords } from '../frame/section-words.ts';

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

const names: Readonly<Record<string, string>> = localeNames;

export const whoWords: SectionWords = {
  field: (path, t) => (Object.hasOwn(labels, path) ? t(labels[path as keyof Company]) : path), // just looked up
  value: (path, value) => (path === 'defaultLocale' ? (names[value] ?? value) : value),
  fault: (path, fault, t) => {
    if (fault === 'required')
      return t(path === 'name' ? 'company.fault.required' : 'company.fault.requiredAddress');
    if (fault === 'too_long') return t('company.fault.too_long');
    if (path === 'phone') return t('company.fault.invalidPhone');
    return t(path === 'helpEmail' ? 'company.fault.invalidEmail' : 'company.fault.invalid');
  },
};
