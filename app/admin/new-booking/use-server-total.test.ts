import { expect, test } from 'vitest';
import type { WorkPrice } from '../../data/staff/commands/place-booking.ts';
import { answerFor } from './use-server-total.ts';

const answer = { cart: { id: 'a cart' } } as WorkPrice; // nothing else is looked at

test('what the server said holds for the same work in the same cart alone: of one that was booked it is asked anew', () => {
  const known = { mark: 'work', answer, fault: undefined };
  expect(answerFor(known, 'work', 'a cart')).toBe(answer);
  expect(answerFor(known, 'other work', 'a cart')).toBeUndefined();
  expect(answerFor(known, 'work', undefined)).toBeUndefined();
  expect(answerFor({ ...known, answer: undefined }, 'work', undefined)).toBeUndefined();
  expect(answerFor(undefined, '', undefined)).toBeUndefined();
});
