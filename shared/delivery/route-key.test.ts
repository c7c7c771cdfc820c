import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlan } from './a-plan.test-support.ts';
import { listStops } from './plan/plan-stops.ts';
import { toDeliveryMeta } from './plan/to-delivery-meta.ts';
import { routeKey, stopKey } from './route-key.ts';
import type { Stop } from './stop.ts';

const stops = listStops(aPlan(2));
const [one] = stops;

function withFirst(change: Partial<Stop>): readonly Stop[] {
  return stops.map((stop, place) => (place === 0 ? { ...stop, ...change } : stop));
}

test.each([
  { street: '2 Oak Street' },
  { city: 'Ocoee' },
  { state: 'GA' },
  { zip: '32804' },
  { latitude: 28.50001 },
  { longitude: -81.3801 },
  { latitude: null, longitude: null },
])('[RT6] %o is another road', (change) => {
  expect(routeKey(withFirst(change))).not.toBe(routeKey(stops));
});

test.each([
  { unit: '4B' },
  { notes: 'ring' },
  { label: 'Home' },
  { source: 'manual' as const },
  { placeId: null },
  { id: 'x' },
  { approximate: true },
  { street: '  1 OAK   street ' },
  { latitude: 28.500004 },
])('[RT6] %o is the same road', (change) => {
  expect(routeKey(withFirst(change))).toBe(routeKey(stops));
});

test('[RT6][RT7] another order is another road', () => {
  expect(routeKey([...stops].reverse())).not.toBe(routeKey(stops));
  expect(listStops(aPlan(3)).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'd']);
});

test('[RT6] plan, cart and wire spell the same road', () => {
  const plan = aPlan(2);
  const wire = JSON.parse(JSON.stringify(listStops(plan)));
  expect(routeKey(toDeliveryMeta(plan).stops)).toBe(routeKey(stops));
  expect(routeKey(wire)).toBe(routeKey(stops));
  expect(stopKey({ street: '', city: '', state: '', zip: '', latitude: null, longitude: null })).toBe(
    stopKey({}),
  );
  expect(stopKey({ latitude: -0, longitude: 0 })).toBe(stopKey({ latitude: 0, longitude: -0 }));
});

const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('","', '\\"', ',', '|', '\u001f'));

test('[RT6] no text poses as the border between two fields', () => {
  fc.assert(
    fc.property(text, text, text, text, (street, city, otherStreet, otherCity) => {
      const same = (a: string, b: string): boolean => stopKey({ street: a }) === stopKey({ street: b });
      const equal =
        stopKey({ ...one, street, city }) === stopKey({ ...one, street: otherStreet, city: otherCity });
      expect(equal).toBe(same(street, otherStreet) && same(city, otherCity));
    }),
    { numRuns: 1_000 },
  );
});
