import { expect, test } from 'vitest';
import { dialled, phoneWords } from './phone-words.ts';

test('a number of here is shown as people here write it, others as they were given', () => {
  expect(phoneWords('+14075550110')).toBe('(407) 555-0110');
  expect(phoneWords('+1 407 555-0142')).toBe('(407) 555-0142');
  expect(phoneWords('+33612345678')).toBe('+33612345678');
  expect(phoneWords('+1407555')).toBe('+1407555');
});

test.each([
  ['(407) 555-0110', '4075550110'],
  ['+1 407 555 0110', '+14075550110'],
  ['407 555 0110 ext. 5', '4075550110'],
  ['Ana 407 555 0110 / 407 555 0199', '4075550110'],
  ['ask for Bob', ''],
])('of %j the first number is dialled', (phone, number) => {
  expect(dialled(phone)).toBe(number);
});
