import { currentSlugs, intake, type SlugTarget, service } from './current-slugs.ts';

/**
 * Every slug, alias, legacy name and calendar path (D301), each resolved to its final screen, so that no redirect takes
 * a second hop (D2–D7). What a legacy slug knew is kept as a preset (D5).
 */
export const slugTable: Readonly<Record<string, SlugTarget>> = {
  ...currentSlugs,
  carpet: service('carpet-cleaning', 'carpet'),
  tile: service('tile-cleaning', 'tile'),
  'tile-grout-cleaning': service('tile-cleaning', 'tile'),
  upholstery: service('upholstery-cleaning', 'upholstery'),
  cleaning: service('general-cleaning', 'general'),
  'handyman-repair': intake('handyman', { category: 'repairs' }),
  painting: intake('handyman', { category: 'painting' }),
  'light-electric': intake('handyman', { category: 'minor_elec' }),
  'furniture-assembly': intake('handyman', { category: 'furniture' }),
  'furniture-delivery': intake('delivery', { mode: 'delivery' }),
  errand: intake('delivery', { mode: 'errand' }),
  'pressure-washing': intake('pavers', { type: 'cleaning' }),
  'pavers-cleaning': intake('pavers', { type: 'cleaning' }),
  'pavers-sanding': intake('pavers', { type: 'sanding' }),
  'pavers-sealing': intake('pavers', { type: 'sealing' }),
  'epoxy-polyaspartic': intake('epoxy'),
  'garage-epoxy': intake('epoxy'),
  'rent-hour': intake('rentme', { hours: '1' }),
  'rent-halfday': intake('rentme', { hours: '4' }),
  'rent-day': intake('rentme', { hours: '8' }),
  'rent-week': intake('rentme', { hours: '40' }),
};

/** Legacy calendar paths, without the leading `/calendar/`. */
export const calendarTable: Readonly<Record<string, SlugTarget>> = {
  'epoxy-estimate': intake('epoxy'),
  'pavers-visit': intake('pavers'),
  'handyman-hourly': intake('handyman'),
  'rentme-hourly': intake('rentme'),
  'delivery-slot': intake('delivery'),
};

/** Where a slug leads; undefined for one that no service has ("Service not found", D1). */
export function resolveSlug(slug: string): SlugTarget | undefined {
  return Object.hasOwn(slugTable, slug) ? slugTable[slug] : undefined;
}
