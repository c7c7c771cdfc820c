import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['4075550123', '+14075550123'],
  [' (407) 555-0123 ', '+14075550123'],
  ['407.555.0123', '+14075550123'],
  ['1-407-555-0123', '+14075550123'],
  ['+34 612 34 56 78', '+34612345678'],
  ['\u202a+1 (407) 555-0123\u202c', '+14075550123'],
])('%j is read as %s', (typed, number) => {
  expect(readPhone(typed)?.number).toBe(number);
});

test.each([
  ['407 555 0123 (text only)'],
  ['Ana 407 555 0123'],
  ['407 555 0123 or 407 555 0199'],
  ['407 555 0123 / 407 555 0199'],
  ['407 555 0123 ext. 5'],
  ['407-555-0123 x5'],
  ['ask Ana'],
  ['12'],
  [''],
])('%j says more or less than a number', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});
