/** Points that are not where their addresses say: no price from them, and the day keeps the time of the longer road. */
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { PointInput } from '#shared/api/delivery.ts';
import { chainGeocoders } from '../../server/providers/geocoder/choose-geocoder.ts';
import { photonGeocoder } from '../../server/providers/geocoder/photon.ts';
import { photonFeatures } from '../../server/providers/geocoder/photon-stand-in.test-support.ts';
import { callLoopback, openLoopback, sendJson } from '../../server/providers/loopback.test-support.ts';
import { osrmRouter } from '../../server/providers/router/osrm.ts';
import { answerAsOsrm, osrmRecordings } from '../../server/providers/router/recordings.test-support.ts';
import { aDeliveryItem, aDropoff, aPickup, directions, metaOf } from '../support/deliveries.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { book, bookingBody, fillCart, freeSlot, linkOf } from '../support/shop.ts';

openShop();

const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
const here = { latitude: 28.5421, longitude: -81.3739, source: 'manual' as const };
const beside = { ...here, latitude: here.latitude + 0.001 };
/** Orlando and Kissimmee, 22 miles of road, with both points a hundred steps from each other. */
const talkedDown = [aPickup('orlando', here), aDropoff('kissimmee', beside)];
const honest = [aPickup('orlando'), aDropoff('kissimmee')];
const ownDeps = () => ({ router: api.server.deps.router, geocoder: api.server.deps.geocoder });
let before: ReturnType<typeof ownDeps> | undefined;

afterEach(() => {
  if (before) Object.assign(api.server.deps, before);
  before = undefined;
});

