import { expect, test } from 'vitest';
import type { DeliveryView } from '#shared/api/delivery.ts';
import { describeDelivery } from './describe-delivery.ts';

const delivery: DeliveryView = {
  kind: 'errand',
  stops: [
    {
      ...{ type: 'pickup', searchMode: 'place', placeName: 'Publix', street: '200 Main Street' },
      ...{ city: 'Winter Park', state: 'FL', zip: '32789', notes: 'door code #OCELOT' },
    },
    { type: 'stop', street: '9 Oak Street', city: 'Orlando', state: 'FL', zip: '32801', unit: '4B' },
    { type: 'dropoff', street: '1 Main Street', city: 'Orlando', state: 'FL', label: 'Home' },
  ],
  ...{ distanceMiles: 14.24, durationMinutes: 31, extraPickupCount: 1, geometry: null },
  ...{ routePending: false, estimated: false, quote: false, estimatedBasketAmount: 80 },
  ...{ instructions: 'Two  bags,\ncold first', reference: 'PO 77' },
  pricing: { baseFee: 15, pickupFee: 10, mileageRate: 1.9, mileageFee: 27.06, extras: [], total: 52.06 },
};

test('a mail lists mode, distance, every stop in order, instructions, reference and the basket', () => {
  expect(describeDelivery(delivery, 'en')).toEqual([
    'Errand, 14.2 mi',
    'Pickup 1: Publix, 200 Main Street, Winter Park, FL 32789',
    'Pickup 2: 9 Oak Street, Orlando, FL 32801 (unit 4B)',
    'Drop-off: 1 Main Street, Orlando, FL',
    'Instructions: Two bags, cold first',
    'Your reference: PO 77',
    'Estimated basket: $80 (not part of our price)',
  ]);
});

test('what an errand may buy is told where its customer named it, in each language', () => {
  const lastLine = (locale: 'es' | 'fr', estimatedBasketAmount: number | null) =>
    describeDelivery({ ...delivery, estimatedBasketAmount }, locale).at(-1);
  expect(lastLine('fr', 80.5)).toMatch(/^Panier estimé\s: 80,50\s\$ \(hors de notre prix\)$/);
  expect(lastLine('es', 80)).toMatch(/^Compra estimada: .*80.* \(no forma parte de nuestro precio\)$/);
  expect(lastLine('fr', null)).toMatch(/^Votre référence\s: PO 77$/);
});

test('an estimated road is told in round miles, and said to be one', () => {
  const estimated = { ...delivery, estimated: true };
  const firstLine = (locale: 'en' | 'es' | 'fr') => describeDelivery(estimated, locale)[0];
  expect([firstLine('en'), firstLine('es'), firstLine('fr')]).toEqual([
    'Errand, about 14 mi (estimate)',
    'Mandado, aprox. 14 mi (estimación)',
    'Course, environ 14\u00a0mi (estimation)',
  ]);
});

test('a road that is not known yet has no miles', () => {
  expect(describeDelivery({ ...delivery, distanceMiles: null, routePending: true }, 'fr')[0]).toBe(
    'Course, distance à confirmer',
  );
});

test('what was noted for a stop stays out of mails: it may be the code of a door', () => {
  expect(describeDelivery(delivery, 'en').join()).not.toContain('OCELOT');
});
