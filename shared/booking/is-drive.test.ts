import { expect, test } from 'vitest';
import { isDrive } from './is-drive.ts';

const road = { detail: [{ delivery: {} }] };
const room = { detail: [{}] };
const ofQuote = { detail: [] };

test('a visit is a drive when all of it is delivered, also at a price that was quoted', () => {
  expect(isDrive([road])).toBe(true);
  expect(isDrive([road, ofQuote])).toBe(true);
  expect(isDrive([road, room])).toBe(false);
  expect(isDrive([ofQuote])).toBe(false);
  expect(isDrive([])).toBe(false);
});
