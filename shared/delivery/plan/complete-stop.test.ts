import { expect, test } from 'vitest';
import { aPlan } from '../a-plan.test-support.ts';
import { canCompute, isCompleteStop, pointOf } from './complete-stop.ts';
import { describeStop, searchText } from './describe-stop.ts';

const stop = { street: '12 Oak Street', city: 'Ocoee', state: 'FL' };

test.each([
  [stop, true],
  [{ street: ' Elm ', city: 'XY', state: 'fl' }, true],
  [{ ...stop, street: ' El ' }, false],
  [{ ...stop, city: 'O ' }, false],
  [{ ...stop, state: 'F' }, false],
  [{ ...stop, street: null }, false],
  [{}, false],
])('[RT2] %o is complete: %s', (given, expected) => {
  expect(isCompleteStop(given)).toBe(expected);
});

test('[RT2] a road can be asked for when every stop is complete', () => {
  const plan = aPlan(3);
  expect(canCompute(plan)).toBe(true);
  expect(canCompute({ ...plan, dropoff: { ...plan.dropoff, city: '' } })).toBe(false);
  expect(canCompute({ ...plan, pickups: plan.pickups.map((pickup) => ({ ...pickup, street: '' })) })).toBe(
    false,
  );
});

test('[RT3] a place without a street is complete by its name, in place search only', () => {
  const place = { ...stop, street: '', placeName: 'Publix' };
  expect(isCompleteStop({ ...place, searchMode: 'place' })).toBe(true);
  expect(isCompleteStop({ ...place, searchMode: 'address' })).toBe(false);
});

test.each([
  [{ ...stop, zip: '34761' }, '12 Oak Street, Ocoee, FL 34761'],
  [{ ...stop, placeName: 'Publix', searchMode: 'place' as const }, 'Publix, 12 Oak Street, Ocoee, FL'],
  [{ ...stop, placeName: 'Publix' }, '12 Oak Street, Ocoee, FL'],
  [{ city: 'Ocoee', placeName: 'Publix', searchMode: 'place' as const, street: '' }, 'Publix, Ocoee'],
  [{ state: 'FL' }, ''],
  [{ state: 'FL', zip: '34761' }, 'FL 34761'],
  [{}, ''],
])('[RT4] %o is labelled "%s"', (given, expected) => {
  expect(describeStop(given)).toBe(expected);
});

test('[RT5] what is searched for is joined with city, state and ZIP', () => {
  expect(searchText({ ...stop, street: ' 12 Oak ', zip: '34761' })).toBe('12 Oak, Ocoee, FL, 34761');
  expect(searchText({ ...stop, placeName: 'Publix', searchMode: 'place' })).toBe('Publix, Ocoee, FL');
});

test('[RT6] a point needs both numbers', () => {
  expect(pointOf({ latitude: 28.5, longitude: -81 })).toEqual({ latitude: 28.5, longitude: -81 });
  expect(pointOf({ latitude: 28.5, longitude: null })).toBeUndefined();
  expect(pointOf({ latitude: Number.NaN, longitude: -81 })).toBeUndefined();
  expect(pointOf({})).toBeUndefined();
});
