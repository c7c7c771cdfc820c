import { servicePath } from '#shared/catalogue/find-service.ts';
import { sitesOf } from '#shared/company/embed.ts';
import { tenantOfSlug } from '../access/find-tenant.ts';
import type { Deps } from '../deps.ts';
import { toServiceView } from '../domain/catalogue/service-view.ts';
import { publicBase } from '../domain/links/public-base.ts';
import type { PageSource } from '../http/site/page-source.ts';
import { toCompanyView, toRatesView } from './company.ts';

/**
 * A company for the pages that come with their content and for what else of the app is its own: what its own calls
 * answer. Throws tenant.unknown where it is not there.
 */
export async function readPageSource(deps: Deps, slug: string): Promise<PageSource> {
  const tenant = await tenantOfSlug(deps.db, slug);
  const snapshot = await deps.catalogue.current(tenant);
  const { who, look, logo, embed } = snapshot.settings;
  const { defaultLocale } = who;
  const origin = new URL(publicBase(deps.env, tenant) || deps.env.publicUrl).origin;
  const company = toCompanyView(deps, tenant, snapshot);
  return {
    slug,
    name: company.name,
    isPictured: company.isPictured === true,
    defaultLocale,
    accent: look.accent,
    logo: logo.picture,
    sites: sitesOf(embed),
    origin,
    version: JSON.stringify([snapshot.revision, origin, company]),
    servicePaths: snapshot.services.map(servicePath),
    readFacts: () => ({
      services: snapshot.services.map((service) => toServiceView(service, defaultLocale, slug)),
      rates: toRatesView(snapshot),
      company,
    }),
  };
}
