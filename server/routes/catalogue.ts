import * as z from 'zod/mini';
import { ratesView, servicesAnswer } from '#shared/api/catalogue.ts';
import { locale } from '#shared/api/wire.ts';
import { toRatesView } from '../domain/catalogue/rates-view.ts';
import { Reply, route } from '../http/calls/route.ts';

/** Public, but prices can change at any moment: always revalidated, answered 304 while nothing changed. */
const REVALIDATE = 'public, no-cache';

const pricing = {
  method: 'GET',
  who: 'anyone',
  limit: 'read',
  status: 200,
  errors: [],
  cache: REVALIDATE,
} as const;

export const catalogueRoutes = [
  route({
    method: 'GET',
    path: '/services',
    summary: 'Every service on offer with its products and options',
    who: 'anyone',
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
  route({
    ...pricing,
    path: '/pricing/handyman',
    summary: 'Hourly rates of the handyman',
    output: ratesView.shape.handyman,
    handle: async ({ deps, tenant }) => toRatesView(await deps.catalogue.current(tenant)).handyman,
  }),
  route({
    ...pricing,
    path: '/pricing/rentme',
    summary: 'Hourly and mileage rates of rent-me',
    output: ratesView.shape.rentme,
    handle: async ({ deps, tenant }) => toRatesView(await deps.catalogue.current(tenant)).rentme,
  }),
  route({
    ...pricing,
    path: '/pricing/delivery',
    summary: 'Base fees, pickup fee and mileage rate of deliveries and errands',
    output: ratesView.shape.delivery,
    handle: async ({ deps, tenant }) => toRatesView(await deps.catalogue.current(tenant)).delivery,
  }),
];
