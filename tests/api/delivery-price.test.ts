import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { DeliveryMeta, MetaStop } from '#shared/delivery/delivery-meta.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { type RouteFacts, signRouteToken } from '../../server/domain/delivery/route-token.ts';
import { aDeliveryItem, aDropoff, aPickup, directions, metaOf } from '../support/deliveries.ts';
import { api, openShop, shop } from '../support/open-shop.ts';
import { openCart } from '../support/shop.ts';

openShop();

const ROUTES = 1_000;
/** As many lines as one body of 64 KB holds. */
const LINES = 40;

const arbitraryStop = (type: MetaStop['type']) =>
  fc.record({
    type: fc.constant(type),
    street: fc.stringMatching(/^[1-9]\d{0,3} [A-Z][a-z]{2,9} Street$/),
    city: fc.constantFrom('Orlando', 'Winter Park', 'Tampa'),
    state: fc.constant('FL'),
    latitude: fc.double({ min: 25, max: 30, noNaN: true }),
    longitude: fc.double({ min: -83, max: -80, noNaN: true }),
  });

/** Half cents (x.x5 miles at $1.90), the edge of a quote, and every other length. */
const arbitraryMiles = fc.oneof(
  fc.constantFrom(0, 0.05, 12.34, 12.35, 99.999_999, 100, 100.01),
  fc.integer({ min: 0, max: 2_000 }).map((count) => (2 * count + 1) / 20),
  fc.double({ min: 0, max: 400, noNaN: true }),
);

const arbitraryDelivery = fc.record({
  kind: fc.constantFrom('delivery' as const, 'errand' as const),
  pickups: fc.array(arbitraryStop('pickup'), { minLength: 1, maxLength: 3 }),
  dropoff: arbitraryStop('dropoff'),
  distanceMiles: arbitraryMiles,
  durationMinutes: fc.double({ min: 0, max: 500, noNaN: true }),
  estimated: fc.boolean(),
});

/** What a device holds after it was told this road: signed by the server, with the server's own keys. */
function signedMetas(count: number): DeliveryMeta[] {
  const { env, now } = api.server.deps;
  return fc.sample(arbitraryDelivery, count).map(({ kind, pickups, dropoff, ...measured }) => {
    const stops = [...pickups, dropoff];
    const facts: RouteFacts = { ...measured, source: measured.estimated ? 'embedded' : 'osrm' };
    const routeToken = signRouteToken(env.linkSecrets, api.tenantId, stops, facts, now());
    const head = { kind, stops, extraPickupCount: pickups.length - 1, routePending: false };
    return { ...head, ...facts, routeToken };
  });
}

async function bookOfShop(): Promise<PriceBook> {
  const { deps } = api.server;
  const tenant = await tenantOfSlug(deps.db, 'sabal');
  if (!tenant) throw new Error('Expected a tenant');
  return (await deps.catalogue.current(tenant)).book;
}

/** The device's side, in cents: lines and total. */
function priceOnDevice(items: readonly CartItem[], book: PriceBook): number[] {
  const now = instantFromMs(Date.now());
  const totals = priceCart({ items, book, coupons: [], now, stepMin: 30 });
  return [...totals.lines.map(({ amountCents }) => amountCents), totals.totalCents];
}

async function priceOnServer(items: readonly CartItem[]): Promise<number[]> {
  const cartId = await openCart(api);
  const answer = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  const { lines, total } = answer.body.totals;
  return [...lines.map(({ amount }: { amount: number }) => toCents(amount)), toCents(total)];
}

test(`${ROUTES} random roads cost the same cents on the server and on the device, and lies change nothing`, async () => {
  const book = await bookOfShop();
  let caught = 0;
  for (let done = 0; done < ROUTES; done += LINES) {
    const items: CartItem[] = signedMetas(LINES).map((meta) => aDeliveryItem(shop, meta));
    const lies: CartItem[] = items.map((item) => ({ ...item, instances: item.instances.map(lied) }));
    const honest = priceOnDevice(items, book);
    expect(await priceOnServer(items)).toEqual(honest);
    expect(await priceOnServer(lies)).toEqual(honest);
    // A server that believed the sender would be seen by the line above.
    if (String(priceOnDevice(lies, book)) !== String(honest)) caught += 1;
  }
  expect(caught).toBe(ROUTES / LINES);
});

function lied(instance: CartItem['instances'][number]): CartItem['instances'][number] {
  const { deliveryMeta } = instance;
  if (deliveryMeta === undefined) return instance;
  const claims = { distanceMiles: 0.1, durationMinutes: 1, extraPickupCount: 0, estimated: false };
  return { ...instance, deliveryMeta: { ...deliveryMeta, ...claims } };
}

