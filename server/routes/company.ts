import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toLocal } from '#shared/agenda/local-time.ts';
import { toAreaView } from '#shared/api/area.ts';
import { type RatesView, ratesView, servicesAnswer } from '#shared/api/catalogue.ts';
import { type CompanyView, companyView } from '#shared/api/company.ts';
import { ratesToWire } from '#shared/api/rates.ts';
import { reviewsAnswer } from '#shared/api/reviews.ts';
import { timezoneView } from '#shared/api/slots.ts';
import { locale } from '#shared/api/wire.ts';
import { ratedKinds } from '#shared/catalogue/rates.ts';
import { setSections } from '#shared/company/shown-settings.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Deps } from '../deps.ts';
import type { CatalogueSnapshot } from '../domain/catalogue/catalogue-cache.ts';
import { mailsLeave } from '../domain/mails/mails-leave.ts';
import { listReviews } from '../domain/reviews/list-reviews.ts';
import { Reply, route } from '../http/calls/route.ts';

/** Public, but prices can change at any moment: always revalidated, answered 304 while nothing changed. */
const REVALIDATE = 'public, no-cache';

const pricing = {
  method: 'GET',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  status: 200,
  errors: [],
  cache: REVALIDATE,
} as const;

/** What a company shows of itself: services and rates, its zone and address, what customers say. */
export const companyRoutes = [
  route({
    method: 'GET',
    path: '/services',
    summary: 'Every service on offer with its products and options',
    who: 'anyone',
    scope: 'catalogue:read',
    limit: 'read',
    query: z.object({ locale: z.optional(locale) }),
    status: 200,
    output: servicesAnswer,
    errors: [],
    cache: REVALIDATE,
    handle: async ({ deps, tenant, query }) => {
      const ready = await deps.catalogue.servicesBody(tenant, query.locale ?? tenant.defaultLocale);
      return new Reply([], { bytes: ready.body, headers: { ETag: ready.etag } });
    },
  }),
  route({
    ...pricing,
    path: '/pricing',
    summary: 'All rates, the step and the horizon of the agenda, and the revision they belong to',
    output: ratesView,
    handle: async ({ deps, tenant }) => toRatesView(await deps.catalogue.current(tenant)),
  }),
  ...ratedKinds.map((kind) =>
    route({
      ...pricing,
      path: `/pricing/${kind}`,
      summary: `The rates of ${kind} alone`,
      output: ratesView.shape[kind],
      handle: async ({ deps, tenant }) => toRatesView(await deps.catalogue.current(tenant))[kind],
    }),
  ),
  route({
    method: 'GET',
    path: '/public/tenant/timezone',
    summary:
      'The zone in which every time of this company is meant, the address where it is reached, and whether it can mail',
    who: 'anyone',
    scope: 'catalogue:read',
    limit: 'read',
    status: 200,
    output: timezoneView,
    errors: [],
    // A server that mails, or no longer does, is soon known.
    cache: 'public, max-age=60',
    handle: async ({ deps, tenant }) => ({
      timezone: tenant.timeZone,
      helpEmail: tenant.helpEmail,
      mailsLeave: mailsLeave(deps, tenant),
    }),
  }),
  route({
    method: 'GET',
    path: '/public/company',
    summary: 'Its name, phone, addresses, language and zone, and whether it can mail',
    who: 'anyone',
    scope: 'catalogue:read',
    limit: 'read',
    status: 200,
    output: companyView,
    errors: [],
    cache: REVALIDATE,
    handle: async ({ deps, tenant }) => {
      const view = toCompanyView(deps, tenant, await deps.catalogue.current(tenant));
      return new Reply(view, { headers: { ETag: tagOf(view) } });
    },
  }),
  route({
    method: 'GET',
    path: '/reviews',
    summary: 'Reviews, those in the language asked for first, and their average',
    who: 'anyone',
    scope: 'catalogue:read',
    limit: 'read',
    query: z.object({ locale: z.optional(locale) }),
    status: 200,
    output: reviewsAnswer,
    errors: [],
    // Always revalidated: the day the first real review replaces the samples, no page should still show those.
    cache: 'public, no-cache',
    handle: async ({ deps, tenant, query }) => {
      const answer = await listReviews(deps, tenant, query.locale ?? tenant.defaultLocale);
      return new Reply(answer, { headers: { ETag: tagOf(answer) } });
    },
  }),
];

/** What film and pictures of the app were taken of is the demonstration, under the name that it came with. */
const PICTURED_NAME = 'Sabal';

export function toCompanyView(
  deps: Deps,
  tenant: Tenant,
  { settings, termsChangedAt, area }: CatalogueSnapshot,
): CompanyView {
  const { picture } = settings.logo;
  return {
    ...settings.who,
    ...(picture !== '' && { logo: picture }),
    ...setSections(settings),
    ...(termsChangedAt !== undefined && { ownTermsSince: toLocal(termsChangedAt, tenant.timeZone).day }),
    area: toAreaView(area),
    timeZone: tenant.timeZone,
    mailsLeave: mailsLeave(deps, tenant),
    ...(tenant.demo && settings.who.name === PICTURED_NAME && { isPictured: true }),
  };
}

export function toRatesView({ rates, revision, stepMin, horizonDays }: CatalogueSnapshot): RatesView {
  return { revision, slotStepMinutes: stepMin, horizonDays, ...ratesToWire(rates, 'customers') };
}

function tagOf(answer: object): string {
  return `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
}
