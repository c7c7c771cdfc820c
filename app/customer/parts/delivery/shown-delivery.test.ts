import { expect, test } from 'vitest';
import type { Instance } from '#shared/cart/instance.ts';
import { deliveryOf } from './shown-delivery.ts';

const anErrand: Instance = {
  id: '00000000-0000-4000-8000-000000000001',
  options: [],
  deliveryReference: 'PO-1',
  estimatedBasketAmount: 84.5,
  deliveryMeta: {
    kind: 'errand',
    stops: [{ type: 'pickup', street: '1 Bay St' }, { type: 'dropoff' }],
    distanceMiles: 12.34,
    durationMinutes: 30,
    extraPickupCount: 0,
    routePending: false,
    estimated: true,
  },
};

test('what a cart leaves out is shown as not known', () => {
  expect(deliveryOf(anErrand, false)).toMatchObject({
    distanceMiles: 12.34,
    geometry: null,
    instructions: null,
    reference: 'PO-1',
    estimated: true,
    estimatedBasketAmount: 84.5,
  });
});

test('a basket left over from an errand is not shown with a delivery (D52)', () => {
  const meta = anErrand.deliveryMeta;
  const switched = { ...anErrand, deliveryMeta: meta && { ...meta, kind: 'delivery' as const } };
  expect(deliveryOf(switched, false)?.estimatedBasketAmount).toBeNull();
});

test('a room holds no delivery', () => {
  expect(deliveryOf({ id: anErrand.id, options: [], rooms: 1 }, false)).toBeUndefined();
});