describe('a delivery in a cart', () => {
  const points = [aPickup('winterPark'), aPickup('kissimmee'), aDropoff('orlando')];

  test('keeps the road that the server measured, and sending it twice is the same cart', async () => {
    const meta = metaOf(points, await directions(api, points));
    const items = [aDeliveryItem(shop, meta)];
    const cartId = await openCart(api);
    const first = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
    const { pricing: _fees, ...kept } = first.body.cart.items[0].instances[0].deliveryMeta;
    expect(kept).toEqual(JSON.parse(JSON.stringify(meta)));
    expect(first.body.totals.lines[0]).toMatchObject({ estimate: true, provisional: false, quote: false });
    const again = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: first.body.cart.items });
    expect(again.body.cart.version).toBe(first.body.cart.version);
  });

  test.each<[string, (meta: DeliveryMeta) => Partial<DeliveryMeta>]>([
    ['without its token', () => ({ routeToken: undefined })],
    [
      'with another order',
      ({ stops: [one, two, three] }) => ({ stops: [two, one, three].flatMap((s) => s ?? []) }),
    ],
    ['with another city', ({ stops }) => ({ stops: stops.map((stop) => ({ ...stop, city: 'Miami' })) })],
    ['with a stop left out', ({ stops }) => ({ stops: stops.slice(1) })],
  ])('%s has a pending road and a price that is only "from"', async (_what, change) => {
    const meta = metaOf(points, await directions(api, points));
    const items = [aDeliveryItem(shop, { ...meta, ...change(meta) })];
    const cartId = await openCart(api);
    const { body } = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
    const kept = body.cart.items[0].instances[0].deliveryMeta;
    expect(Object.keys(kept).sort()).toEqual([
      'extraPickupCount',
      'kind',
      'pricing',
      'routePending',
      'stops',
    ]);
    expect(body.totals.lines[0]).toMatchObject({ provisional: true, parts: { optionsSum: 0 } });
  });

  test('unit and notes may change afterwards; nulls of other clients are read as missing', async () => {
    const meta = metaOf(points, await directions(api, points));
    const stops = meta.stops.map((stop) => ({ ...stop, unit: ' 4B ', notes: 'code 1234', searchMode: null }));
    const item = aDeliveryItem(shop, meta);
    const sent = {
      ...item,
      instances: [{ ...item.instances[0], deliveryMeta: { ...meta, stops, geometry: null } }],
    };
    const cartId = await openCart(api);
    const { body } = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [sent] });
    const kept = body.cart.items[0].instances[0].deliveryMeta;
    expect([kept.routePending, kept.stops[0].unit, kept.stops[0].searchMode]).toEqual([
      false,
      '4B',
      undefined,
    ]);
  });

  test('its fees come back with it, of the server’s own making whatever was claimed', async () => {
    const meta = metaOf(points, await directions(api, points));
    const cheap = { baseFee: 0, pickupFee: 0, mileageRate: 0.01, mileageFee: 0, extras: [], total: 0 };
    const cartId = await openCart(api);
    const items = [aDeliveryItem(shop, { ...meta, pricing: cheap } as DeliveryMeta)]; // a foreign client's field
    const { body } = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items });
    const { pricing } = body.cart.items[0].instances[0].deliveryMeta;
    expect(pricing).toMatchObject({ baseFee: 10, mileageRate: 1.9, extras: [], total: body.totals.total });
    expect(pricing.baseFee + pricing.pickupFee + pricing.mileageFee).toBeCloseTo(body.totals.total, 6);
    const read = (await api.get(`/cart/${cartId}`)).body;
    expect(read.items[0].instances[0].deliveryMeta.pricing).toEqual(pricing);
  });

  test('a road without its line gets back the one that came with its token before', async () => {
    const geometry = {
      type: 'LineString' as const,
      coordinates: [[-81.38, 28.54] as const, [-81.35, 28.6] as const],
    };
    const [meta] = signedMetas(1);
    if (meta === undefined) throw new Error('Expected a road');
    const item = aDeliveryItem(shop, { ...meta, geometry });
    const cartId = await openCart(api);
    const lineOf = async (sent: object) => {
      const { body } = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [sent] });
      return body.cart.items[0].instances[0].deliveryMeta.geometry;
    };
    expect(await lineOf(item)).toEqual(geometry);
    const { version } = (await api.get(`/cart/${cartId}`)).body;
    const bare = { ...item, instances: [{ ...item.instances[0], deliveryMeta: meta }] };
    expect(await lineOf(bare)).toEqual(geometry);
    expect((await api.get(`/cart/${cartId}`)).body.version).toBe(version);
  });
});
