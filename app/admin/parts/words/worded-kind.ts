import type { Kind } from '#shared/catalogue/kind.ts';

const wordedKinds = [
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

/** Undefined: a kind that is new and has no words in the back office yet. */
export function wordedKind(kind: Kind): (typeof wordedKinds)[number] | undefined {
  return wordedKinds.find((each) => each === kind);
}
