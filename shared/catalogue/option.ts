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

/** Slug families of D311; a slug of none of them is an additional service, chosen or not. */
export function optionGroup(slug: string): OptionGroup {
  return groupBySlug[slug] ?? 'service';
}
