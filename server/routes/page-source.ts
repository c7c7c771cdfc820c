import { servicePath } from '#shared/catalogue/find-service.ts';
import { tenantOfSlug } from '../access/find-tenant.ts';
import type { Deps } from '../deps.ts';
import { toServiceView } from '../domain/catalogue/service-view.ts';
import type { PageSource } from '../http/site/pages.ts';
import { toCompanyView, toRatesView } from './company.ts';

/**
 * The company whose app this node serves, for the pages that come with their content: what its own calls answer.
 * Throws tenant.unknown where it is not there.
 */
export async function readPageSource(deps: Deps): Promise<PageSource> {
  const tenant = await tenantOfSlug(deps.db, deps.env.appTenant);
  const snapshot = await deps.catalogue.current(tenant);
  const { defaultLocale } = snapshot.settings.who;
  const origin = new URL(tenant.publicUrl ?? deps.env.publicUrl).origin;
  const company = toCompanyView(deps, tenant, snapshot);
  return {
    defaultLocale,
    origin,
    version: JSON.stringify([snapshot.revision, origin, company]),
    servicePaths: snapshot.services.map(servicePath),
    readFacts: () => ({
      services: snapshot.services.map((service) => toServiceView(service, defaultLocale)),
      rates: toRatesView(snapshot),
      company,
    }),
  };
}
