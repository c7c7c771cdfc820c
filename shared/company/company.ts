import { findContactFault } from '../booking/contact-rules.ts';
import type { Locale } from '../kernel/locale.ts';
import type { SettingsFault, SettingsFaults, SettingsSection } from './section.ts';

/** What a company says of itself to its customers, as its owner typed it; an empty text is left out everywhere. */
export interface Company {
  /** Stands in the header, in the tab, on the home screen and in every mail. */
  readonly name: string;
  /** As it is registered; small, below mails. */
  readonly legalName: string;
  readonly phone: string;
  readonly helpEmail: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** For whoever reads none of our languages, and of mails that nobody chose a language for. */
  readonly defaultLocale: Locale;
}

export type CompanyField = Exclude<keyof Company, 'defaultLocale'>;

/** In UTF-16 units. A name longer than this no phone shows on one line. */
export const companyLengthMax: Readonly<Record<CompanyField, number>> = {
  name: 40,
  legalName: 120,
  phone: 40,
  helpEmail: 254,
  addressLine1: 200,
  city: 120,
  region: 80,
  postalCode: 20,
};

const companyFields = Object.keys(companyLengthMax) as readonly CompanyField[]; // the record has no others

/** A number that can be dialled: E.164 has at most 15 digits, and nobody's public number has fewer than 7. */
const PHONE = /^\+?[\d\s().-]+$/;
const DIGITS_MIN = 7;
const DIGITS_MAX = 15;

/** Also what joins or turns text, which would change the words that it stands between. */
const UNFIT = /\p{Cc}|\p{Cf}/u;

/** What is wrong with what was typed, space around it aside; empty when nothing is. Asked by the form and by the server. */
export function findCompanyFaults(typed: Company): SettingsFaults {
  const company = tidyCompany(typed);
  const faults: { [field: string]: SettingsFault } = {};
  for (const field of companyFields) {
    const fault = faultOf(field, company);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(field: CompanyField, company: Company): SettingsFault | undefined {
  const value = company[field];
  if (value === '') return isRequired(field, company) ? 'required' : undefined;
  if (value.length > companyLengthMax[field]) return 'too_long';
  if (UNFIT.test(value)) return 'invalid';
  if (field === 'phone') return isPhone(value) ? undefined : 'invalid';
  // An address of examples is one: the demonstration has such, and no mail of ours goes there.
  if (field === 'helpEmail') return findContactFault('email', value) === 'invalid' ? 'invalid' : undefined;
  return undefined;
}

/** An address without its street or its town leads nowhere. */
function isRequired(field: CompanyField, { addressLine1, city, region, postalCode }: Company): boolean {
  const hasAddress = [addressLine1, city, region, postalCode].some((part) => part !== '');
  return field === 'name' || (hasAddress && (field === 'addressLine1' || field === 'city'));
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= DIGITS_MIN && digits <= DIGITS_MAX;
}

/** As it is kept: no space around a text, and one where there were several. */
export function tidyCompany(typed: Company): Company {
  const tidied = companyFields.map((field) => [field, typed[field].trim().replace(/\s+/g, ' ')] as const);
  return { ...typed, ...Object.fromEntries(tidied) };
}

/** Every company has a name; all else may be empty. */
export const whoSection: SettingsSection<Company> = {
  initial: {
    ...{ name: '', legalName: '', phone: '', helpEmail: '' },
    ...{ addressLine1: '', city: '', region: '', postalCode: '', defaultLocale: 'fr' },
  },
  findFaults: findCompanyFaults,
  tidy: tidyCompany,
};

/** "12 Palm Way, Orlando, FL 32801"; empty without an address. */
export function addressLine({
  addressLine1,
  city,
  region,
  postalCode,
}: Partial<Pick<Company, 'addressLine1' | 'city' | 'region' | 'postalCode'>>): string {
  const district = [region, postalCode].filter(Boolean).join(' ');
  return [addressLine1, city, district].filter(Boolean).join(', ');
}

/** For `tel:`; a number without a country is American. */
export function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.startsWith('+') || digits.length !== 10
    ? `${phone.startsWith('+') ? '+' : ''}${digits}`
    : `+1${digits}`;
}
