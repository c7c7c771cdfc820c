import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlan, aRoute } from './a-plan.test-support.ts';
import type { DeliveryMeta } from './delivery-meta.ts';
import { editStop } from './plan/edit-stop.ts';
import { fromDeliveryMeta, type PlannedInstance } from './plan/from-delivery-meta.ts';
import type { PlannedRoute, PlannerValue } from './plan/planner-value.ts';
import { toDeliveryMeta } from './plan/to-delivery-meta.ts';
import { type Stop, searchModes, stopSources } from './stop.ts';
import { lineOf } from './straight-line.ts';

const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }));
const degrees = fc.option(fc.double({ min: -80, max: 80, noNaN: true }));

const arbitraryStop = (type: Stop['type']): fc.Arbitrary<Stop> =>
  fc
    .record({
      street: text,
      city: text,
      state: fc.constantFrom('', 'FL', 'GA'),
      zip: text,
      unit: text,
      notes: text,
      placeName: text,
      label: text,
      latitude: degrees,
      longitude: degrees,
      source: fc.option(fc.constantFrom(...stopSources)),
      placeId: fc.option(fc.string({ minLength: 1, maxLength: 8 })),
      searchMode: fc.constantFrom(...searchModes),
      approximate: fc.boolean(),
    })
    .map((stop) => {
      const placed = stop.latitude !== null && stop.longitude !== null;
      return { ...stop, ...(!placed && { latitude: null, longitude: null }), id: 'any', type };
    });

const arbitraryRoute: fc.Arbitrary<PlannedRoute> = fc
  .record({
    distanceMiles: fc.double({ min: 0, max: 300, noNaN: true }),
    durationMinutes: fc.double({ min: 0, max: 600, noNaN: true }),
    estimated: fc.boolean(),
    source: fc.constantFrom('osrm' as const, 'valhalla' as const),
    routeToken: fc.option(fc.string({ minLength: 1 })),
  })
  .map(({ routeToken, ...route }) => ({
    ...route,
    geometry: aRoute.geometry,
    ...(routeToken !== null && { routeToken }),
  }));

const arbitraryPlan: fc.Arbitrary<PlannerValue> = fc
  .record({
    id: fc.uuid(),
    pickups: fc.array(arbitraryStop('pickup'), { minLength: 1, maxLength: 5 }),
    dropoff: arbitraryStop('dropoff'),
    route: fc.option(arbitraryRoute),
    stale: fc.constant(false),
    reference: text,
    instructions: text,
  })
  .chain((plan) =>
    fc.oneof(
      fc.constant({ ...plan, mode: 'delivery' as const, estimatedBasketAmount: null }),
      fc.option(fc.integer({ min: 0, max: 50_000 })).map((cents) => ({
        ...plan,
        mode: 'errand' as const,
        estimatedBasketAmount: cents === null ? null : cents / 100,
      })),
    ),
  );

/** As a cart keeps it and sends it. */
function stored(plan: PlannerValue, toMeta = toDeliveryMeta): PlannedInstance {
  return JSON.parse(
    JSON.stringify({
      id: plan.id,
      deliveryMeta: toMeta(plan),
      deliveryInstructions: plan.instructions || undefined,
      deliveryReference: plan.reference || undefined,
      estimatedBasketAmount: plan.estimatedBasketAmount ?? undefined,
    }),
  );
}

function withoutIds(plan: PlannerValue): PlannerValue {
  const unnamed = (stop: Stop): Stop => ({ ...stop, id: 'any' });
  return { ...plan, pickups: plan.pickups.map(unnamed), dropoff: unnamed(plan.dropoff) };
}

function comesBack(toMeta = toDeliveryMeta): (plan: PlannerValue) => void {
  return (plan) => {
    let count = 0;
    const back = fromDeliveryMeta(stored(plan, toMeta), () => `new${count++}`);
    expect(withoutIds(back)).toEqual(JSON.parse(JSON.stringify(plan)));
    expect(new Set([...back.pickups, back.dropoff].map(({ id }) => id)).size).toBe(plan.pickups.length + 1);
  };
}

test('[RT30] every plan comes back from a cart', () => {
  fc.assert(fc.property(arbitraryPlan, comesBack()), { numRuns: 1_000 });
});

test('[RT30] a meta that forgets the unit is caught by the same property', () => {
  const forgetful = (plan: PlannerValue): DeliveryMeta => {
    const meta = toDeliveryMeta(plan);
    return { ...meta, stops: meta.stops.map(({ unit: _unit, ...stop }) => stop) };
  };
  expect(fc.check(fc.property(arbitraryPlan, comesBack(forgetful)), { numRuns: 1_000 }).failed).toBe(true);
});

