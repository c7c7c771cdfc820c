import type { RatesView, ServiceView } from '#shared/api/catalogue.ts';
import type { CompanyView } from '#shared/api/company.ts';
import { ratesFromWire } from '#shared/api/rates.ts';
import { addressLine } from '#shared/company/company.ts';
import { shownIn } from '#shared/company/shown-settings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { CatalogueRow } from '../device/cache-rows.ts';
import { readService } from '../wire/read-catalogue-answer.ts';

export type CompanyFacts = Pick<
  CatalogueRow,
  | 'timeZone'
  | 'helpEmail'
  | 'mailsLeave'
  | 'companyName'
  | 'logo'
  | 'phone'
  | 'companyAddress'
  | 'defaultLocale'
  | 'settings'
  | 'area'
  | 'ownTermsSince'
  | 'isPictured'
>;

/** The device's copy of what the server says of its company, read at `fetchedAt`. */
export function toCatalogueRow(
  services: readonly ServiceView[],
  rates: RatesView,
  company: CompanyFacts,
  fetchedAt: Instant,
): CatalogueRow {
  return {
    key: 'catalogue',
    kind: 'catalogue',
    services: services.map(readService),
    rates: ratesFromWire(rates, 'customers'),
    revision: rates.revision,
    stepMin: rates.slotStepMinutes,
    horizonDays: rates.horizonDays,
    ...company,
    fetchedAt,
    v: 1,
  };
}

export function toCompanyFacts(view: CompanyView): CompanyFacts {
  return {
    timeZone: view.timeZone,
    helpEmail: view.helpEmail || null,
    mailsLeave: view.mailsLeave,
    companyName: view.name,
    logo: view.logo ?? '',
    phone: view.phone,
    companyAddress: addressLine(view),
    defaultLocale: view.defaultLocale,
    settings: shownIn(view),
    area: view.area,
    ownTermsSince: view.ownTermsSince,
    isPictured: view.isPictured,
  };
}
