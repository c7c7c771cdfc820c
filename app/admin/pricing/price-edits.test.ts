import { expect, test } from 'vitest';
import { aService } from '../../booking/offer/a-service.test-support.ts';
import { aPricingView } from './a-pricing-view.test-support.ts';
import { isBig, judgeEdit, raisedPrice, readPrice, settledEdits } from './price-edits.ts';
import { type PriceRow, priceRows, withPrice } from './price-rows.ts';

const view = aPricingView([aService()]);
const rows = priceRows(view);

function row(key: string): PriceRow {
  const found = rows.find((each) => each.key === key);
  if (!found) throw new Error(`no row ${key}`);
  return found;
}
const bedroom = row('products:bedroom');
const small = row('options:size-small');
const mile = row('settings:delivery.mileageRate');

test.each([
  ['47,5', 47.5],
  ['47.50', 47.5],
  [' 1 250 ', 1250],
  ['$12', 12],
])('%s is a price', (text, price) => {
  expect(readPrice(text, bedroom)).toEqual({ price });
});

test.each([
  ['', 'invalid'],
  ['douze', 'invalid'],
  ['1e3', 'invalid'],
  ['1,2345', 'tooFine'],
  ['0', 'tooSmall'],
  ['-3', 'tooSmall'],
  ['100001', 'tooLarge'],
])('%s is none: %s', (text, fault) => {
  expect(readPrice(text, bedroom)).toEqual({ fault });
});

test('an option may take something off, a rate may be nothing', () => {
  expect(readPrice('-12', small)).toEqual({ price: -12 });
  expect(readPrice('0', mile)).toEqual({ price: 0 });
  expect(readPrice('-1', mile)).toEqual({ fault: 'tooSmall' });
  expect(readPrice('0', row('settings:tile.areaRate'))).toEqual({ fault: 'tooSmall' });
});

test('the price as it is, in another spelling, is nothing to save', () => {
  expect(judgeEdit(bedroom, { text: '45,00', base: 45 })).toBeUndefined();
  expect(judgeEdit(bedroom, undefined)).toBeUndefined();
});

test('a change says its percent, signed, also below zero', () => {
  expect(judgeEdit(bedroom, { text: '54', base: 45 })?.percent).toBeCloseTo(20);
  expect(judgeEdit(small, { text: '-12', base: -10 })?.percent).toBeCloseTo(-20);
});

test('more than 30 % is asked about, exactly 30 % is not', () => {
  const big = (text: string) => {
    const judged = judgeEdit(bedroom, { text, base: 45 });
    return judged !== undefined && isBig(judged);
  };
  expect([big('58,50'), big('58,51'), big('31,50'), big('31,49'), big('abc')]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('a price saved by other staff since the typing began is a conflict', () => {
  expect(judgeEdit(bedroom, { text: '50', base: 45 })?.conflict).toBe(false);
  expect(judgeEdit(bedroom, { text: '50', base: 44 })?.conflict).toBe(true);
  // Both wanted the same: nothing is left to decide.
  expect(judgeEdit(bedroom, { text: '45', base: 44 })).toBeUndefined();
});

test('a rise goes to the nearest step, and nothing that costs something becomes free', () => {
  expect(raisedPrice(bedroom, 5, 'cent')).toBe(47.25);
  expect(raisedPrice(bedroom, 5, 'half')).toBe(47.5);
  expect(raisedPrice(bedroom, 5, 'dollar')).toBe(47);
  expect(raisedPrice(small, 5, 'half')).toBe(-10.5);
  expect(raisedPrice({ ...bedroom, price: 0.2 }, -90, 'cent')).toBe(0.02);
  expect(raisedPrice({ ...bedroom, price: 0.02 }, -90, 'cent')).toBe(0.01);
});

test('a price that is smaller than the step is raised to the cent, and not to next to nothing', () => {
  expect(raisedPrice({ ...bedroom, price: 0.2 }, 5, 'half')).toBe(0.21);
  expect(raisedPrice({ ...bedroom, price: 0.45 }, -10, 'dollar')).toBe(0.41);
  expect(raisedPrice({ ...bedroom, price: 0.3 }, 5, 'half')).toBe(0.5);
});

test('one price changes and no other', () => {
  const changed = withPrice(view, { type: 'products', id: 'bedroom' }, { price: 50, version: 2 });
  expect(priceRows(changed).filter(({ price }, index) => price !== rows[index]?.price)).toMatchObject([
    { key: 'products:bedroom', price: 50, version: 2 },
  ]);
});

test('what is saved goes; what was typed while it was saved stays, over the price that was saved', () => {
  const sent = [bedroom, small].flatMap((each) => judgeEdit(each, { text: '50', base: each.price }) ?? []);
  const edits = {
    [bedroom.key]: { text: '50', base: bedroom.price },
    [small.key]: { text: '55', base: small.price },
    [mile.key]: { text: '3', base: mile.price },
  };
  expect(settledEdits(edits, sent)).toEqual({
    [small.key]: { text: '55', base: 50 },
    [mile.key]: { text: '3', base: mile.price },
  });
});
