import { expect, test } from 'vitest';
import { openPart } from './open-part.ts';

const priced = { quote: false, provisional: false, qty: 2 };
const quoted = { quote: true, qty: 3 };
const from = { quote: false, provisional: true, qty: 1 };

test('[PR40] a total counts what waits for its price beside it', () => {
  expect(openPart([priced, quoted, { ...quoted, qty: 1 }])).toEqual({ toQuote: 4, provisional: false });
});

test('[PR40] one road without a distance makes the whole total "from"', () => {
  expect(openPart([priced, from, quoted])).toEqual({ toQuote: 3, provisional: true });
});

test('[PR40] without anything priced there is no total, and nothing beside it', () => {
  expect(openPart([quoted, quoted])).toEqual({ toQuote: 0, provisional: false });
  expect(openPart([])).toEqual({ toQuote: 0, provisional: false });
});
