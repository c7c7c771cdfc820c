import { expect, test } from 'vitest';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { findOnlyZip, isElsewhere } from './find-only-zip.ts';

const gazetteer = readGazetteer();
const at = (zip: string) => gazetteer.zips.get(zip) ?? { latitude: 0, longitude: 0 };
const onlyZip = (city: string, zip: string) => findOnlyZip(gazetteer, city, at(zip));

test('a town with a single ZIP has it, however it is written', () => {
  expect(onlyZip('Oviedo', '32765')).toBeUndefined();
  expect(onlyZip('Longboat Key', '34228')).toBe('34228');
  expect(onlyZip('longboat key ', '34228')).toBe('34228');
});

test('a town with several ZIPs, an unknown one and none at all have no single one', () => {
  expect(onlyZip('Orlando', '32801')).toBeUndefined();
  expect(onlyZip('Atlanta', '32801')).toBeUndefined();
  expect(onlyZip('', '32801')).toBeUndefined();
});

test('a point nearer to the ZIP of a neighbour gets none', () => {
  expect(onlyZip('Longboat Key', '34236')).toBeUndefined();
});

test('[RT22] a ZIP whose area lies miles from the point is another address’s, also in the same town', () => {
  const orlando = (zip: string, pointOf: string) =>
    isElsewhere(gazetteer, { city: 'Orlando', zip }, at(pointOf));
  expect(orlando('32801', '32801')).toBe(false);
  expect(orlando('32801', '32832')).toBe(true);
  expect(orlando('', '32832')).toBe(false);
  expect(orlando('328', '32832')).toBe(false);
});
