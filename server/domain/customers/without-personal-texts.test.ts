import { expect, test } from 'vitest';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { DeliveryMeta } from '#shared/delivery/delivery-meta.ts';
import { itemsWithoutPersonalTexts, linesWithoutPersonalTexts } from './without-personal-texts.ts';

const CANARY = 'Canary';
const ID = '00000000-0000-4000-8000-000000000001';
const stops: DeliveryMeta['stops'] = [
  {
    type: 'pickup',
    street: CANARY,
    city: 'Orlando',
    state: 'FL',
    zip: CANARY,
    unit: CANARY,
    notes: CANARY,
    placeName: CANARY,
    label: CANARY,
    latitude: 28.5,
    longitude: -81.3,
    placeId: CANARY,
  },
];
const words = { description: CANARY, serviceType: 'moving', areaCondition: CANARY };
const items: CartItem[] = [
  {
    id: ID,
    serviceId: ID,
    productId: null,
    instances: [
      {
        id: ID,
        rooms: 2,
        sqft: 450,
        options: [{ optionId: ID, qty: 2 }],
        label: CANARY,
        handymanMinutes: 80,
        handymanMeta: { categories: ['furniture', CANARY], description: CANARY },
        deliveryInstructions: CANARY,
        deliveryReference: CANARY,
        deliveryMeta: {
          kind: 'delivery',
          stops,
          distanceMiles: 4.2,
          extraPickupCount: 0,
          geometry: { type: 'LineString', coordinates: [[-81.3, 28.5]] },
          routePending: false,
          routeToken: CANARY,
        },
        intake: { kind: 'rentme', hoursWish: 3, ...words },
      },
    ],
  },
];
const lines = [
  {
    serviceTitle: 'Delivery',
    lineTotalCents: 1_000,
    options: [],
    detail: [
      {
        label: CANARY,
        rooms: 2,
        options: ['Pets'],
        amountCents: 1_000,
        request: { kind: 'rentme', categories: ['repairs', CANARY], hours: 3, ...words },
        delivery: {
          kind: 'delivery',
          stops,
          distanceMiles: 4.2,
          geometry: { type: 'LineString', coordinates: [[-81.3, 28.5]] },
          instructions: CANARY,
          reference: CANARY,
          estimatedBasketAmount: 40,
        },
      },
    ],
  },
] as unknown as LineSnapshot[]; // what matters here of a snapshot

test('nothing that was typed is left, nor where the road led', () => {
  const text = JSON.stringify([
    itemsWithoutPersonalTexts(items),
    linesWithoutPersonalTexts(lines, (text) => text),
  ]);
  expect(text).not.toContain(CANARY);
  expect(text).not.toContain('28.5');
});

test('what was ordered, ticked, driven and charged stays', () => {
  expect(itemsWithoutPersonalTexts(items)[0]?.instances[0]).toMatchObject({
    rooms: 2,
    sqft: 450,
    options: [{ optionId: ID, qty: 2 }],
    handymanMinutes: 80,
    handymanMeta: { categories: ['furniture'] },
    deliveryMeta: { distanceMiles: 4.2, stops: [{ type: 'pickup', city: 'Orlando', state: 'FL' }] },
    intake: { kind: 'rentme', hoursWish: 3, serviceType: 'moving' },
  });
  expect(linesWithoutPersonalTexts(lines, (text) => text)[0]).toMatchObject({
    serviceTitle: 'Delivery',
    lineTotalCents: 1_000,
    detail: [
      {
        rooms: 2,
        options: ['Pets'],
        amountCents: 1_000,
        request: { hours: 3, categories: ['repairs'] },
        delivery: { distanceMiles: 4.2, estimatedBasketAmount: 40 },
      },
    ],
  });
});

test('twice is once', () => {
  const once = itemsWithoutPersonalTexts(items);
  expect(itemsWithoutPersonalTexts(once)).toEqual(once);
});

test('the words of staff in an accepted quote are told from the catalogue’s, also above what was asked', () => {
  const [line] = lines;
  if (line === undefined) throw new Error('there is a line');
  const asked = line.detail.map((detail) => ({ ...detail, asked: true }));
  const ofQuote = { ...line, serviceTitle: CANARY };
  const bared = linesWithoutPersonalTexts(
    [line, { ...ofQuote, detail: asked }, { ...ofQuote, detail: [] }],
    (text) => text.replace(CANARY, '…'),
  );
  expect(bared.map(({ serviceTitle }) => serviceTitle)).toEqual(['Delivery', '…', '…']);
  expect(JSON.stringify(bared)).not.toContain(CANARY);
});
