import type { IntakeKind, Kind } from './kind.ts';

/**
 * The one table of every slug, alias, legacy name and calendar path of A§2, each resolved to its final screen, so
 * that no redirect takes a second hop (decisions 2-7). What a legacy slug knew is kept as a preset (decision 5).
 */
type Preset = Readonly<Record<string, string>>;

/** Kinds whose instances are put together in a configurator. */
type ConfiguredKind = Exclude<Kind, IntakeKind>;

export type SlugTarget =
  | { readonly screen: 'service'; readonly slug: string; readonly kind: ConfiguredKind }
  | { readonly screen: 'intake'; readonly kind: IntakeKind; readonly preset?: Preset };

function service(slug: string, kind: ConfiguredKind): SlugTarget {
  return { screen: 'service', slug, kind };
}

function intake(kind: IntakeKind, preset?: Preset): SlugTarget {
  return preset ? { screen: 'intake', kind, preset } : { screen: 'intake', kind };
}

export const slugTable: Readonly<Record<string, SlugTarget>> = {
  'carpet-cleaning': service('carpet-cleaning', 'carpet'),
  'tile-cleaning': service('tile-cleaning', 'tile'),
  'upholstery-cleaning': service('upholstery-cleaning', 'upholstery'),
  'general-cleaning': service('general-cleaning', 'general'),
  carpet: service('carpet-cleaning', 'carpet'),
  tile: service('tile-cleaning', 'tile'),
  'tile-grout-cleaning': service('tile-cleaning', 'tile'),
  upholstery: service('upholstery-cleaning', 'upholstery'),
  cleaning: service('general-cleaning', 'general'),
  handyman: intake('handyman'),
  'handyman-repair': intake('handyman', { category: 'repairs' }),
  painting: intake('handyman', { category: 'painting' }),
  'light-electric': intake('handyman', { category: 'minor_elec' }),
  'furniture-assembly': intake('handyman', { category: 'furniture' }),
  delivery: intake('delivery'),
  'furniture-delivery': intake('delivery', { mode: 'delivery' }),
  errand: intake('delivery', { mode: 'errand' }),
  pavers: intake('pavers'),
  'pressure-washing': intake('pavers', { type: 'cleaning' }),
  'pavers-cleaning': intake('pavers', { type: 'cleaning' }),
  'pavers-sanding': intake('pavers', { type: 'sanding' }),
  'pavers-sealing': intake('pavers', { type: 'sealing' }),
  epoxy: intake('epoxy'),
  'epoxy-polyaspartic': intake('epoxy'),
  'garage-epoxy': intake('epoxy'),
  rentme: intake('rentme'),
  'rent-me': intake('rentme'),
  'rent-hour': intake('rentme', { hours: '1' }),
  'rent-halfday': intake('rentme', { hours: '4' }),
  'rent-day': intake('rentme', { hours: '8' }),
  'rent-week': intake('rentme', { hours: '40' }),
};

/** Legacy calendar paths, without the leading `/calendar/` (A§2). */
export const calendarTable: Readonly<Record<string, SlugTarget>> = {
  'epoxy-estimate': intake('epoxy'),
  'pavers-visit': intake('pavers'),
  'handyman-hourly': intake('handyman'),
  'rentme-hourly': intake('rentme'),
  'delivery-slot': intake('delivery'),
};

/** Where a slug leads; undefined for one that no service has ("Service not found", decision 1). */
export function resolveSlug(slug: string): SlugTarget | undefined {
  return Object.hasOwn(slugTable, slug) ? slugTable[slug] : undefined;
}

/** The path of a target, presets as query. The caller keeps its own query and hash. */
export function pathOf(target: SlugTarget): string {
  if (target.screen === 'service') return `/service/${target.slug}`;
  const query = new Map(Object.entries(target.preset ?? {}));
  const text = [...query].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `/intake/${target.kind}${text ? `?${text}` : ''}`;
}
