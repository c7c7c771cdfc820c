import { expect, test } from 'vitest';
import type { Id } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import {
  aPriceBook,
  carpetId,
  deliveryId,
  handymanId,
  paversId,
  rentmeId,
  tileId,
} from '../../../../tests/support/a-price-book.ts';
import { fromPriceCents } from './from-price.ts';

const prices = { book: aPriceBook(), fetchedAt: instantFromMs(0), stepMin: 30 };

function fromOf(serviceId: Id): number | undefined {
  const service = prices.book.services.get(serviceId);
  if (service === undefined) throw new Error(`Expected ${serviceId} in the test's price book`);
  return fromPriceCents(service, prices);
}

test('rooms start at the cheapest product', () => {
  const cheapest = Math.min(...(prices.book.services.get(carpetId)?.products ?? []).map((p) => p.priceCents));
  expect(fromOf(carpetId)).toBe(cheapest);
});

test('tile starts at its minimum job', () => {
  expect(fromOf(tileId)).toBe(15_000);
});

test('hours start at the first one, a delivery at its base fee', () => {
  expect(fromOf(handymanId)).toBe(9_000);
  expect(fromOf(rentmeId)).toBe(8_500);
  expect(fromOf(deliveryId)).toBe(1_000);
});

test('what is quoted has no price', () => {
  expect(fromOf(paversId)).toBeUndefined();
});
