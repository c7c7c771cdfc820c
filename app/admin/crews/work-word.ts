import type { TFunction } from 'i18next';
import type { Kind } from '#shared/catalogue/kind.ts';

const worded = [
  'carpet',
  'tile',
  'upholstery',
  'general',
  'handyman',
  'delivery',
  'pavers',
  'epoxy',
  'rentme',
] as const;

/** A kind of work as crews are told of it; one that is new is called by its name until it has a word. */
export function workWord(kind: Kind, t: TFunction<'admin'>): string {
  const known = worded.find((each) => each === kind);
  return known === undefined ? kind : t(`crews.kinds.${known}`);
}
