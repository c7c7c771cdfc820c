import type { IntakeData } from '../cart/instance.ts';
import { MILES_MAX, positiveUpTo, RENTME_HOURS_MAX } from '../cart/limits.ts';
import { rentmeHours } from '../cart/rentme-hours.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type Addend, baseAddend, optionsAddend } from './addends.ts';
import { asAsked, firmPrice, type RequestedKind } from './service-kind.ts';

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

export const rentme: RequestedKind = {
  form: 'request',
  request: {
    choice: 'help',
    area: null,
    describes: 'need',
    isDescriptionRequired: true,
    time: { keptAs: 'hours', stepMin: 60, mostMin: RENTME_HOURS_MAX * 60, usualMin: [60, 120, 240, 480] },
    vehicle: { mileRate: 'rentmeMileCents' },
    asksBudget: false,
    shows: null,
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
