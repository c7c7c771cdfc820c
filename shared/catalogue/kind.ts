/** Which configurator or form a service has and which price rule it follows (glossary; D6). */
export const kinds = [
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
export type Kind = (typeof kinds)[number];

export const pricingTypes = [
  'PER_ROOM_SIMPLE',
  'TILE_GROUT_SQFT_PLUS_ROOM',
  'UPHOLSTERY_FIXED',
  'UPHOLSTERY_SEATED',
  'HOURLY',
  'ROUTE',
  'QUOTE',
] as const;
export type PricingType = (typeof pricingTypes)[number];

export const intakeKinds = ['handyman', 'delivery', 'pavers', 'epoxy', 'rentme'] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** Kinds whose items carry no price on screen (D304). */
export function isQuoteKind(kind: Kind): boolean {
  return kind === 'pavers' || kind === 'epoxy';
}

export function isIntakeKind(kind: Kind): kind is IntakeKind {
  return intakeKinds.some((intake) => intake === kind);
}
