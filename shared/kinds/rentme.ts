import type { IntakeData } from '../cart/instance.ts';
import { MILES_MAX, positiveUpTo } from '../cart/limits.ts';
import { rentmeHours } from '../cart/rentme-hours.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

/** PR14: first hour + further hours; miles only with a vehicle, in the options' sum. */
export function rentmeAddends(intake: IntakeData | undefined, rates: Rates): readonly Addend[] {
  const moreHours = rentmeHours(intake?.hoursWish) - 1;
  const miles = intake?.vehicleRequired === true ? (positiveUpTo(intake.milesEstimate, MILES_MAX) ?? 0) : 0;
  return [
    baseAddend('firstHour', 1, rates.rentmeFirstHourCents),
    baseAddend('moreHours', moreHours, rates.rentmeExtraHourCents),
    optionsAddend('miles', miles, rates.rentmeMileCents),
  ];
}

export const rentme: ServiceKind = {
  form: 'request',
  request: {
    parts: ['choice', 'description', 'time', 'vehicle'],
    describes: 'need',
    isDescriptionRequired: true,
  },
  pricedBy: 'rule',
  isCleaning: false,
  prepare: ['way', 'parking', 'pets'],
  least: { intake: { kind: 'rentme', hoursWish: 1 } },
  ...asAsked,
  addends: ({ intake }, _service, _product, rates) => rentmeAddends(intake, rates),
  minutes: ({ intake }) => rentmeHours(intake?.hoursWish) * 60,
  ...firmPrice,
  isEstimate: () => true,
};
