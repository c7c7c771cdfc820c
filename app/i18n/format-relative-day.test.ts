import { expect, test } from 'vitest';
import { formatRelativeDay } from './format-relative-day.ts';

test('a day is named by how far it is', () => {
  const told = [0, 1, 3, -1, 13, 20, 61, -400, -800].map((days) => formatRelativeDay(days, 'en'));
  expect(told).toEqual([
    'today',
    'tomorrow',
    'in 3 days',
    'yesterday',
    'in 13 days',
    'in 2 weeks',
    'in 2 months',
    '13 months ago',
    '2 years ago',
  ]);
});

test('in the language on screen', () => {
  expect([formatRelativeDay(3, 'fr'), formatRelativeDay(1, 'es')]).toEqual(['dans 3 jours', 'mañana']);
});
