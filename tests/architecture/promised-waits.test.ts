import { expect, test } from 'vitest';
import { findPromisedWaits } from './promised-waits.ts';
import { listSourceFiles } from './source-files.ts';

const path = 'tests/journeys/one.spec.ts';

test('no walk waits for a function that answers later', () => {
  expect(
    findPromisedWaits(listSourceFiles().filter((file) => !file.path.startsWith('tests/architecture/'))),
  ).toEqual([]);
});

test.each([
  'await page.waitForFunction(async () => (await caches.keys()).length > 0);',
  'await page.waitForFunction(\n  async () => true,\n);',
  'await page.waitForFunction(isThere);\nasync function isThere() {}',
  'const isThere = async () => true;\nawait page.waitForFunction(isThere);',
])('%s is caught', (text) => {
  expect(findPromisedWaits([{ path, text }])).toHaveLength(1);
});

test.each([
  'await page.waitForFunction(() => document.fonts.size > 0);',
  'await page.waitForFunction(isThere);\nfunction isThere() {}',
  'await expect.poll(() => page.evaluate(async () => true)).toBe(true);',
])('%s is fine', (text) => {
  expect(findPromisedWaits([{ path, text }])).toEqual([]);
});
