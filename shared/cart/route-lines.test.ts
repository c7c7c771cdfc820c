import { expect, test } from 'vitest';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import type { CartItem } from './cart.ts';
import { withKnownLines, withoutKnownLines } from './route-lines.ts';

const geometry = {
  type: 'LineString' as const,
  coordinates: [
    [-81.38, 28.54],
    [-81.35, 28.6],
  ] as const,
};

function anItem(id: string, given: Partial<DeliveryMeta>): CartItem {
  const base = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: false } as const;
  const deliveryMeta = { ...base, source: 'osrm' as const, ...given };
  const instances = [{ id: `i-${id}`, options: [], deliveryMeta }];
  return { id, serviceId: 'delivery', productId: null, instances };
}

const lineIn = (items: readonly CartItem[]) =>
  items.map(({ instances: [one] }) => one?.deliveryMeta?.geometry);

test('[CM18] a line travels once: again only where the other side holds another token', () => {
  const mine = [anItem('a', { routeToken: 'one', geometry }), anItem('b', { routeToken: 'two', geometry })];
  const known = [
    anItem('a', { routeToken: 'one', geometry }),
    anItem('b', { routeToken: 'older', geometry }),
  ];
  expect(lineIn(withoutKnownLines(mine, []))).toEqual([geometry, geometry]);
  expect(lineIn(withoutKnownLines(mine, known))).toEqual([undefined, geometry]);
  expect(lineIn(withoutKnownLines(mine, [anItem('a', { routeToken: 'one' })]))).toEqual([geometry, geometry]);
});

test('[CM18] the other end has its line again, and what was sent equals what was there', () => {
  const mine = [anItem('a', { routeToken: 'one', geometry })];
  expect(withKnownLines(withoutKnownLines(mine, mine), mine)).toEqual(mine);
  expect(lineIn(withKnownLines([anItem('a', { routeToken: 'forged' })], mine))).toEqual([undefined]);
  expect(lineIn(withKnownLines([anItem('a', {})], [anItem('a', { geometry })]))).toEqual([undefined]);
});

test('[CM18] lines of a cart without a road stay the very same', () => {
  const carpet = { id: 'c', serviceId: 'carpet', productId: null, instances: [{ id: 'i', options: [] }] };
  expect(withoutKnownLines([carpet], [])[0]).toBe(carpet);
});
