import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { BookingPrice } from './booking-price.tsx';

test.each([
  ['a request that waits for us', { quote: true }, />Devis</],
  ['one that waits for its customer', { quote: true, quoteOffered: true }, />Devis proposé</],
  [
    'a visit whose rest was offered',
    { toQuote: 1, quoteOffered: true },
    /1 partie sur devis.*Devis proposé</,
  ],
] as const)('%s is told apart in the list', async (_, over, words) => {
  expect(await drawPart(<BookingPrice row={aRow(over)} />, 'fr')).toMatch(words);
});
