import { pathOf, resolveSlug } from '#shared/catalogue/slugs.ts';

/** Where a card of the catalogue leads, without a redirect on the way. */
export function servicePath(slug: string): string {
  const target = resolveSlug(slug);
  return target ? pathOf(target) : `/service/${slug}`;
}