/** The cart's totals and the booking made of it, as its owner and as staff see it. */
async function bookRoad(points: readonly PointInput[], lie: object = {}) {
  const meta = { ...metaOf(points, await directions(api, points)), ...lie };
  const cartId = await fillCart(api, [aDeliveryItem(shop, meta)]);
  const { totals, cart } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  const slot = await freeSlot(api, day, totals.minutes);
  const made = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total }));
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  const { id, email, sig } = linkOf(made.body.manageUrl);
  const managed = (await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`)).body;
  const staff = (await api.get(`/admin/bookings/${id}`, admin)).body;
  return { totals, cart, made: made.body, managed, staff };
}

async function minutesOf(points: readonly PointInput[]): Promise<number> {
  const { durationMinutes } = await directions(api, points);
  return durationMinutes ?? 0;
}

describe('a road talked down with the map', () => {
  test('is pending in the planner, with the reason for each stop and both roads', async () => {
    const view = await directions(api, talkedDown);
    expect(view).toMatchObject({ routePending: true, distanceMiles: null, geometry: null });
    expect(view.errors).toMatchObject([{ index: 1, code: 'address.point_far' }]);
    expect(view.doubt?.placedMiles).toBeLessThan(0.2);
    expect(view.doubt?.typedMiles).toBeGreaterThan(15);
    expect(view.doubt?.points).toMatchObject([
      { fault: null },
      { fault: 'address.point_far', offMiles: expect.closeTo(17, -1) },
    ]);
  });

  test('books PENDING and "from", marked for staff, with the minutes of the longer road', async () => {
    const { totals, made, managed, staff } = await bookRoad(talkedDown);
    expect(totals.lines[0]).toMatchObject({ provisional: true, estimate: true, amount: 10 });
    expect(made).toMatchObject({ status: 'PENDING', estimate: true, total: 10 });
    expect(managed.delivery).toMatchObject({ routePending: true, distanceMiles: null });
    expect(managed.delivery.doubt.typedMiles).toBeGreaterThan(15);
    expect(staff.delivery.doubt).toEqual(managed.delivery.doubt);
    expect(staff.row.work[1]).toMatch(
      /^Trajet à vérifier.* 0,1\u00a0mi entre les points placés, \d\d,\d\u00a0mi entre les adresses.*Destination.*point loin de l’adresse \(1\d,\d\u00a0mi\)$/,
    );
    const kept = (Date.parse(managed.endISO) - Date.parse(managed.startISO)) / 60_000;
    expect(kept).toBeGreaterThanOrEqual(20 + (await minutesOf(honest)) - 15);
    expect(kept).toBeGreaterThan(50);
  });

  test.each(['google', 'photon', 'user', 'embedded'] as const)(
    'is no cheaper for saying that its points come from %s',
    async (source) => {
      const points = talkedDown.map((point) => ({ ...point, source, approximate: false }));
      expect((await bookRoad(points)).made).toMatchObject({ status: 'PENDING', total: 10 });
    },
  );

  test('is no cheaper for what the cart claims beside the token', async () => {
    const claims = { routePending: false, distanceMiles: 0.1, durationMinutes: 1, doubt: undefined };
    const { made, managed } = await bookRoad(talkedDown, claims);
    expect(made).toMatchObject({ status: 'PENDING', total: 10 });
    expect(managed.delivery.doubt.typedMiles).toBeGreaterThan(15);
  });

  test('is no cheaper for points half way between the addresses', async () => {
    const halfWay = { ...here, latitude: 28.417, longitude: -81.39 };
    const points = [aPickup('orlando', halfWay), aDropoff('kissimmee', halfWay)];
    expect((await bookRoad(points)).made).toMatchObject({ status: 'PENDING', total: 10 });
  });

  test('is no cheaper with a ZIP of another town, point or no point', async () => {
    for (const point of [{}, beside]) {
      const points = [aPickup('orlando'), aDropoff('kissimmee', { zip: '32801', ...point })];
      const { made, managed } = await bookRoad(points);
      expect(made).toMatchObject({ status: 'PENDING', total: 10 });
      expect(managed.delivery.doubt.points[1].fault).toBe('address.mismatch');
      expect(managed.delivery.doubt.typedMiles).toBeGreaterThan(15);
    }
  });

  test('with an address that is not found cannot be checked, and is no cheaper for that', async () => {
    const points = [
      aPickup('orlando', here),
      aDropoff('kissimmee', { ...beside, city: 'Xyzzyville', zip: null }),
    ];
    const { made, managed, staff } = await bookRoad(points);
    expect(made).toMatchObject({ status: 'PENDING', total: 10 });
    expect(managed.delivery.doubt).toMatchObject({
      typedMiles: null,
      points: [{ fault: null }, { fault: 'address.unchecked', offMiles: null }],
    });
    expect(staff.row.work[1]).toContain('adresse introuvable, point non vérifié');
  });

  test('is measured and doubted the same by a road engine', async () => {
    const engine = await openLoopback((response, asked) => {
      const [from, to] = /driving\/([^;]+);([^?]+)/.exec(asked.url)?.slice(1) ?? [];
      const isShort = from?.slice(0, 6) === to?.slice(0, 6);
      const name = isShort ? 'route-ok-same-point-twice' : 'route-ok-2-stops';
      const recording = osrmRecordings.find((one) => one.name === name);
      if (recording) answerAsOsrm(recording)(response, asked);
    });
    before = ownDeps();
    Object.assign(api.server.deps, { router: osrmRouter(callLoopback(engine.base, { name: 'osrm' })) });
    // Ten straight miles: an engine whose road is shorter than the flight is not believed, and this one answers 6.6.
    const windermere = { ...beside, city: 'Windermere', zip: '34786' };
    const { made, managed } = await bookRoad([aPickup('orlando', here), aDropoff('orlando', windermere)]);
    await engine.stop();
    expect(made).toMatchObject({ status: 'PENDING', total: 10 });
    expect(managed.delivery.doubt).toMatchObject({
      placedMiles: 0,
      typedMiles: expect.closeTo(6.645, 2),
      typedMinutes: expect.closeTo(11.415, 2),
    });
  });
});

test('a point set by hand within three miles of its address has its price and is CONFIRMED', async () => {
  const door = { latitude: 28.2919, longitude: -81.4076, source: 'manual' as const };
  const { made, managed } = await bookRoad([aPickup('orlando', here), aDropoff('kissimmee', door)]);
  expect(made.status).toBe('CONFIRMED');
  expect(made.total).toBeGreaterThan(40);
  expect(managed.delivery).toMatchObject({ routePending: false, doubt: null });
});

describe('a plan whose points are middles of areas, because no vendor answered when it was made', () => {
  /** A real door of a wide ZIP area, five miles from its middle. */
  const door = { latitude: 27.86851, longitude: -82.07391 };
  const lithia = aPickup('orlando', { street: '400 South Orange Avenue', city: 'Lithia', zip: '33547' });
  const typed = [lithia, aDropoff('kissimmee')];

  /** Answered with what the gazetteer knows; from then on Photon knows the door in Lithia, and nothing else. */
  async function guessedPoints(): Promise<PointInput[]> {
    const { stops } = await directions(api, typed);
    expect(stops).toMatchObject([
      { source: 'embedded', approximate: true },
      { source: 'embedded', approximate: true },
    ]);
    const geometry = { type: 'Point', coordinates: [door.longitude, door.latitude] };
    const properties = { ...photonFeatures[0]?.properties, city: 'Lithia', postcode: '33547' };
    const photon = await openLoopback((response, { url }) =>
      sendJson(response, {
        type: 'FeatureCollection',
        features: url.includes('Lithia') ? [{ type: 'Feature', geometry, properties }] : [],
      }),
    );
    onTestFinished(() => photon.stop());
    before = ownDeps();
    const geocoder = chainGeocoders([photonGeocoder(callLoopback(photon.base, { name: 'photon' }))]);
    Object.assign(api.server.deps, { geocoder });
    return typed.map((point, index) => ({ ...point, ...stops[index] }));
  }

  test('[RT45] is computed to the door once a vendor knows it, and books CONFIRMED', async () => {
    const guessed = await guessedPoints();
    const view = await directions(api, guessed);
    expect(view).toMatchObject({ routePending: false, errors: [] });
    expect(view.stops[0]).toMatchObject({ ...door, source: 'photon', approximate: false });
    // Nobody knows better about the other one: it stays where it was.
    const { latitude, longitude } = guessed[1] ?? {};
    expect(view.stops[1]).toMatchObject({ latitude, longitude, source: 'embedded', approximate: true });
    expect((await bookRoad(guessed)).made.status).toBe('CONFIRMED');
  });

  test.each([
    ['said to be the person’s own', { source: 'user' as const }],
    ['said to be exact', { approximate: false }],
  ])('[RT45] a point %s is held against its address all the same', async (_what, said) => {
    const [guess = lithia, ...rest] = await guessedPoints();
    const view = await directions(api, [{ ...guess, ...said }, ...rest]);
    expect(view.errors).toMatchObject([{ index: 0, code: 'address.point_far' }]);
  });
});
