import { expect, test } from 'vitest';
import { readNumber, toNumberEntry } from './read-number.ts';

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1 250', 1250],
  ['1\u202f250', 1250],
  ['1’250', 1250],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['12.', 12],
  ['$ 1,250', 1250],
  [' 7 ', 7],
  ['+7', 7],
  ['-4', -4],
  ['−4', -4],
  ['1000000000', 1_000_000_000],
])('%j reads as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '-',
  '.',
  'abc',
  '12 sq ft',
  '1e9',
  '0x10',
  '1,2,3',
  '1.25.3',
  '1,25,000',
  'Infinity',
  '٣',
  '9'.repeat(20),
  '9'.repeat(400),
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test('a field keeps what it cannot read, and an empty one is empty', () => {
  expect(toNumberEntry('1,250')).toBe(1250);
  expect(toNumberEntry('about 20')).toBe('about 20');
  expect(toNumberEntry('  ')).toBe('');
});
