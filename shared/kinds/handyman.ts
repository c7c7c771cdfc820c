import { HANDYMAN_MIN_MIN, HANDYMAN_STEP_MIN, handymanMinutes } from '../cart/handyman-minutes.ts';
import { HANDYMAN_MAX_MIN } from '../cart/limits.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type Addend, baseAddend } from './addends.ts';
import { asAsked, firmPrice, type RequestedKind } from './service-kind.ts';

const STEPS_PER_HOUR = 3;

/** PR13: the first hour, then a third of the hourly rate per started 20 minutes, rounded once (D42). */
export function handymanAddends(minutes: unknown, rates: Rates): readonly Addend[] {
  const moreMin = handymanMinutes(minutes) - HANDYMAN_MIN_MIN;
  const moreCents = ((moreMin / HANDYMAN_STEP_MIN) * rates.handymanExtraHourCents) / STEPS_PER_HOUR;
  return [
    baseAddend('firstHour', 1, rates.handymanFirstHourCents),
    {
      name: 'moreMinutes',
      side: 'base',
      qty: moreMin,
      eachCents: rates.handymanExtraHourCents,
      cents: moreCents,
    },
  ];
}

export const handyman: RequestedKind = {
  form: 'request',
  request: {
    choice: 'categories',
    area: null,
    describes: 'label',
    isDescriptionRequired: true,
    time: {
      keptAs: 'minutes',
      stepMin: HANDYMAN_STEP_MIN,
      mostMin: HANDYMAN_MAX_MIN,
      usualMin: [60, 120, 240],
    },
    vehicle: null,
    asksBudget: false,
    shows: null,
  },
  pricedBy: 'rule',
  isCleaning: false,
  prepare: ['parts', 'way', 'parking'],
  least: { handymanMinutes: HANDYMAN_MIN_MIN },
  ...asAsked,
  keepMinutes: handymanMinutes,
  addends: (instance, _service, _product, rates) => handymanAddends(instance.handymanMinutes, rates),
  minutes: (instance) => handymanMinutes(instance.handymanMinutes),
  ...firmPrice,
  isEstimate: () => true,
};
