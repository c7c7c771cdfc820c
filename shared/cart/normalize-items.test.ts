import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  chairId,
  deliveryId,
  handymanId,
  optionIdOf,
  rentmeId,
  sofaId,
  tileId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { Id } from '../kernel/ids.ts';
import type { CartItemDraft, InstanceDraft } from './cart-item-draft.ts';
import type { Instance } from './instance.ts';
import { normalizeItems } from './normalize-items.ts';

const book = aPriceBook();

function counter(): () => Id {
  let made = 0;
  return () => `new-${++made}`;
}

function normalizeOne(serviceId: Id, productId: Id | null, draft: InstanceDraft): Instance | undefined {
  const item = { id: 'item', serviceId, productId, instances: [{ id: 'one', ...draft }] };
  return normalizeItems([item], book, counter())[0]?.instances[0];
}

const plain = { id: 'one', options: [] };

test('[CM1] what is no number above zero, no boolean and no word is dropped', () => {
  const draft = {
    sqft: -5,
    rooms: 0,
    seats: '3',
    sealant: 'yes',
    label: '  ',
    handymanMinutes: Number.NaN,
    soil: 4,
  };
  expect(normalizeOne(carpetId, bedroomId, draft)).toStrictEqual(plain);
  expect(normalizeOne(carpetId, bedroomId, { sqft: null, label: null, options: null })).toStrictEqual(plain);
});

test('[CM1] labels are trimmed and end in three dots beyond 120 characters', () => {
  expect(normalizeOne(carpetId, bedroomId, { label: ' Den ' })?.label).toBe('Den');
  expect(normalizeOne(carpetId, bedroomId, { label: 'x'.repeat(121) })?.label).toBe(`${'x'.repeat(117)}...`);
});

test.each([
  ['deep', 'HIGH'],
  ['DEEP', 'HIGH'],
  ['High', 'HIGH'],
  ['light', 'LIGHT'],
  ['regular', 'REGULAR'],
  ['filthy', undefined],
])('[CM2] soil "%s" is kept as %s', (soil, kept) => {
  expect(normalizeOne(tileId, null, { soil })?.soil).toBe(kept);
});

test('[CM3] tile has at least 50 square feet, seats at least the included ones, handyman its charged minutes', () => {
  expect(normalizeOne(tileId, null, { sqft: 10 })?.sqft).toBe(50);
  expect(normalizeOne(tileId, null, {})?.sqft).toBe(50);
  expect(normalizeOne(tileId, null, { sqft: 1e9 })?.sqft).toBe(20_000);
  expect(normalizeOne(upholsteryId, sofaId, { seats: 1 })?.seats).toBe(3);
  expect(normalizeOne(handymanId, null, { handymanMinutes: 61 })?.handymanMinutes).toBe(80);
  expect(normalizeOne(handymanId, null, {})?.handymanMinutes).toBe(60);
});

test('[CM3] of a piece that is not sold, as many seats as were asked for stay', () => {
  expect(normalizeOne(upholsteryId, 'hidden', { seats: 2 })?.seats).toBe(2);
  expect(normalizeOne(upholsteryId, 'hidden', { seats: 1e9 })?.seats).toBe(50);
  expect(normalizeOne(upholsteryId, 'hidden', {})?.seats).toBeUndefined();
});

test('[CM3] what was booked keeps its seats where its piece includes more by now', () => {
  const sofa = (seats: number, id: string) => ({ id, seats });
  const drafts = [
    { serviceId: upholsteryId, productId: sofaId, instances: [sofa(2, 'one'), sofa(2, 'two')] },
  ];
  const [item] = normalizeItems(drafts, book, counter(), (_item, { id }) => id === 'one');
  expect(item?.instances.map(({ seats }) => seats)).toEqual([2, 3]);
});

test('[CM4] miles without a vehicle are dropped', () => {
  const intake = { kind: 'rentme', milesEstimate: 10 } as const;
  expect(normalizeOne(rentmeId, null, { intake })?.intake).toStrictEqual({ kind: 'rentme' });
  const driven = { ...intake, vehicleRequired: true };
  expect(normalizeOne(rentmeId, null, { intake: driven })?.intake).toStrictEqual(driven);
});

