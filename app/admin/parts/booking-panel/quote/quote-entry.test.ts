import { expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { entryTotalCents, minutesToOffer, type QuoteEntry, readQuote } from './quote-entry.ts';

const context = {
  now: instantFromMs(Date.parse('2026-12-01T15:00:00Z')),
  timeZone: 'America/New_York',
  openMin: 600,
  pricedBeforeCents: 0,
};
const entry: QuoteEntry = {
  lines: [
    { key: 0, text: ' Pavés ', quantity: 2, unitPrice: 150.25 },
    { key: 1, text: 'Remise', quantity: 1, unitPrice: -20 },
  ],
  minutes: 240,
  validUntil: '2026-12-15',
  message: '  ',
};

test('what was typed is sent in dollars, trimmed, without an empty message', () => {
  expect(readQuote(entry, context)).toEqual({
    ok: true,
    input: {
      lines: [
        { text: 'Pavés', quantity: 2, unitPrice: 150.25 },
        { text: 'Remise', quantity: 1, unitPrice: -20 },
      ],
      minutes: 240,
      validUntil: '2026-12-15',
    },
  });
});

test('every fault is named by its field', () => {
  const lines = [{ key: 0, text: '', quantity: 1.5, unitPrice: '12x' }];
  const read = readQuote({ ...entry, lines, minutes: '', validUntil: '' }, context);
  expect(read.ok).toBe(false);
  expect(!read.ok && Object.keys(read.faults).toSorted()).toEqual(['minutes', 'validUntil']);
  const dated = readQuote({ ...entry, lines }, context);
  expect(!dated.ok && Object.keys(dated.faults).toSorted()).toEqual([
    'lines.0.quantity',
    'lines.0.text',
    'lines.0.unitPrice',
  ]);
});

test('work longer than any day and a price of nothing are refused', () => {
  expect(readQuote({ ...entry, minutes: 660 }, context)).toMatchObject({ faults: { minutes: 'too_large' } });
  const free = [{ key: 0, text: 'Pavés', quantity: 1, unitPrice: 0 }];
  expect(readQuote({ ...entry, lines: free }, context)).toMatchObject({ faults: { lines: 'too_small' } });
});

test('parts of a cent are not rounded away', () => {
  const lines = [{ key: 0, text: 'Pavés', quantity: 1, unitPrice: 10.005 }];
  expect(readQuote({ ...entry, lines }, context)).toMatchObject({
    faults: { 'lines.0.unitPrice': 'invalid' },
  });
});

test('the total counts what can be counted so far', () => {
  expect(entryTotalCents(entry.lines)).toBe(28_050);
  expect(entryTotalCents([...entry.lines, { key: 2, text: '', quantity: '', unitPrice: 5 }])).toBe(28_050);
});

test('[DU9] the answer to a long road begins with its drive, any other with the time that is held', () => {
  const road = {
    ...{
      kind: 'delivery' as const,
      stops: [],
      distanceMiles: 488,
      durationMinutes: 481,
      extraPickupCount: 0,
    },
    ...{ geometry: null, routePending: false, estimated: true, quote: true, instructions: null },
    ...{ reference: null, estimatedBasketAmount: null },
    pricing: { baseFee: 0, pickupFee: 0, mileageRate: 1.9, mileageFee: null, extras: [], total: 0 },
  };
  const line = (quote: boolean, durationMinutes: number): BookingView['itemsSnapshot'][number] => ({
    ...{ serviceTitle: 'Delivery', qty: 1, unitPrice: 0, options: [], quote, estimate: false },
    pricingSummary: { quantity: 1, unitPrice: 0, lineTotal: 0 },
    detail: [{ amount: 0, options: [], delivery: { ...road, stops: [], durationMinutes } }],
  });
  expect(minutesToOffer([line(true, 481)], 60)).toBe(505); // 481 + 2 × 10, in fives
  expect(minutesToOffer([line(true, 599), line(true, 599)], 60)).toBe(720);
  expect(minutesToOffer([line(false, 90)], 180)).toBe(180);
  expect(minutesToOffer([], 5)).toBe(30);
});
