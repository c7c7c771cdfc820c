import { expect, test } from 'vitest';
import type { IntakeData } from '../cart/instance.ts';
import { rentmeHours } from '../cart/rentme-hours.ts';
import { defaultRates, type Rates } from '../catalogue/rates.ts';
import { roundParts } from '../pricing/parts.ts';
import { rentme, rentmeAddends } from './rentme.ts';

const priceRentme = (intake: IntakeData | undefined, rates: Rates) =>
  roundParts(rentmeAddends(intake, rates));

test('[PR14] 3 hours with a vehicle and 10 miles cost 85 + 100 + 20', () => {
  const intake = { kind: 'rentme', hoursWish: 3, vehicleRequired: true, milesEstimate: 10 } as const;
  expect(priceRentme(intake, defaultRates)).toEqual({
    amountCents: 20_500,
    productBaseCents: 18_500,
    optionsSumCents: 2_000,
  });
});

test('[PR14] miles without a vehicle cost nothing', () => {
  const intake = { kind: 'rentme', hoursWish: 3, vehicleRequired: false, milesEstimate: 10 } as const;
  expect(priceRentme(intake, defaultRates).amountCents).toBe(18_500);
});

test.each([
  [undefined, 8_500],
  [0, 8_500],
  [0.5, 8_500],
  [1, 8_500],
  [1.01, 13_500],
  [3.0000000001, 18_500],
  [10, 53_500],
  [12, 53_500],
  [40, 53_500],
])('[PR14] %s hours cost %i cents: started hours, 1 to 10', (hoursWish, cents) => {
  expect(priceRentme({ kind: 'rentme', hoursWish }, defaultRates).amountCents).toBe(cents);
});

test('[PR14] a request without its form costs the first hour', () => {
  expect(priceRentme(undefined, defaultRates).amountCents).toBe(8_500);
});

test('[PR14] every length that its form offers is charged as it was chosen', () => {
  const { stepMin = 0, mostMin = 0, usualMin = [] } = rentme.request.time ?? {};
  const steps = Array.from({ length: mostMin / stepMin }, (_, index) => (index + 1) * stepMin);
  expect(steps).toHaveLength(10);
  for (const minutes of [...steps, ...usualMin]) expect(rentmeHours(minutes / 60) * 60).toBe(minutes);
});
