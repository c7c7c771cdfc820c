import { ratesView, servicesAnswer } from '#shared/api/catalogue.ts';
import { timezoneView } from '#shared/api/slots.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { type Answer, call } from '../http.ts';
import { withDb } from '../open.ts';
import type { CacheRow } from '../rows.ts';
import { type FetchOutcome, fetchOnce } from '../sync/fetch-once.ts';
import { readRates, readService } from '../wire/read-catalogue-answer.ts';

/** A§9: the services list is fresh for this long. */
const CATALOGUE_FRESH_MS = 120_000;
/** A§7: used when the zone cannot be had and none is stored. */
const DEFAULT_TIME_ZONE = 'America/New_York';

type CatalogueRow = Extract<CacheRow, { kind: 'catalogue' }>;

/** Services, rates and zone, together or not at all, except that a missing zone keeps the one known. */
export function refreshCatalogue(options: { readonly force?: boolean } = {}): Promise<FetchOutcome> {
  return fetchOnce({
    key: 'catalogue',
    freshMs: CATALOGUE_FRESH_MS,
    force: options.force,
    load,
    store: (row) => withDb(async () => void (await db.cache.put(row))),
  });
}

async function load(): Promise<Answer<CatalogueRow>> {
  const [services, rates, zone] = await Promise.all([
    call({ method: 'GET', path: '/services', schema: servicesAnswer }),
    call({ method: 'GET', path: '/pricing', schema: ratesView }),
    call({ method: 'GET', path: '/public/tenant/timezone', schema: timezoneView }),
  ]);
  if (!services.ok) return services;
  if (!rates.ok) return rates;
  const body: CatalogueRow = {
    key: 'catalogue',
    kind: 'catalogue',
    services: services.body.map(readService),
    rates: readRates(rates.body),
    revision: rates.body.revision,
    stepMin: rates.body.slotStepMinutes,
    timeZone: zone.ok ? zone.body.timezone : await knownZone(),
    fetchedAt: now(),
    v: 1,
  };
  return { ...services, body };
}

async function knownZone(): Promise<string> {
  const row = await withDb(() => db.cache.get('catalogue'));
  return row?.kind === 'catalogue' ? row.timeZone : DEFAULT_TIME_ZONE;
}
