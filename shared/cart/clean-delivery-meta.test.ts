import { expect, test } from 'vitest';
import { cleanDeliveryMeta, type DeliveryMetaDraft } from './clean-delivery-meta.ts';

const aDraft = (given: Partial<DeliveryMetaDraft> = {}): DeliveryMetaDraft => ({
  kind: 'delivery',
  stops: [{ type: 'pickup' }, { type: 'dropoff' }],
  ...given,
});

test('[CM17] texts are trimmed, empty and null ones are dropped, the state is two capitals', () => {
  const odd = {
    type: 'pickup' as const,
    street: '  12 Palm Way ',
    city: ' Orlando',
    state: ' fl ',
    zip: '',
    unit: null,
    notes: '   ',
    placeId: null,
    source: null,
  };
  const [stop] = cleanDeliveryMeta(aDraft({ stops: [odd] })).stops;
  expect(stop).toStrictEqual({ type: 'pickup', street: '12 Palm Way', city: 'Orlando', state: 'FL' });
});

test.each([
  [28.5, null],
  [undefined, -81.3],
  [Number.NaN, -81.3],
])('[CM17] the half point %s, %s is none', (latitude, longitude) => {
  const [stop] = cleanDeliveryMeta(aDraft({ stops: [{ type: 'dropoff', latitude, longitude }] })).stops;
  expect(stop).toStrictEqual({ type: 'dropoff' });
});

test('[CM17] a point on equator and meridian is a point', () => {
  const stops = [{ type: 'dropoff' as const, latitude: 0, longitude: 0, approximate: false }];
  expect(cleanDeliveryMeta(aDraft({ stops })).stops).toStrictEqual(stops);
});

test('[CM17] extra pickups are counted from the stops; a delivery without any keeps a claim of 0 to 4', () => {
  const three = [{ type: 'pickup' }, { type: 'stop' }, { type: 'pickup' }, { type: 'dropoff' }] as const;
  const extra = (given: Partial<DeliveryMetaDraft>) => cleanDeliveryMeta(aDraft(given)).extraPickupCount;
  expect(extra({ stops: three, extraPickupCount: 0 })).toBe(2);
  expect([null, -3, 2.9, 99].map((extraPickupCount) => extra({ stops: [], extraPickupCount }))).toEqual([
    0, 0, 2, 4,
  ]);
});

test('[CM17] a road without miles is pending, whatever was claimed; 0 miles are miles', () => {
  const isPending = (given: Partial<DeliveryMetaDraft>) => cleanDeliveryMeta(aDraft(given)).routePending;
  expect(isPending({ routePending: false })).toBe(true);
  expect(isPending({ distanceMiles: null })).toBe(true);
  expect(isPending({ routePending: true, distanceMiles: 3 })).toBe(true);
  expect(isPending({ distanceMiles: 0 })).toBe(false);
});

test('[CM17] what is clean comes out as it went in', () => {
  const clean = cleanDeliveryMeta(
    aDraft({
      distanceMiles: 3.25,
      durationMinutes: 9,
      estimated: true,
      source: 'embedded',
      routeToken: '1.x',
    }),
  );
  expect(cleanDeliveryMeta(clean)).toStrictEqual(clean);
  expect(JSON.parse(JSON.stringify(clean))).toStrictEqual(clean);
});
