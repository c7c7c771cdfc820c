/** Put together in a configurator, at an address of their own. */
export const configuredKinds = ['carpet', 'tile', 'upholstery', 'general'] as const;
export type ConfiguredKind = (typeof configuredKinds)[number];

/** Asked for in a form of questions or, a delivery, in the planner. */
export const intakeKinds = ['handyman', 'delivery', 'pavers', 'epoxy', 'rentme'] as const;
export type IntakeKind = (typeof intakeKinds)[number];
/** Asked for in a form of questions. */
export type RequestKind = Exclude<IntakeKind, 'delivery'>;

/** The names of the kinds (glossary; D6); what each of them is, is its row in shared/kinds. */
export const kinds = [...configuredKinds, ...intakeKinds] as const;
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

export function isIntakeKind(kind: Kind): kind is IntakeKind {
  return intakeKinds.some((intake) => intake === kind);
}
