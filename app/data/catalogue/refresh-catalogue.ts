import { ratesView, servicesAnswer } from '#shared/api/catalogue.ts';
import { companyView } from '#shared/api/company.ts';
import type { CatalogueRow } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { type FetchOutcome, fetchOnce, type RefreshOptions } from '../wire/fetch-once.ts';
import { type Answer, call } from '../wire/http.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { CATALOGUE_FRESH_MS } from './read-catalogue.ts';
import { type CompanyFacts, toCatalogueRow, toCompanyFacts } from './to-catalogue-row.ts';

/** D321: used when the zone cannot be had and none is stored. */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** Services, rates and company, together or not at all, except that a company that cannot be had stays the one known. */
export function refreshCatalogue(options: RefreshOptions = {}): Promise<FetchOutcome> {
  return fetchOnce({
    key: 'catalogue',
    freshMs: CATALOGUE_FRESH_MS,
    ...options,
    load,
    store: (row) => withDb(() => keepCatalogue(row)),
  });
}

async function load(): Promise<Answer<CatalogueRow>> {
  const [services, rates, company] = await Promise.all([
    call({ method: 'GET', path: '/services', schema: servicesAnswer }),
    call({ method: 'GET', path: '/pricing', schema: ratesView }),
    call({ method: 'GET', path: '/public/company', schema: companyView }),
  ]);
  if (!services.ok) return services;
  if (!rates.ok) return rates;
  const facts = company.ok ? toCompanyFacts(company.body) : await knownCompany();
  const body = toCatalogueRow(services.body, rates.body, facts, now());
  return { ...services, body };
}

/** Every fact by its name, so that a new one cannot be forgotten: it would be gone from the device after one lost call. */
type AllFacts = { readonly [Fact in keyof Required<CompanyFacts>]: CompanyFacts[Fact] };

async function knownCompany(): Promise<CompanyFacts> {
  const row = await withDb(() => db.cache.get('catalogue'));
  if (row?.kind !== 'catalogue') return { timeZone: DEFAULT_TIME_ZONE, helpEmail: null };
  const { timeZone, helpEmail, mailsLeave, companyName, logo, phone, companyAddress } = row;
  const { defaultLocale, settings, area, ownTermsSince, isPictured } = row;
  const company = { timeZone, helpEmail, mailsLeave, companyName, logo, phone, companyAddress };
  return { ...company, defaultLocale, settings, area, ownTermsSince, isPictured } satisfies AllFacts;
}
