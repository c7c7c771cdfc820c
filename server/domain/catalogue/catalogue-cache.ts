import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import { priceBook } from '#shared/catalogue/price-book.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { coverArea } from '#shared/company/cover-area.ts';
import type { ServedArea } from '#shared/company/served-area.ts';
import type { CompanySettings } from '#shared/company/settings.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Locale, LocalizedText } from '#shared/kernel/locale.ts';
import { getPricingSettings } from '../../db/repos/catalogue/pricing-settings.ts';
import { listServices } from '../../db/repos/catalogue/services.ts';
import { findCompany, findTermsChange } from '../../db/repos/company.ts';
import { getCatalogueRevision } from '../../db/repos/tenants.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { toServiceView } from './service-view.ts';

export interface CatalogueSnapshot {
  readonly revision: number;
  readonly services: readonly Service[];
  readonly rates: Rates;
  readonly stepMin: number;
  readonly horizonDays: number;
  /** What the owner sets of the company. */
  readonly settings: CompanySettings;
  /** When what customers agree to last changed in them; undefined where it never did. */
  readonly termsChangedAt: Instant | undefined;
  /** Where it comes, code by code. */
  readonly area: ServedArea;
  readonly book: PriceBook;
}

/**
 * Catalogue, rates, figures of the agenda and what the company says of itself in memory, dropped by revision: price lists are read thousands of times
 * for each change (performance guide). Reads may lag a change by a second; a booking names the revision it read in
 * its own transaction and never lags.
 */
export interface CatalogueCache {
  current(tenant: Tenant): Promise<CatalogueSnapshot>;
  atRevision(tenant: Tenant, revision: number): Promise<CatalogueSnapshot>;
  /** The finished bytes of GET /services, so that the hot path neither queries nor serializes. */
  servicesBody(tenant: Tenant, locale: Locale): Promise<{ etag: string; body: Buffer }>;
}

const RECHECK_MS = 1_000;

interface Entry {
  snapshot: CatalogueSnapshot;
  bodies: Map<Locale, { etag: string; body: Buffer }>;
  checkedAt: number;
}

export function createCatalogueCache(db: Knex): CatalogueCache {
  const entries = new Map<Id, Entry>();
  const loading = new Map<Id, Promise<Entry>>();

  function load(tenantId: Id): Promise<Entry> {
    const running = loading.get(tenantId);
    if (running) return running;
    const askedAt = performance.now();
    const started = readSnapshot(db, tenantId)
      .then((snapshot) => {
        const entry = { snapshot, bodies: new Map(), checkedAt: askedAt };
        entries.set(tenantId, entry);
        return entry;
      })
      .finally(() => loading.delete(tenantId));
    loading.set(tenantId, started);
    return started;
  }

  const checking = new Map<Id, Promise<Entry>>();

  /** A call that comes while the revision is looked at waits for it: services and rates asked for together are of one. */
  async function fresh(tenant: Tenant): Promise<Entry> {
    const entry = entries.get(tenant.id);
    if (!entry) return load(tenant.id);
    const running = checking.get(tenant.id);
    if (running) return running;
    if (performance.now() - entry.checkedAt < RECHECK_MS) return entry;
    const started = check(tenant.id, entry).finally(() => checking.delete(tenant.id));
    checking.set(tenant.id, started);
    return started;
  }

  async function check(tenantId: Id, entry: Entry): Promise<Entry> {
    entry.checkedAt = performance.now(); // a database that does not answer is not asked for each caller
    const revision = await getCatalogueRevision(db, tenantId);
    return revision === entry.snapshot.revision ? entry : load(tenantId);
  }

  return {
    current: async (tenant) => (await fresh(tenant)).snapshot,
    atRevision: async (tenant, revision) => {
      const entry = entries.get(tenant.id);
      return entry?.snapshot.revision === revision ? entry.snapshot : (await load(tenant.id)).snapshot;
    },
    servicesBody: async (tenant, locale) => {
      const entry = await fresh(tenant);
      const ready = entry.bodies.get(locale) ?? serialize(entry.snapshot, locale, tenant.slug);
      entry.bodies.set(locale, ready);
      return ready;
    },
  };
}

async function readSnapshot(db: Knex, tenantId: Id): Promise<CatalogueSnapshot> {
  return withTenant(db, tenantId, async (tx) => {
    const pricing = await getPricingSettings(tx);
    const listed = await listServices(tx);
    const { settings } = await findCompany(tx);
    const termsChangedAt = await findTermsChange(tx);
    const services = listed.map((service) => inEveryLanguage(service, settings.who.defaultLocale));
    const { area } = coverArea(readGazetteer(), settings.area);
    const book = priceBook(pricing.revision, services, pricing.rates);
    return { ...pricing, services, settings, termsChangedAt, area, book };
  });
}

/** D391: what the owner has not translated is read in another language, on pages as in mails. */
function inEveryLanguage(service: Service, fallback: Locale): Service {
  const titled = <Entry extends { readonly title: LocalizedText }>(entry: Entry): Entry => ({
    ...entry,
    title: fillText(entry.title, fallback),
  });
  return {
    ...titled(service),
    teaser: fillText(service.teaser, fallback),
    products: service.products.map(titled),
    options: service.options.map(titled),
  };
}

function serialize(
  { services }: CatalogueSnapshot,
  locale: Locale,
  tenantSlug: string,
): { etag: string; body: Buffer } {
  const body = Buffer.from(
    JSON.stringify(services.map((service) => toServiceView(service, locale, tenantSlug))),
  );
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { etag, body };
}
