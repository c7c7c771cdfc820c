import { expect, test } from 'vitest';
import { findStops } from './use-zip-stops.ts';

test('every visit keeps its number on the map, beside a code with a space in it and beside none', async () => {
  const codes = ['32801', 'K1A 0B1', '', '33602-1234'];
  const stops = await findStops(codes.map((servicePostalCode) => ({ servicePostalCode })));
  expect(stops.map(({ latitude }) => latitude !== undefined)).toEqual([true, false, false, true]);
});
