import { expect, test } from 'vitest';
import { evenParts, minimumJobCents } from './told-line.ts';

const instance = (amountCents: number) => {
  return { instanceId: String(amountCents), amountCents, productBaseCents: amountCents, optionsSumCents: 0 };
};

test('[PR4] equal instances are told as so many of one price, any others as one sum', () => {
  const even = { amountCents: 9_000, qty: 2, instances: [instance(4_500), instance(4_500)] };
  expect(evenParts(even)).toEqual({ quantity: 2, unitPriceCents: 4_500 });
  const uneven = { amountCents: 10_500, qty: 2, instances: [instance(4_500), instance(6_000)] };
  expect(evenParts(uneven)).toEqual({ quantity: 1, unitPriceCents: 10_500 });
});

test('[PR6] a room that the minimum lifted is not told at its own price', () => {
  const lifted = { amountCents: 15_000, qty: 1, instances: [instance(7_500)] };
  expect(evenParts(lifted)).toEqual({ quantity: 1, unitPriceCents: 15_000 });
});

test('[PR41] a booked line tells what the tile minimum added beyond its rooms', () => {
  const line = (lineTotal: number, ...amounts: number[]) => {
    return { quote: false, pricingSummary: { lineTotal }, detail: amounts.map((amount) => ({ amount })) };
  };
  expect(minimumJobCents(line(150, 75))).toBe(7_500);
  expect(minimumJobCents(line(150.3, 75.1, 75.2))).toBe(0);
  // The lines of an accepted quote have no rooms, and a quoted line no price.
  expect(minimumJobCents(line(400))).toBe(0);
  expect(minimumJobCents({ ...line(10, 0), quote: true })).toBe(0);
});