test('[RT30] what is empty is absent, pickups are counted and called pickup', () => {
  const meta = toDeliveryMeta(aPlan(3));
  expect(meta).toMatchObject({ extraPickupCount: 2, routePending: false, routeToken: 'signed' });
  expect(meta.stops.map(({ type }) => type)).toEqual(['pickup', 'pickup', 'pickup', 'dropoff']);
  expect(meta.stops[0]).toEqual({
    type: 'pickup',
    street: '1 Oak Street',
    city: 'Orlando',
    state: 'FL',
    zip: '32801',
    label: '1 Oak Street, Orlando, FL 32801',
    latitude: 28.5,
    longitude: -81.38,
    source: 'photon',
    placeId: 'N0',
  });
});

test('[RT44] the line of an estimate is not kept: it is drawn again from stop to stop', () => {
  const plan = aPlan(2);
  const points = [...plan.pickups, plan.dropoff].map(({ longitude, latitude }) => [longitude, latitude]);
  const geometry = { type: 'LineString', coordinates: points };
  const deliveryMeta = toDeliveryMeta({ ...plan, route: { ...aRoute, source: 'embedded', estimated: true } });
  expect(deliveryMeta.geometry).toBeUndefined();
  expect(lineOf(deliveryMeta)).toEqual(geometry);
  expect(fromDeliveryMeta({ id: 'i', deliveryMeta }, () => 'x').route).toMatchObject({ geometry });
  const [first, ...others] = deliveryMeta.stops;
  const lost = [{ ...first, type: 'pickup' as const, latitude: undefined }, ...others];
  expect(lineOf({ ...deliveryMeta, stops: lost })).toBeUndefined();
  expect(lineOf({ ...deliveryMeta, source: 'osrm' })).toBeUndefined();
});

test('[RT30] a road without a token stays pending, a pending one with a token is none', () => {
  const { routeToken: _token, ...own } = aRoute;
  const meta = toDeliveryMeta(aPlan(1, { route: own }));
  expect(meta).toMatchObject({ routePending: true, distanceMiles: 12.34 });
  const read = (deliveryMeta: DeliveryMeta) => fromDeliveryMeta({ id: 'i', deliveryMeta }, () => 'x').route;
  expect(read(meta)).toEqual(own);
  expect(read({ ...meta, routeToken: 'refused' })).toBeNull();
  expect(toDeliveryMeta(aPlan(1, { route: null }))).toMatchObject({ routePending: true });
});

test('[RT30][RT43] a doubt comes back with its token, and with another address it goes', () => {
  const doubt = {
    ...{ placedMiles: 0.1, placedMinutes: 1, typedMiles: 22, typedMinutes: 41 },
    points: [
      { offMiles: 0.3, fault: null },
      { offMiles: 17, fault: 'address.point_far' as const },
    ],
  };
  const plan = aPlan(1, { route: null, doubt: { ...doubt, routeToken: 'signed' } });
  const deliveryMeta = toDeliveryMeta(plan);
  expect(deliveryMeta).toMatchObject({ routePending: true, routeToken: 'signed', doubt });
  expect(deliveryMeta.distanceMiles).toBeUndefined();
  const back = fromDeliveryMeta({ id: 'i', deliveryMeta }, () => 'x');
  expect([back.route, back.doubt]).toEqual([null, plan.doubt]);
  const moved = editStop(back, back.dropoff.id, { street: '9 Elsewhere Road' });
  expect([moved.doubt, moved.stale]).toEqual([undefined, true]);
});

test('[RT30] the stops of older carts are pickups; what is missing is empty', () => {
  const deliveryMeta: DeliveryMeta = {
    kind: 'errand',
    stops: [
      { type: 'pickup', street: '1 Oak' },
      { type: 'stop', street: '2 Elm' },
    ],
    extraPickupCount: 1,
    routePending: true,
  };
  const plan = fromDeliveryMeta({ id: 'i', deliveryMeta }, () => 'x');
  expect(plan).toMatchObject({ id: 'i', mode: 'errand', route: null });
  expect(plan.pickups).toMatchObject([
    { type: 'pickup', street: '1 Oak' },
    { type: 'pickup', street: '2 Elm' },
  ]);
  expect(plan.dropoff).toMatchObject({ type: 'dropoff', street: '', state: 'FL' });
  expect(fromDeliveryMeta({ id: 'i' }, () => 'x').pickups).toHaveLength(1);
});
