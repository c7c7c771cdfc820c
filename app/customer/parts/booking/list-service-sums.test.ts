import { expect, test } from 'vitest';
import type { TotalsLine } from '#shared/pricing/totals.ts';
import { listServiceSums } from './list-service-sums.ts';

function aLine(change: Partial<TotalsLine>): TotalsLine {
  return {
    cartItemId: 'line',
    serviceId: 'carpet',
    amountCents: 1000,
    qty: 1,
    parts: { productBaseCents: 1000, optionsSumCents: 0 },
    instances: [],
    estimate: false,
    quote: false,
    provisional: false,
    withdrawn: false,
    ...change,
  };
}

test('lines of one service are one sum, in the order the services came', () => {
  const lines = [aLine({ qty: 2 }), aLine({ serviceId: 'epoxy', amountCents: 0, quote: true }), aLine({})];
  expect(listServiceSums(lines)).toMatchObject([
    { serviceId: 'carpet', qty: 3, amountCents: 2000, quote: false },
    { serviceId: 'epoxy', qty: 1, amountCents: 0, quote: true },
  ]);
});

test('a service is a quote or withdrawn only as a whole, an estimate as soon as one line is', () => {
  const lines = [
    aLine({ provisional: true, estimate: true }),
    aLine({ quote: true }),
    aLine({ withdrawn: true }),
  ];
  expect(listServiceSums(lines)).toMatchObject([
    { quote: false, withdrawn: false, provisional: true, estimate: true },
  ]);
});
