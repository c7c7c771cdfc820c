import { HANDYMAN_MIN_MIN, HANDYMAN_STEP_MIN, handymanMinutes } from '../cart/handyman-minutes.ts';
import type { Rates } from '../catalogue/rates.ts';
import { type Addend, baseAddend } from './addends.ts';
import { asAsked, firmPrice, type ServiceKind } from './service-kind.ts';

const STEPS_PER_HOUR = 3;

/** PR13: the first hour, then a third of the hourly rate per started 20 minutes, rounded once (D42). */
export function handymanAddends(minutes: unknown, rates: Rates): readonly Addend[] {
  const moreMin = handymanMinutes(minutes) - HANDYMAN_MIN_MIN;
  const moreCents = ((moreMin / HANDYMAN_STEP_MIN) * rates.handymanExtraHourCents) / STEPS_PER_HOUR;
  return [
    baseAddend('firstHour', 1, rates.handymanFirstHourCents),
    { name: 'moreMinutes', side: 'base', qty: moreMin, cents: moreCents },
  ];
}

export const handyman: ServiceKind = {
  form: 'request',
  request: { parts: ['choice', 'description', 'time'], describes: 'label', isDescriptionRequired: true },
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
