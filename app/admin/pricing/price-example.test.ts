import { expect, test } from 'vitest';
import { aService } from '../../booking/offer/a-service.test-support.ts';
import { aPricingView } from './a-pricing-view.test-support.ts';
import { judgeEdits } from './price-edits.ts';
import { errandExample, paysOwnPrice, priceExample } from './price-example.ts';
import { priceRows } from './price-rows.ts';

const carpet = aService();
const delivery = aService({
  id: 'delivery',
  kind: 'delivery',
  pricingType: 'ROUTE',
  products: [],
  options: [],
});
const handyman = aService({
  id: 'handyman',
  kind: 'handyman',
  pricingType: 'HOURLY',
  products: [],
  options: [],
});
const tile = aService({
  id: 'tile',
  kind: 'tile',
  pricingType: 'TILE_GROUT_SQFT_PLUS_ROOM',
  products: [],
  options: [],
});
const epoxy = aService({ id: 'epoxy', kind: 'epoxy', pricingType: 'QUOTE', products: [], options: [] });
const view = aPricingView([carpet, delivery, handyman, tile, epoxy]);
const rows = priceRows(view);

function edits(texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts).map(([key, text]) => {
    const base = rows.find((row) => row.key === key)?.price ?? 0;
    return [key, { text, base }] as const;
  });
  return judgeEdits(rows, Object.fromEntries(entries));
}

test('two rooms cost what they cost now, and what they would', () => {
  expect(priceExample(carpet, rows, edits({ 'products:bedroom': '50' }))).toMatchObject({
    is: 'products',
    beforeCents: 7_000,
    afterCents: 7_500,
  });
});

test('the example is made of what is being changed', () => {
  const example = priceExample(
    carpet,
    rows,
    edits({ 'products:hallway': '30', 'options:pet-stains': '22,50' }),
  );
  expect(example).toMatchObject({
    items: [
      { product: 'Hallway (fr)', options: ['Pet stains (fr)'] },
      { product: 'Bedroom (fr)', options: [] },
    ],
    beforeCents: 9_000,
    afterCents: 9_750,
  });
});

test('text that is no number changes no example', () => {
  expect(priceExample(carpet, rows, edits({ 'products:bedroom': 'abc' }))).toMatchObject({
    beforeCents: 7_000,
    afterCents: 7_000,
  });
});

test('a trip of 12 miles with two pickups follows the rates, the errand by its own base', () => {
  const dearer = edits({ 'settings:delivery.mileageRate': '2', 'settings:delivery.baseFeeErrand': '16' });
  expect(priceExample(delivery, rows, dearer)).toMatchObject({ beforeCents: 4_280, afterCents: 4_400 });
  expect(errandExample(delivery, rows, dearer)).toMatchObject({ beforeCents: 4_780, afterCents: 5_000 });
});

test('80 minutes of a handyman are the first hour and one step of 20 minutes', () => {
  const dearer = edits({ 'settings:handymanExtraHourRate': '65' });
  expect(priceExample(handyman, rows, dearer)).toMatchObject({ beforeCents: 11_000, afterCents: 11_167 });
});

test('a room of 200 square feet with sealant follows the rates of tile', () => {
  const dearer = edits({ 'settings:tile.areaRate': '1,25', 'settings:tile.sealantRate': '0,3' });
  expect(priceExample(tile, rows, dearer)).toMatchObject({ beforeCents: 26_500, afterCents: 33_500 });
});

test('what is quoted has no example, and its own price counts for nothing', () => {
  expect(priceExample(epoxy, rows, edits({}))).toBeUndefined();
  expect(view.services.map((service) => paysOwnPrice(view, service))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  const bare = { ...view, products: [] };
  expect(bare.services.map((service) => paysOwnPrice(bare, service))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
