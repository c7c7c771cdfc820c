import { pathOf, resolveCurrentSlug } from '#shared/catalogue/current-slugs.ts';

/** Where a card of the catalogue leads, without a redirect on the way. */
export function servicePath(slug: string): string {
  const target = resolveCurrentSlug(slug);
  return target ? pathOf(target) : `/service/${slug}`;
}
