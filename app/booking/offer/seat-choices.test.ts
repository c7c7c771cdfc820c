import { expect, test } from 'vitest';
import { seatChoices } from './seat-choices.ts';

test('a sofa for three offers 3, 4, 5 and more (D36)', () => {
  expect(seatChoices({ minSeats: 3, extraSeatCents: 2500 }, 3)).toEqual({ buttons: [3, 4, 5], moreFrom: 6 });
});

test('a piece that begins with seven seats has only the stepper', () => {
  expect(seatChoices({ minSeats: 7, extraSeatCents: 2500 }, 7)).toEqual({ buttons: [], moreFrom: 7 });
});

test('where further seats have no price, only the included ones are offered', () => {
  expect(seatChoices({ minSeats: 1, extraSeatCents: 0 }, 1)).toEqual({ buttons: [1], moreFrom: null });
  expect(seatChoices({ minSeats: 2, extraSeatCents: 0 }, 4)).toEqual({ buttons: [2, 4], moreFrom: null });
});
