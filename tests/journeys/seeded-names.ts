import type { Locale } from '#shared/kernel/locale.ts';
import { type SeedService, seedServices } from '../../server/db/seeds/catalogue.ts';

/** What the seeded catalogue calls things, so that journeys find them in any language. */

export function serviceName(slug: string, locale: Locale): string {
  return serviceOf(slug).title[locale];
}

export function productName(service: string, product: string, locale: Locale): string {
  return titled(serviceOf(service).products, product, locale);
}

export function optionName(service: string, option: string, locale: Locale): string {
  return titled(serviceOf(service).options, option, locale);
}

function serviceOf(slug: string): SeedService {
  const found = seedServices.find((service) => service.slug === slug);
  if (!found) throw new Error(`No seeded service ${slug}`);
  return found;
}

function titled(list: SeedService['products' | 'options'], slug: string, locale: Locale): string {
  const found = list.find((one) => one.slug === slug);
  if (!found) throw new Error(`Nothing seeded as ${slug}`);
  return found.title[locale];
}
