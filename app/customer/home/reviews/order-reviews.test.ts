import { expect, test } from 'vitest';
import { orderReviews } from './order-reviews.ts';

const reviews = [
  { id: 1, language: 'en' },
  { id: 2, language: 'fr' },
  { id: 3, language: 'es' },
  { id: 4, language: 'fr' },
] as const;

test("the reader's language comes first and nothing is lost", () => {
  expect(orderReviews(reviews, 'fr').map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(orderReviews(reviews, 'es').map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});