test('[CM4] only an errand keeps its basket', () => {
  const route = { stops: [], extraPickupCount: 0, routePending: true };
  const basket = (kind: 'delivery' | 'errand') =>
    normalizeOne(deliveryId, null, { deliveryMeta: { kind, ...route }, estimatedBasketAmount: 80 });
  expect(basket('errand')?.estimatedBasketAmount).toBe(80);
  expect(basket('delivery')?.estimatedBasketAmount).toBeUndefined();
});

test('[CM5] missing and repeated ids are replaced, and the first keeps its own', () => {
  const drafts: CartItemDraft[] = [
    { id: 'line', serviceId: carpetId, productId: bedroomId, instances: [{ id: 'one' }, { id: 'one' }, {}] },
    { id: 'line', serviceId: tileId, instances: [{ id: 'one' }] },
  ];
  const items = normalizeItems(drafts, book, counter());
  expect(items.map(({ id }) => id)).toEqual(['line', 'new-3']);
  expect(items.flatMap(({ instances }) => instances.map(({ id }) => id))).toEqual([
    'one',
    'new-1',
    'new-2',
    'new-4',
  ]);
  expect(items[1]?.productId).toBeNull();
});

test('[CM5] items without instances are dropped', () => {
  expect(normalizeItems([{ id: 'line', serviceId: tileId, instances: [] }], book, counter())).toEqual([]);
});

test('[CM5] clean items come out as they went in', () => {
  fc.assert(
    fc.property(arbitraryItems(book, { withUnknown: true }), (items) => {
      const once = normalizeItems(items, book, counter());
      expect(normalizeItems(once, book, counter())).toStrictEqual(once);
      expect(JSON.parse(JSON.stringify(once))).toStrictEqual(once);
    }),
    { numRuns: 1_000 },
  );
});

const pillows = optionIdOf(upholsteryId, 'loose-pillows');
const spot = optionIdOf(upholsteryId, 'stain-spot');
const small = optionIdOf(upholsteryId, 'size-small');
const large = optionIdOf(upholsteryId, 'size-large');
const optionsOf = (options: InstanceDraft['options']) =>
  normalizeOne(upholsteryId, chairId, { options })?.options;

test.each([
  [[0], undefined],
  [[-2], undefined],
  [[undefined], 1],
  [['many'], 1],
  [[2, 3], 5],
  [[2.9], 2],
  [[98, 98], 99],
])('[CM6] pillows of quantities %j are kept as %s', (quantities, kept) => {
  const options = optionsOf(quantities.map((qty) => ({ optionId: pillows, qty })));
  expect(options?.[0]?.qty).toBe(kept);
  expect(options).toHaveLength(kept === undefined ? 0 : 1);
});

test('[CM7] any other option is kept once, without a quantity', () => {
  const twice = [
    { optionId: spot, qty: 4 },
    { optionId: spot, qty: 0 },
  ];
  expect(optionsOf(twice)).toStrictEqual([{ optionId: spot }]);
});

test('[CM8] of several sizes the last given is kept', () => {
  const sizes = [{ optionId: small }, { optionId: spot }, { optionId: large }];
  expect(optionsOf(sizes)).toStrictEqual([{ optionId: spot }, { optionId: large }]);
  expect(optionsOf([...sizes, { optionId: small }])).toStrictEqual([{ optionId: spot }, { optionId: small }]);
});

test('[CM9] unknown options, and everything of an unknown service, stay', () => {
  expect(optionsOf([{ optionId: 'gone', qty: 2 }])).toStrictEqual([{ optionId: 'gone', qty: 2 }]);
  const stranger = normalizeOne('gone', 'gone too', { seats: 1, options: [{ optionId: spot }] });
  expect(stranger).toStrictEqual({ id: 'one', seats: 1, options: [{ optionId: spot }] });
});
