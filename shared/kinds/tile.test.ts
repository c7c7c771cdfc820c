import { expect, test } from 'vitest';
import { anInstance } from '../../tests/support/a-cart-item.ts';
import type { Instance } from '../cart/instance.ts';
import { defaultRates } from '../catalogue/rates.ts';
import { roundParts } from '../pricing/parts.ts';
import { tileAddends } from './tile.ts';

const priceTile = (instance: Instance, rates = defaultRates) => roundParts(tileAddends(instance, rates));

test('[PR5] 100 square feet, deep soil and sealant cost 25 + 120 + 20', () => {
  const parts = priceTile(anInstance({ sqft: 100, soil: 'HIGH', sealant: true }));
  expect(parts).toEqual({ amountCents: 16_500, productBaseCents: 12_500, optionsSumCents: 4_000 });
});

test('[PR5] every part has a rate of its own', () => {
  const rates = {
    ...defaultRates,
    tileRoomCents: 3_000,
    tileSqftCents: 125,
    tileDeepSoilSqftCents: 30,
    tileSealantSqftCents: 15,
  };
  const parts = priceTile(anInstance({ sqft: 100, rooms: 2, soil: 'HIGH', sealant: true }), rates);
  expect(parts).toMatchObject({ productBaseCents: 6_000 + 12_500, optionsSumCents: 3_000 + 1_500 });
});

test('[PR5] the soil surcharge touches neither the room nor the sealant', () => {
  const light = priceTile(anInstance({ sqft: 80, soil: 'LIGHT', sealant: true })).amountCents;
  const deep = priceTile(anInstance({ sqft: 80, soil: 'HIGH', sealant: true })).amountCents;
  expect(light).toBe(2_500 + 8_000 + 1_600);
  expect(deep - light).toBe(1_600);
});

test.each([[undefined], [10], [0], [-5], [Number.NaN], [50]])('[PR5] %s square feet cost as 50', (sqft) => {
  expect(priceTile(anInstance({ sqft })).amountCents).toBe(7_500);
});

test('[PR5] an instance of two rooms pays two rooms and one area', () => {
  expect(priceTile(anInstance({ sqft: 100, rooms: 2 })).amountCents).toBe(15_000);
});

test('[PR2] a fraction of a cent is rounded once, on the whole instance', () => {
  const parts = priceTile(anInstance({ sqft: 62.39, soil: 'HIGH', sealant: true }));
  expect(parts.amountCents).toBe(11_235);
  expect(parts.productBaseCents + parts.optionsSumCents).toBe(11_235);
});
