import { expect, test } from 'vitest';
import { readRange } from './static-site.ts';

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=40-1000', { start: 40, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
])('%s of 100 bytes is a part', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('%s of 100 bytes lies outside', (header) => {
  expect(readRange(header, 100)).toBe('outside');
});

test.each(['bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=1e3-'])(
  '%s is no range, so the whole file goes out',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);
