import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { priceBook } from '#shared/catalogue/price-book.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { aService, rates } from '../../../booking/offer/a-service.test-support.ts';
import { groupCart, hasForm } from './group-cart.ts';

const general = aService({ id: 'general', slug: 'general-cleaning', kind: 'general' });
const epoxy = aService({ id: 'epoxy', kind: 'epoxy', pricingType: 'QUOTE', products: [], options: [] });
const tile = aService({ id: 'tile', kind: 'tile', pricingType: 'TILE_GROUT_SQFT_PLUS_ROOM', options: [] });
const book = priceBook(1, [aService(), general, epoxy, tile], rates);

function aLine(id: string, serviceId: string, productId: string, instances: readonly string[]): CartItem {
  const options = [{ optionId: 'soil-deep' }];
  return { id, serviceId, productId, instances: instances.map((one) => ({ id: one, options })) };
}

function grouped(items: readonly CartItem[]) {
  const totals = priceCart({ items, book, coupons: [], now: instantFromMs(0), stepMin: 30 });
  return groupCart(items, totals, book);
}

test('lines of one service stand together with their sums', () => {
  const groups = grouped([
    aLine('1', 'carpet', 'bedroom', ['a', 'b']),
    aLine('2', 'general', 'bedroom', ['c']),
    aLine('3', 'carpet', 'hallway', ['d']),
  ]);
  expect(
    groups.map(({ serviceId, entries }) => [serviceId, entries.map((entry) => entry.instance.id)]),
  ).toEqual([
    ['carpet', ['a', 'b', 'd']],
    ['general', ['c']],
  ]);
  expect(groups[0]).toMatchObject({ baseCents: 11500, optionsCents: 6000, totalCents: 17500 });
  expect(groups[0]?.entries.map((entry) => [entry.index, entry.price.amountCents])).toEqual([
    [0, 6500],
    [1, 6500],
    [0, 4500],
  ]);
});

test('what is to be quoted stands after what has a price (D46)', () => {
  const groups = grouped([
    { id: '1', serviceId: 'epoxy', productId: null, instances: [{ id: 'a', options: [] }] },
    aLine('2', 'carpet', 'bedroom', ['b']),
  ]);
  expect(groups.map(({ serviceId, quote }) => [serviceId, quote])).toEqual([
    ['carpet', false],
    ['epoxy', true],
  ]);
});

test('the minimum job is told apart from the rooms, and is inside the base (D28)', () => {
  const [group] = grouped([
    { id: '1', serviceId: 'tile', productId: null, instances: [{ id: 'a', sqft: 50, options: [] }] },
  ]);
  expect(group).toMatchObject({ baseCents: 15000, totalCents: 15000, topUpCents: 7500 });
});

test('a product that is no longer sold marks its group as withdrawn and keeps its entries to be removed', () => {
  const [group] = grouped([aLine('1', 'carpet', 'gone', ['a']), aLine('2', 'carpet', 'bedroom', ['b'])]);
  expect(group).toMatchObject({ withdrawn: true, totalCents: 6500 });
  expect(group?.entries.map((entry) => entry.line.withdrawn)).toEqual([true, false]);
});

test('a service that is no longer in the catalogue still has its group', () => {
  const [group] = grouped([aLine('1', 'gone', 'bedroom', ['a'])]);
  expect(group).toMatchObject({ service: undefined, withdrawn: true });
  expect(group?.entries).toHaveLength(1);
});

test('[PR29] a booked room that is no longer sold keeps its price, and no form is offered for it', () => {
  const booked = {
    ...{ totalCents: 5000, serviceChargeCents: 0 },
    lines: ['attic', 'bedroom'].map((productId) => ({
      ...{ cartItemId: productId, serviceId: 'carpet', productId, amountCents: 5000, quote: false },
      instances: [
        {
          instance: { id: `one ${productId}`, options: [] },
          ...{ amountCents: 5000, productBaseCents: 5000, optionsSumCents: 0 },
        },
      ],
    })),
  };
  const items = booked.lines.map(({ cartItemId: id, serviceId, productId, instances }) => {
    return { id, serviceId, productId, instances: instances.map(({ instance }) => instance) };
  });
  const room = {
    id: '3',
    serviceId: 'tile',
    productId: null,
    instances: [{ id: 'c', sqft: 50, options: [] }],
  };
  const lines = [...items, room];
  const totals = priceCart({ items: lines, book, coupons: [], now: instantFromMs(0), stepMin: 30, booked });
  const entries = groupCart(lines, totals, book).flatMap((group) => group.entries);
  expect(entries.map((entry) => [entry.line.withdrawn, hasForm(entry)])).toEqual([
    [false, false],
    [false, true],
    [false, true],
  ]);
});
