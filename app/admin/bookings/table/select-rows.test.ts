import { expect, test } from 'vitest';
import { keepListed, nothingSelected, toggleAll, toggleRow } from './select-rows.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted();

test('a press selects a row and another one unselects it', () => {
  const once = toggleRow(nothingSelected, order, 'b', false);
  expect(idsOf(once)).toEqual(['b']);
  expect(idsOf(toggleRow(once, order, 'b', false))).toEqual([]);
});

test('Shift selects everything between the last press and this one, in both directions', () => {
  const down = toggleRow(toggleRow(nothingSelected, order, 'b', false), order, 'd', true);
  expect(idsOf(down)).toEqual(['b', 'c', 'd']);
  const up = toggleRow(toggleRow(nothingSelected, order, 'd', false), order, 'b', true);
  expect(idsOf(up)).toEqual(['b', 'c', 'd']);
});

test('Shift on a selected row unselects the range', () => {
  const all = toggleAll(nothingSelected, order);
  const one = toggleRow(all, order, 'b', false);
  expect(idsOf(toggleRow(one, order, 'd', true))).toEqual(['a', 'e']);
});

test('without a press before, or after it left the list, Shift selects one row', () => {
  expect(idsOf(toggleRow(nothingSelected, order, 'c', true))).toEqual(['c']);
  const gone = { ids: new Set<string>(), anchor: 'z' };
  expect(idsOf(toggleRow(gone, order, 'c', true))).toEqual(['c']);
});

test('the head selects all, and none once all are', () => {
  const all = toggleAll(nothingSelected, order);
  expect(idsOf(all)).toEqual(order);
  expect(toggleAll(all, order)).toBe(nothingSelected);
  expect(toggleAll(nothingSelected, []).ids.size).toBe(0);
});

test('what left the list is no longer selected', () => {
  const all = toggleAll(nothingSelected, order);
  expect(idsOf(keepListed(all, ['a', 'x']))).toEqual(['a']);
  expect(keepListed(all, order)).toBe(all);
});
