import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import type { DeliveryMeta, MetaStop } from '#shared/delivery/delivery-meta.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { type RouteFacts, signRouteToken } from '../delivery/route-token.ts';
import { type RouteJudge, verifyRoutes } from './verify-routes.ts';

const now = instantFromMs(Date.UTC(2026, 10, 21, 15));
const tenantId = '11111111-1111-4111-8111-111111111111';
const secrets = [{ kid: 'a', secret: 'a-secret-of-the-company' }];
const judge: RouteJudge = { secrets, tenantId, now };
const facts: RouteFacts = { distanceMiles: 12.34, durationMinutes: 27, source: 'osrm', estimated: false };
const stops: readonly MetaStop[] = [
  { type: 'pickup', street: '12 Palm Way', city: 'Orlando', state: 'FL', latitude: 28.54, longitude: -81.38 },
  { type: 'dropoff', street: '9 Oak Street', city: 'Miami', state: 'FL', latitude: 25.77, longitude: -80.19 },
];
const geometry = {
  type: 'LineString' as const,
  coordinates: [
    [-81.38, 28.54],
    [-80.19, 25.77],
  ] as const,
};

function itemOf(deliveryMeta: DeliveryMeta | undefined): CartItem {
  const instance = { id: '33333333-3333-4333-8333-333333333333', options: [], deliveryMeta };
  return {
    id: '44444444-4444-4444-8444-444444444444',
    serviceId: '55555555-5555-4555-8555-555555555555',
    productId: null,
    instances: [instance],
  };
}

function aMeta(given: Partial<DeliveryMeta> = {}): DeliveryMeta {
  const routeToken = signRouteToken(secrets, tenantId, given.stops ?? stops, facts, now);
  const base = { kind: 'delivery', extraPickupCount: 0, routePending: false } as const;
  return { ...base, stops, ...facts, geometry, routeToken, ...given };
}

function verified(meta: DeliveryMeta, by: RouteJudge = judge, accepted: readonly CartItem[] = []) {
  return verifyRoutes([itemOf(meta)], by, accepted)[0]?.instances[0]?.deliveryMeta;
}

const pending = { kind: 'delivery', stops, extraPickupCount: 0, routePending: true };

test('a good token keeps the road as it was measured', () => {
  expect(verified(aMeta())).toEqual(aMeta());
});

test('whatever is said beside a good token, the token counts', () => {
  const lies = { distanceMiles: 0.1, durationMinutes: 1, estimated: true, source: 'embedded' } as const;
  expect(verified(aMeta({ ...lies, routePending: true }))).toEqual(aMeta());
});

test.each<[string, Partial<DeliveryMeta>]>([
  ['without a token', { routeToken: undefined }],
  ['with an empty token', { routeToken: '' }],
  ['with a token of other stops', { routeToken: aMeta({ stops: [...stops].reverse() }).routeToken }],
])('a road %s is pending: stops stay, everything claimed of it goes', (_what, change) => {
  expect(verified(aMeta(change))).toStrictEqual(pending);
});

test('[RT43] a doubted road is pending with its doubt, whatever is said beside its token', () => {
  const points = [
    { offMiles: 0.2, fault: null },
    { offMiles: null, fault: 'address.unchecked' as const },
  ];
  const typed = { typedMiles: null, typedMinutes: null };
  const doubt = { placedMiles: 12.34, placedMinutes: 27, ...typed, points };
  const routeToken = signRouteToken(secrets, tenantId, stops, { ...facts, doubt }, now);
  expect(verified(aMeta({ routeToken }))).toStrictEqual({ ...pending, routeToken, doubt });
  expect(verified(aMeta({ routeToken, doubt: { ...doubt, placedMiles: 3 } }))).toMatchObject({ doubt });
});

test('a doubt that only the sender knows of is none', () => {
  const doubt = { placedMiles: 1, placedMinutes: 1, typedMiles: 2, typedMinutes: 2, points: [] };
  expect(verified(aMeta({ doubt }))).toStrictEqual(aMeta());
});

test('the token of another company is no token', () => {
  expect(verified(aMeta(), { ...judge, tenantId: secrets[0]?.secret ?? '' })).toStrictEqual(pending);
});

test('a token ends after 90 days, except in the cart that holds it already', () => {
  const later = { ...judge, now: addMinutes(now, 90 * 24 * 60) };
  const meta = aMeta();
  expect(verified(meta, { ...judge, now: addMinutes(now, 90 * 24 * 60 - 1) })).toEqual(meta);
  expect(verified(meta, later)).toStrictEqual(pending);
  expect(verified(meta, later, [itemOf(meta)])).toEqual(meta);
});

test('lines without a delivery stay the very same', () => {
  const item = itemOf(undefined);
  expect(verifyRoutes([item], judge)[0]).toBe(item);
});
