import { describe, expect, test } from 'vitest';
import { bookingView } from '#shared/api/bookings.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { signRouteToken } from '../../server/domain/delivery/route-token.ts';
import { slotAt } from '../support/booking.ts';
import { aDeliveryItem, aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit, cartOf, putItems } from '../support/edit.ts';
import { api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  address,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  openCart,
  rowsOf,
} from '../support/shop.ts';

openShop();

/** Books a cart and answers its mail, its manage page and the booking's answer. */
async function bookAndRead(items: readonly object[], change: object = {}) {
  const cartId = await fillCart(api, items);
  const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  const slot = await freeSlot(api, day, totals.minutes);
  const answer = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total, ...change }));
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  const { id, email, sig } = linkOf(answer.body.manageUrl);
  const managed = (await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`)).body;
  return { totals, made: answer.body, managed, mail: await newestMail() };
}

async function newestMail(): Promise<{ subject: string; text: string; html: string }> {
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
  return (await api.get(`/admin/mails/${mails[0].id}`, admin)).body;
}

function detailsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('  · ') ? [line.slice(4)] : []));
}

const points = [
  aPickup('winterPark', { unit: '4B', notes: 'door code #OCELOT' }),
  aPickup('kissimmee'),
  aDropoff('orlando'),
];
const told = { deliveryInstructions: 'Two bags, cold first', deliveryReference: 'PO 77' };

/** A road of this length, signed as the server signs it. */
function aMeasuredItem(durationMinutes: number, distanceMiles = 12.34) {
  const stops: MetaStop[] = [
    {
      type: 'pickup',
      street: '12 Palm Way',
      city: 'Orlando',
      state: 'FL',
      latitude: 28.54,
      longitude: -81.38,
    },
    {
      type: 'dropoff',
      street: '9 Oak Street',
      city: 'Orlando',
      state: 'FL',
      latitude: 28.5,
      longitude: -81.4,
    },
  ];
  const { env, now } = api.server.deps;
  const facts = { distanceMiles, durationMinutes, source: 'osrm', estimated: false } as const;
  const routeToken = signRouteToken(env.linkSecrets, api.tenantId, stops, facts, now());
  return aDeliveryItem(shop, {
    ...{ kind: 'delivery', stops, extraPickupCount: 0, routePending: false, routeToken },
    ...facts,
  });
}

test('whoever drives is told every stop of a long delivery, each on a line', async () => {
  const shops = ['Publix', 'Home Depot', 'Walmart Supercenter', 'Whole Foods Market', 'Target'];
  const road = [
    ...shops.map((placeName) => aPickup('winterPark', { placeName, searchMode: 'place' })),
    aDropoff('orlando'),
  ];
  const { made } = await bookAndRead([await aRoutedItem(api, shop, road, told)]);
  const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
  const { row } = (await api.get(`/admin/bookings/${made.id}`, admin)).body;
  const [head, ...stops] = row.work;
  expect(head).toMatch(/^Livraisons et courses\u00a0: Livraison, .+\(estimation\)$/);
  expect(stops.slice(0, 5)).toEqual(shops.map((name) => expect.stringContaining(name)));
  expect(stops[5]).toContain('400 Lake Drive');
  expect(stops.slice(6)).toEqual([expect.stringContaining('Two bags'), expect.stringContaining('PO 77')]);
});

describe('booking a delivery', () => {
  test('an estimated road books CONFIRMED as an estimate, with the whole delivery on every page', async () => {
    const { made, managed } = await bookAndRead([await aRoutedItem(api, shop, points, told)]);
    expect(made).toMatchObject({ status: 'CONFIRMED', estimate: true, quote: false });
    expect(bookingView.parse(managed)).toEqual(managed);
    const { delivery } = managed;
    expect(made.delivery).toEqual(delivery);
    expect(managed.itemsSnapshot[0].detail[0].delivery).toEqual(delivery);
    expect(delivery).toMatchObject({
      ...{ kind: 'delivery', extraPickupCount: 1, routePending: false, estimated: true, quote: false },
      ...{ instructions: 'Two bags, cold first', reference: 'PO 77', estimatedBasketAmount: null },
      pricing: { baseFee: 10, pickupFee: 10, mileageRate: 1.9, extras: [], total: made.total },
    });
    expect(delivery.stops[0]).toMatchObject({ unit: '4B', notes: 'door code #OCELOT', approximate: true });
    expect(JSON.stringify(delivery)).not.toContain('routeToken');
    const { baseFee, pickupFee, mileageFee } = delivery.pricing;
    expect(baseFee + pickupFee + mileageFee).toBeCloseTo(made.total, 6);
  });

  test('a measured road is no estimate', async () => {
    const { made, managed, mail } = await bookAndRead([aMeasuredItem(27)]);
    expect(made).toMatchObject({ status: 'CONFIRMED', estimate: false, total: 33.45 });
    expect(managed.delivery.pricing).toMatchObject({ baseFee: 10, mileageFee: 23.45, total: 33.45 });
    expect(detailsIn(mail.text)[0]).toBe('Delivery, 12.3 mi');
    expect(mail.text).not.toContain('not measured');
  });

  test('an errand keeps its basket, which is never charged', async () => {
    const item = await aRoutedItem(api, shop, points, { kind: 'errand', estimatedBasketAmount: 80.5 });
    const { made, managed } = await bookAndRead([item]);
    expect(managed.delivery).toMatchObject({ kind: 'errand', estimatedBasketAmount: 80.5 });
    expect(managed.delivery.pricing).toMatchObject({ baseFee: 15, total: made.total });
  });

  test('[PR40] a pending road books PENDING, "from" its base fee', async () => {
    const meta = { kind: 'delivery' as const, extraPickupCount: 0, routePending: true };
    const stops = [
      { type: 'pickup' as const, street: '1 A Street', city: 'Xyzzyville', state: 'FL' },
      { type: 'dropoff' as const, street: '9 Oak Street', city: 'Orlando', state: 'FL' },
    ];
    const { totals, made, managed, mail } = await bookAndRead([aDeliveryItem(shop, { ...meta, stops })]);
    expect(totals.lines[0]).toMatchObject({ provisional: true, estimate: true, amount: 10 });
    expect(made).toMatchObject({ status: 'PENDING', estimate: true, quote: false, total: 10 });
    expect(managed.delivery).toMatchObject({ routePending: true, distanceMiles: null, geometry: null });
    expect(managed.delivery.pricing).toMatchObject({ mileageFee: null, total: 10 });
    expect(made).toMatchObject({ provisional: true });
    expect([managed.provisional, managed.itemsSnapshot[0].provisional]).toEqual([true, true]);
    expect(mail.text).toMatch(/^Delivery and errands: from \$10\.00$/m);
    expect(mail.text).toMatch(/^Estimated total: from \$10\.00$/m);
    expect(detailsIn(mail.text)[0]).toBe('Delivery, distance to be confirmed');
    expect(mail.text).toContain('The distance is not measured yet: you pay for the road as it is.');
    expect(mail.text).not.toContain('you pay for the time');
  });

  test('beyond 100 miles it is a quote without a price', async () => {
    const far = [aPickup('orlando'), aDropoff('miami')];
    const { made, managed, mail } = await bookAndRead([await aRoutedItem(api, shop, far)]);
    expect(made).toMatchObject({ status: 'PENDING', quote: true, total: 0 });
    expect(managed.delivery).toMatchObject({ quote: true, pricing: { mileageFee: null, total: 0 } });
    expect(managed.delivery.distanceMiles).toBeGreaterThan(100);
    expect(mail.subject).toMatch(/^Quote request received: /);
    expect(mail.text).not.toContain('$');
    // The drive alone is longer: no request empties a day.
    expect(made.meta.minutes).toBe(60);
    expect(Date.parse(made.endISO) - Date.parse(made.startISO)).toBe(60 * 60_000);
    expect(managed.delivery.durationMinutes).toBeGreaterThan(120);
  });

  test('beside other services the delivery still has its card, and a cart without one has none', async () => {
    const mixed = [aCarpetItem(shop, 1), await aRoutedItem(api, shop, points)];
    expect((await bookAndRead(mixed)).managed.delivery).toMatchObject({ kind: 'delivery' });
    const { made, managed } = await bookAndRead([aCarpetItem(shop, 1)]);
    expect([made.delivery, managed.delivery]).toEqual([undefined, undefined]);
  });

  test('the minutes of the road feed the length of the visit', async () => {
    const minutesOf = async (driveMin: number) => {
      const cartId = await fillCart(api, [aMeasuredItem(driveMin)]);
      return (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals.minutes;
    };
    const short = await minutesOf(20);
    expect((await minutesOf(140)) - short).toBe(120);
    const { managed } = await bookAndRead([aMeasuredItem(140)]);
    expect(Date.parse(managed.endISO) - Date.parse(managed.startISO)).toBe((short + 120) * 60_000);
  });
});

describe('the mail of a delivery', () => {
  const lines = {
    en: [
      /^Delivery, about \d+ mi \(estimate\)$/,
      'Pickup 1: 12 Palm Way, Winter Park, FL 32789 (unit 4B)',
      'Pickup 2: 12 Palm Way, Kissimmee, FL 34741',
      'Drop-off: 400 Lake Drive, Orlando, FL 32801',
      'Instructions: Two bags, cold first',
      'Your reference: PO 77',
    ],
    es: [
      /^Entrega, aprox\. \d+ mi \(estimación\)$/,
      'Recogida 1: 12 Palm Way, Winter Park, FL 32789 (apto. 4B)',
      'Recogida 2: 12 Palm Way, Kissimmee, FL 34741',
      'Destino: 400 Lake Drive, Orlando, FL 32801',
      'Instrucciones: Two bags, cold first',
      'Tu referencia: PO 77',
    ],
    fr: [
      /^Livraison, environ \d+\u00a0mi \(estimation\)$/,
      'Retrait 1\u00a0: 12 Palm Way, Winter Park, FL 32789 (appt\u00a04B)',
      'Retrait 2\u00a0: 12 Palm Way, Kissimmee, FL 34741',
      'Destination\u00a0: 400 Lake Drive, Orlando, FL 32801',
      'Consignes\u00a0: Two bags, cold first',
      'Votre référence\u00a0: PO 77',
    ],
  };

  test.each(Object.entries(lines))(
    'tells mode, distance and every stop in %s, and no code of a door',
    async (locale, wanted) => {
      const { mail } = await bookAndRead([await aRoutedItem(api, shop, points, told)], { locale });
      const [first, ...others] = wanted;
      const [road, ...stops] = detailsIn(mail.text);
      expect(road).toMatch(first ?? '');
      expect(stops).toEqual(others);
      expect(mail.text + mail.html).not.toContain('OCELOT');
    },
  );
});

test('a distance that an older cart holds unsigned is never booked as a price', async () => {
  const cartId = await openCart(api);
  const item = await aRoutedItem(api, shop, points);
  const [instance] = item.instances;
  const claimed = { ...instance?.deliveryMeta, distanceMiles: 0.1, routeToken: undefined };
  const stored = [{ ...item, instances: [{ ...instance, deliveryMeta: claimed }] }];
  await rowsOf(api, 'update carts set items = $1::jsonb where id = $2', [JSON.stringify(stored), cartId]);
  const { total, minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  expect(total).toBe(20.19);
  const slot = await freeSlot(api, day, minutes);
  const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total }));
  expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
  expect(refused.body.totals.lines[0]).toMatchObject({ provisional: true, amount: 20 });
  const longer = await freeSlot(api, day, refused.body.totals.minutes);
  const agreed = await book(api, bookingBody(cartId, longer, { expectedTotal: refused.body.totals.total }));
  expect([agreed.body.status, agreed.body.delivery.distanceMiles]).toEqual(['PENDING', null]);
});

const ORLANDO = '32801';
const KISSIMMEE = '34741';

test('[AG66] a visit ends where its last delivery does, also where it has been before, and so does one under change', async () => {
  const [there, back] = [
    await aRoutedItem(api, shop, [aPickup('orlando'), aDropoff('kissimmee')]),
    await aRoutedItem(api, shop, [aPickup('kissimmee'), aDropoff('orlando')]),
  ];
  const cartId = await fillCart(api, [there, back]);
  const slot = await slotAt(day, (await cartOf(cartId)).totals.minutes, 0);
  const zipsOf = async (id: string): Promise<readonly string[]> =>
    (await rowsOf<{ zips: string[] }>(api, 'select zips from claims where id = $1', [id]))[0]?.zips ?? [];
  const held = await hold(slot, { cartId, zip: ORLANDO });
  expect(await zipsOf(held.body.id)).toEqual([ORLANDO, KISSIMMEE, ORLANDO]);
  const { id, email, sig } = linkOf(
    (await book(api, bookingBody(cartId, slot, { address: { ...address, postalCode: ORLANDO } }))).body
      .manageUrl,
  );
  expect(await zipsOf(held.body.id)).toEqual([ORLANDO, KISSIMMEE, ORLANDO]);
  const edit = await anEdit({ id, email, sig, slot, minutes: 0 });
  await putItems(edit, [there]);
  const { minutes } = (await cartOf(edit.cartId)).totals;
  const shorter = await slotAt(nextDay(), minutes, 0);
  // As a device asks, which does not know the address of what it changes.
  const own = { cartId: edit.cartId, bookingId: id, email, sig, zip: KISSIMMEE };
  const zips = await zipsOf((await hold(shorter, own)).body.id);
  expect([zips[0], zips.at(-1)]).toEqual([ORLANDO, KISSIMMEE]);
});
