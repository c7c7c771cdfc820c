import type { IntakeData } from '../cart/instance.ts';
import { MILES_MAX, positiveUpTo } from '../cart/limits.ts';
import { rentmeHours } from '../cart/rentme-hours.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type PriceParts, roundParts } from './parts.ts';

/** PR14: first hour + further hours; miles only with a vehicle, in the options' sum. */
export function priceRentme(intake: IntakeData | undefined, rates: Rates): PriceParts {
  const hours = rentmeHours(intake?.hoursWish);
  const miles = intake?.vehicleRequired === true ? (positiveUpTo(intake.milesEstimate, MILES_MAX) ?? 0) : 0;
  const timeCents = rates.rentmeFirstHourCents + (hours - 1) * rates.rentmeExtraHourCents;
  return roundParts(timeCents, miles * rates.rentmeMileCents);
}
