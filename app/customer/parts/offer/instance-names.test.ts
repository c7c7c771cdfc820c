import { expect, test } from 'vitest';
import { nameInstances } from './instance-names.ts';

test('several instances of a product are numbered', () => {
  expect(nameInstances([undefined, undefined], 'Bedroom')).toEqual(['Bedroom 1', 'Bedroom 2']);
});

test('a single instance carries the plain title', () => {
  expect(nameInstances([undefined], 'Bedroom')).toEqual(['Bedroom']);
});

test('own words win and keep the numbers of the others in place', () => {
  expect(nameInstances([undefined, 'Emma’s room', '  '], 'Bedroom')).toEqual([
    'Bedroom 1',
    'Emma’s room',
    'Bedroom 3',
  ]);
});
