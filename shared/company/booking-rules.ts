import type { SettingsFaults, SettingsSection } from './section.ts';

/** What the owner asks of those who book; notice and horizon stand with the hours of the agenda. */
export interface BookingRules {
  /** How long a chosen time is kept for who chose it; in all it is kept twice as long (D371). */
  readonly holdMin: number;
}

/** Shorter nobody can type an address; longer a few people would close a day for all others. */
export const HOLD_MIN = { least: 5, usual: 10, most: 60 } as const;

export const bookingRules: SettingsSection<BookingRules> = {
  initial: { holdMin: HOLD_MIN.usual },
  findFaults: ({ holdMin }) => faultsOfHold(holdMin),
  tidy: (typed) => typed,
};

function faultsOfHold(holdMin: number): SettingsFaults {
  if (!Number.isInteger(holdMin)) return { holdMin: 'invalid' };
  if (holdMin < HOLD_MIN.least) return { holdMin: 'too_small' };
  return holdMin > HOLD_MIN.most ? { holdMin: 'too_large' } : {};
}

/** D85: each hold and renewal, and all of them while checkout or finalize is open. */
export function holdLimits({ holdMin }: BookingRules): {
  readonly eachMin: number;
  readonly inAllMin: number;
} {
  return { eachMin: holdMin, inAllMin: 2 * holdMin };
}
