import { expect, test } from 'vitest';
import type { CartItem } from './cart.ts';
import type { Instance } from './instance.ts';
import { prefillAddress } from './prefill-address.ts';

const nothing = { name: '', line1: '', line2: '', city: '', region: '', postalCode: '' };

const aDelivery: Instance = {
  id: '00000000-0000-4000-8000-000000000001',
  options: [],
  deliveryMeta: {
    kind: 'delivery',
    extraPickupCount: 0,
    routePending: true,
    stops: [
      { type: 'pickup', street: '1 Bay St', city: 'Tampa', state: 'FL', zip: '33602' },
      { type: 'dropoff', street: '12 Palm Ave', unit: 'Apt 4', city: 'Orlando', state: 'FL', zip: '32801' },
    ],
  },
};
const aRoom: Instance = { id: '00000000-0000-4000-8000-000000000002', options: [], rooms: 1 };

function itemsOf(...instances: readonly Instance[]): readonly CartItem[] {
  return instances.map((instance) => ({
    id: instance.id,
    serviceId: '00000000-0000-4000-8000-000000000009',
    productId: null,
    instances: [instance],
  }));
}

test('the drop-off fills an address that was not begun', () => {
  expect(prefillAddress({ ...nothing, name: 'Ana' }, itemsOf(aDelivery))).toEqual({
    ...nothing,
    name: 'Ana',
    line1: '12 Palm Ave',
    line2: 'Apt 4',
    city: 'Orlando',
    region: 'FL',
    postalCode: '32801',
  });
});

test.each(['line1', 'city', 'postalCode'])('a typed %s keeps the rest of the address as it is', (field) => {
  const begun = { ...nothing, [field]: 'x' };
  expect(prefillAddress(begun, itemsOf(aDelivery))).toBe(begun);
});

test('a room beside the delivery has an address of its own', () => {
  expect(prefillAddress(nothing, itemsOf(aDelivery, aRoom))).toBe(nothing);
  expect(prefillAddress(nothing, [])).toBe(nothing);
});

test('a drop-off without a street fills nothing', () => {
  const bare = { ...aDelivery, deliveryMeta: { ...aDelivery.deliveryMeta, stops: [{ type: 'dropoff' }] } };
  expect(prefillAddress(nothing, itemsOf(bare as Instance))).toBe(nothing); // as an older build kept it
});
