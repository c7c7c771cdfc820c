import { type ConfiguredKind, configuredKinds, type IntakeKind, intakeKinds } from './kind.ts';

/**
 * The slugs that services and forms have today, and where they lead. Aliases and legacy names are in slugs.ts, which
 * only an old address needs.
 */

/** What a legacy slug knew (D5). */
type Preset = Readonly<Record<string, string>>;

export type SlugTarget =
  | { readonly screen: 'service'; readonly slug: string; readonly kind: ConfiguredKind }
  | { readonly screen: 'intake'; readonly kind: IntakeKind; readonly preset?: Preset };

export function service(slug: string, kind: ConfiguredKind): SlugTarget {
  return { screen: 'service', slug, kind };
}

export function intake(kind: IntakeKind, preset?: Preset): SlugTarget {
  return preset ? { screen: 'intake', kind, preset } : { screen: 'intake', kind };
}

/** The address of each configurator; a form is found under the name of its kind. */
const configuratorSlugs: Readonly<Record<ConfiguredKind, string>> = {
  carpet: 'carpet-cleaning',
  tile: 'tile-cleaning',
  upholstery: 'upholstery-cleaning',
  general: 'general-cleaning',
};

export const currentSlugs: Readonly<Record<string, SlugTarget>> = {
  ...Object.fromEntries(
    configuredKinds.map((kind) => [configuratorSlugs[kind], service(configuratorSlugs[kind], kind)]),
  ),
  ...Object.fromEntries(intakeKinds.map((kind) => [kind, intake(kind)])),
  'rent-me': intake('rentme'),
};

/** Undefined for a slug that is not among those of today. */
export function resolveCurrentSlug(slug: string): SlugTarget | undefined {
  return Object.hasOwn(currentSlugs, slug) ? currentSlugs[slug] : undefined;
}

/** The path of a target, presets as query. The caller keeps its own query and hash. */
export function pathOf(target: SlugTarget): string {
  if (target.screen === 'service') return `/service/${target.slug}`;
  const query = new Map(Object.entries(target.preset ?? {}));
  const text = [...query].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `/intake/${target.kind}${text ? `?${text}` : ''}`;
}
