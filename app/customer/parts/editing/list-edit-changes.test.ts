import { expect, test } from 'vitest';
import type { BookedCart } from '#shared/pricing/booked-cart.ts';
import { listEditChanges } from './list-edit-changes.ts';

const line = (serviceId: string, amountCents: number, quote = false) => ({
  cartItemId: `${serviceId}-${amountCents}`,
  serviceId,
  productId: null,
  amountCents,
  quote,
  instances: [],
});
const booked: BookedCart = {
  totalCents: 20_000,
  serviceChargeCents: null,
  lines: [line('carpet', 4_500), line('carpet', 5_500), line('tile', 10_000)],
};

test('a service is listed once, with the sum of its lines before and now', () => {
  expect(listEditChanges([line('carpet', 4_500), line('tile', 10_000)], booked)).toEqual([
    {
      serviceId: 'carpet',
      before: { amountCents: 10_000, quote: false, provisional: false },
      after: { amountCents: 4_500, quote: false, provisional: false },
    },
  ]);
});

test('what came and what went have one side only, in the order of the cart', () => {
  const changes = listEditChanges([line('epoxy', 0, true), line('carpet', 10_000)], booked);
  expect(changes.map(({ serviceId, before, after }) => [serviceId, before === null, after === null])).toEqual(
    [
      ['epoxy', true, false],
      ['tile', false, true],
    ],
  );
  expect(changes[0]?.after?.quote).toBe(true);
});

test('[PR40] a price that was exact and is now only "from" is a change', () => {
  const lines = [...booked.lines.slice(0, 2), { ...line('tile', 10_000), provisional: true }];
  expect(listEditChanges(lines, booked)).toMatchObject([
    { serviceId: 'tile', before: { provisional: false }, after: { provisional: true } },
  ]);
});

test('nothing is listed while everything costs what it cost', () => {
  expect(listEditChanges(booked.lines, booked)).toEqual([]);
});
