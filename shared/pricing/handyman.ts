import { HANDYMAN_MIN_MIN, HANDYMAN_STEP_MIN, handymanMinutes } from '../cart/handyman-minutes.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type PriceParts, roundParts } from './parts.ts';

const STEPS_PER_HOUR = 3;

/** PR13: the first hour, then a third of the hourly rate per started 20 minutes, rounded once (decision 42). */
export function priceHandyman(minutes: unknown, rates: Rates): PriceParts {
  const steps = (handymanMinutes(minutes) - HANDYMAN_MIN_MIN) / HANDYMAN_STEP_MIN;
  return roundParts(
    rates.handymanFirstHourCents + (steps * rates.handymanExtraHourCents) / STEPS_PER_HOUR,
    0,
  );
}
