import { expect, test } from 'vitest';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { summarizeStop } from './summarize-stop.ts';

const words = (change: Partial<Stop>) =>
  summarizeStop({ ...blankStop('one', 'pickup'), ...change }, (unit) => `Unit ${unit}`);

test('the folded parts are one line without the street, which stands above', () => {
  expect(words({ street: '200 Main St', city: 'Winter Park', zip: '32789' })).toBe('Winter Park, FL 32789');
  expect(words({ city: 'Winter Park', unit: '4', notes: 'ring twice' })).toBe(
    'Winter Park, FL · Unit 4 · ring twice',
  );
});

test('a place is followed by its street', () => {
  const place = { searchMode: 'place', placeName: 'Publix', street: '200 Main St', city: 'Orlando' } as const;
  expect(words(place)).toBe('200 Main St, Orlando, FL');
});

test('the state alone, filled in from the start, says nothing', () => {
  expect(words({})).toBe('');
});
