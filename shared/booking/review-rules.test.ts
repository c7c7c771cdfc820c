import { expect, test } from 'vitest';
import {
  averageStars,
  findReviewFaults,
  reviewLengthMax,
  suggestedName,
  tidyReview,
} from './review-rules.ts';

const review = { rating: 5, text: 'Spotless.', name: 'Ana R.' };

test('stars, words and a name are asked for', () => {
  expect(findReviewFaults(review)).toEqual({});
  expect(findReviewFaults({ rating: 0, text: ' \n', name: ' ' })).toEqual({
    ...{ rating: 'required', text: 'required', name: 'required' },
  });
  expect(findReviewFaults({ ...review, rating: 6 })).toEqual({ rating: 'invalid' });
  expect(findReviewFaults({ ...review, rating: 4.5 })).toEqual({ rating: 'invalid' });
});

test('a text may have a thousand characters, a name forty and nothing unseen', () => {
  expect(findReviewFaults({ ...review, text: 'x'.repeat(reviewLengthMax.text) })).toEqual({});
  expect(findReviewFaults({ ...review, text: 'x'.repeat(reviewLengthMax.text + 1) })).toEqual({
    text: 'too_long',
  });
  expect(findReviewFaults({ ...review, text: '\u{1F44D}\u{1F3FD}' })).toEqual({});
  expect(findReviewFaults({ ...review, text: '\u200b\n\u200b\u2060' })).toEqual({ text: 'required' });
  expect(findReviewFaults({ ...review, name: 'x'.repeat(41) })).toEqual({ name: 'too_long' });
  expect(findReviewFaults({ ...review, name: 'Ana\u202eR' })).toEqual({ name: 'invalid' });
});

test('it is kept without the space around it, and its lines stay', () => {
  expect(tidyReview({ rating: 4, text: ' One\r\n\r\nTwo ', name: ' Ana   R. ' })).toEqual({
    ...{ rating: 4, text: 'One\n\nTwo', name: 'Ana R.' },
  });
});

test('the name that is offered tells no more than a first name and an initial', () => {
  expect(['Ana Ruiz', 'Ana María de la Cruz', 'Cher', ' ', 'Zoë \u{1F334}palm'].map(suggestedName)).toEqual([
    ...['Ana R.', 'Ana C.', 'Cher', '', 'Zoë \u{1F334}.'],
  ]);
  expect(suggestedName(`${'A'.repeat(80)} B`)).toHaveLength(40);
});

test('an average is rounded once, for readers and for the owner', () => {
  expect([averageStars(87, 20), averageStars(9, 2), averageStars(0, 0)]).toEqual([4.4, 4.5, null]);
});
