import type { Company } from '#shared/company/company.ts';

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
