import { expect, test } from 'vitest';
import { defaultRates, type Rates, rateNames, ratePath } from '../catalogue/rates.ts';
import { settingsInput, settingsView } from './admin/pricing.ts';
import { ratesView } from './catalogue.ts';
import { ratesFromWire, ratesToWire, sentRates, someRatesToWire } from './rates.ts';

const rates: Rates = { ...defaultRates, tileSqftCents: 125, deliveryMileCents: 205, serviceChargeCents: 499 };
const head = { revision: 1, slotStepMinutes: 30, horizonDays: 90 };

test('every rate comes back to the cent, from customers and from staff', () => {
  const shown = ratesView.parse({ ...head, ...ratesToWire(rates, 'customers') });
  expect(ratesFromWire(shown, 'customers')).toEqual(rates);
  const settings = settingsView.parse({ ...ratesToWire(rates, 'staff'), version: 3 });
  expect(ratesFromWire(settings, 'staff')).toEqual(rates);
});

test('no two rates have one name', () => {
  for (const reader of ['customers', 'staff'] as const)
    expect(new Set(rateNames.map((name) => ratePath(name, reader))).size).toBe(rateNames.length);
});

test('the names on the wire are those that devices in use know', () => {
  expect(ratesToWire(defaultRates, 'customers')).toMatchObject({
    handyman: { firstHourRate: 90, extraHourRate: 60 },
    rentme: { firstHourRate: 85, extraHourRate: 50, mileRate: 2 },
    delivery: { baseFeeDelivery: 10, baseFeeErrand: 15, extraPickupFee: 10, mileageRate: 1.9 },
    serviceCharge: 0,
  });
  expect(ratesToWire(defaultRates, 'staff')).toMatchObject({
    handymanFirstHourRate: 90,
    handymanExtraHourRate: 60,
    rentmeFirstHourRate: 85,
    rentmeExtraHourRate: 50,
    rentmeMileageRate: 2,
    delivery: { baseFeeDelivery: 10, baseFeeErrand: 15, extraPickupFee: 10, mileageRate: 1.9 },
    serviceCharge: 0,
  });
});

test('[PR34] an answer that lacks a rate or a whole kind has their defaults', () => {
  const { tile: _tile, ...older } = ratesToWire(rates, 'customers');
  const read = (wire: object) => ratesFromWire(ratesView.parse({ ...head, ...wire }), 'customers');
  expect(read(older)).toEqual({ ...rates, tileSqftCents: 100 });
  expect(read({ ...older, tile: { areaRate: 1.25 } })).toEqual(rates);
});

test('a body holds what is changed and nothing else', () => {
  const body = someRatesToWire(
    { deliveryMileCents: 210, errandBaseCents: 1_600, rentmeMileCents: 250, tileRoomCents: 0 },
    'staff',
  );
  expect(body).toEqual({
    rentmeMileageRate: 2.5,
    delivery: { mileageRate: 2.1, baseFeeErrand: 16 },
    tile: { roomRate: 0 },
  });
  expect(sentRates(settingsInput.parse(body), 'staff')).toHaveLength(4);
  expect(settingsInput.safeParse({ tile: { roomRate: '25' } }).success).toBe(false);
});
