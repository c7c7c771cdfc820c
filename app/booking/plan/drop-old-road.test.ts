import { expect, test } from 'vitest';
import { ROUTE_LIFE_MIN } from '#shared/delivery/route.ts';
import { addMinutes, addMs, instantFromMs } from '#shared/kernel/instant.ts';
import { aPlan, aRoute } from './a-plan.test-support.ts';
import { dropOldRoad } from './drop-old-road.ts';

const signedAt = instantFromMs(Date.UTC(2026, 10, 21, 15));
/** The last letters make base64 speak of + and /, which a token spells - and _. */
const payload = Buffer.from(JSON.stringify([9.5, 21, 'osrm', false, signedAt / 1000, '÷þ~?'])).toString(
  'base64url',
);
const routeToken = `2.a.${payload}.digest`;
const end = addMinutes(signedAt, ROUTE_LIFE_MIN);
const plan = aPlan({ route: aRoute({ routeToken }) });

test('[RT46] a road counts until its token ends, and from then on the plan has none', () => {
  expect(dropOldRoad(plan, addMs(end, -1))).toBe(plan);
  expect(dropOldRoad(plan, end)).toEqual({ ...plan, route: null });
});

test('[RT46] so does a doubt', () => {
  const miles = { placedMiles: 0.1, placedMinutes: 1, typedMiles: 22, typedMinutes: 41 };
  const doubted = aPlan({ doubt: { ...miles, points: [], routeToken } });
  expect(dropOldRoad(doubted, addMs(end, -1))).toBe(doubted);
  expect(dropOldRoad(doubted, end)).toMatchObject({ doubt: undefined, stale: false });
});

test.each([
  'signed',
  '',
  '2.a.!!.digest',
  '2.a.e30.digest',
  `3.a.${Buffer.from('[1,2]').toString('base64url')}.digest`,
])('[RT46] the server judges a token that says no time here: %s', (strange) => {
  const kept = aPlan({ route: aRoute({ routeToken: strange }) });
  expect(dropOldRoad(kept, end)).toBe(kept);
});

test('[RT46] a plan without a road, or with one of this device, stays as it is', () => {
  const { routeToken: _none, ...here } = aRoute();
  for (const kept of [aPlan(), aPlan({ route: here })]) expect(dropOldRoad(kept, end)).toBe(kept);
});
