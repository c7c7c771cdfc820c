import { expect, test } from 'vitest';
import { numberLabels } from './number-labels.ts';

test('only labels that stand more than once are numbered', () => {
  expect(numberLabels(['Bedroom', 'Den', undefined, 'Bedroom'])).toEqual([
    'Bedroom 1',
    'Den',
    undefined,
    'Bedroom 2',
  ]);
});
