/** Deliveries for tests over HTTP: stops of Florida, computed roads, and the cart's line made of them. */
import type { DirectionsView, PointInput } from '#shared/api/delivery.ts';
import type { DeliveryMeta, DeliveryMode, MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { Caller } from './api.ts';
import type { TestCatalogue } from './shop.ts';

/** Orlando, Winter Park, Kissimmee: a few miles of each other. Miami is more than a hundred away. */
const towns = {
  orlando: { city: 'Orlando', state: 'FL', zip: '32801' },
  winterPark: { city: 'Winter Park', state: 'FL', zip: '32789' },
  kissimmee: { city: 'Kissimmee', state: 'FL', zip: '34741' },
  miami: { city: 'Miami', state: 'FL', zip: '33130' },
} as const;

export function aPickup(town: keyof typeof towns, given: Partial<PointInput> = {}): PointInput {
  return { type: 'pickup', street: '12 Palm Way', ...towns[town], ...given };
}

export function aDropoff(town: keyof typeof towns, given: Partial<PointInput> = {}): PointInput {
  return { type: 'dropoff', street: '400 Lake Drive', ...towns[town], ...given };
}

export async function directions(api: Caller, points: readonly PointInput[]): Promise<DirectionsView> {
  const answer = await api.post('/delivery/directions', { points, locale: 'en' });
  if (answer.status !== 200) throw new Error(`No road: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What a device puts into its cart after the answer. */
export function metaOf(
  points: readonly PointInput[],
  view: DirectionsView,
  kind: DeliveryMode = 'delivery',
): DeliveryMeta {
  const stops = points.map((point, index) => {
    const { label, latitude, longitude, source, placeId, approximate } = view.stops[index] ?? {};
    const found = { label, latitude, longitude, source, placeId, approximate };
    return Object.fromEntries(
      Object.entries({ ...point, ...found }).filter(([, value]) => value !== null && value !== undefined),
    ) as unknown as MetaStop; // a point of the wire without its nulls
  });
  return {
    kind,
    stops,
    extraPickupCount: points.length - 2,
    routePending: view.routePending,
    distanceMiles: view.distanceMiles ?? undefined,
    durationMinutes: view.durationMinutes ?? undefined,
    geometry: view.geometry ?? undefined,
    estimated: view.estimated,
    source: view.source ?? undefined,
    routeToken: view.routeToken ?? undefined,
  };
}

export function aDeliveryItem(shop: TestCatalogue, deliveryMeta: DeliveryMeta, given: object = {}) {
  const instance = { id: crypto.randomUUID(), options: [], deliveryMeta, ...given };
  return { id: crypto.randomUUID(), serviceId: shop.deliveryId, productId: null, instances: [instance] };
}

/** A delivery whose road has been computed. */
export async function aRoutedItem(
  api: Caller,
  shop: TestCatalogue,
  points: readonly PointInput[],
  { kind = 'delivery', ...given }: { kind?: DeliveryMode } & Record<string, unknown> = {},
) {
  return aDeliveryItem(shop, metaOf(points, await directions(api, points), kind), given);
}
