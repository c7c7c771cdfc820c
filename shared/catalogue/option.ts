import type { Id } from '../kernel/ids.ts';
import type { LocalizedText } from '../kernel/locale.ts';

/** How an option is chosen: one of `size`, one of `soil`, any of the rest; `flip` follows seats, `unit` has a number. */
export type OptionGroup = 'size' | 'soil' | 'treatment' | 'service' | 'flip' | 'unit';

export interface Option {
  readonly id: Id;
  readonly slug: string;
  readonly title: LocalizedText;
  /** May be negative (D311). */
  readonly priceCents: number;
  readonly emoji: string;
  /** Minutes that one of it adds to the visit (DU11); none where nothing is said. */
  readonly minutes?: number | null | undefined;
}

const groupBySlug: Readonly<Record<string, OptionGroup>> = {
  'size-small': 'size',
  'size-regular': 'size',
  'size-large': 'size',
  'soil-light': 'soil',
  'soil-regular': 'soil',
  'soil-deep': 'soil',
  'fiber-odor': 'treatment',
  'fiber-sanitizer': 'treatment',
  'fiber-protectant': 'treatment',
  'flip-seat': 'flip',
  'flip-back': 'flip',
  'loose-pillows': 'unit',
};

/** How the slug of an option begins that the owner added to a group (D393). */
const ownPrefixes = { size: 'size-', soil: 'soil-', treatment: 'fiber-', unit: 'unit-' } as const;

/** Slug families of D311; a slug of none of them is an additional service, chosen or not. */
export function optionGroup(slug: string): OptionGroup {
  const known = groupBySlug[slug];
  if (known) return known;
  if (slug.startsWith(ownPrefixes.size)) return 'size';
  if (slug.startsWith(ownPrefixes.soil)) return 'soil';
  if (slug.startsWith(ownPrefixes.treatment)) return 'treatment';
  return slug.startsWith(ownPrefixes.unit) ? 'unit' : 'service';
}

/** The slug of an option that the owner adds: customers never see it. */
export function ownOptionSlug(group: OptionGroup, id: Id): string {
  return `${group in ownPrefixes ? ownPrefixes[group as keyof typeof ownPrefixes] : 'own-'}${id}`;
}
