import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test('an American number needs no country, others keep theirs', async () => {
  expect(await formatPhone('4075550123')).toBe('(407) 555-0123');
  expect(await formatPhone('+34612345678')).toBe('+34 612 34 56 78');
});

test('what is no number stays as typed', async () => {
  expect(await formatPhone('ask Ana')).toBe('ask Ana');
  expect(await formatPhone('')).toBe('');
});

test.each(['407 555 0123 (text only)', 'Ana 407 555 0123', '407 555 0123 ext. 5'])(
  'what was typed beside the number is not lost: %s',
  async (typed) => {
    expect(await formatPhone(typed)).toBe(typed);
  },
);
