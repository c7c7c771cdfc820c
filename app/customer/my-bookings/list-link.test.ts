import { expect, test } from 'vitest';
import { readListLink } from './list-link.ts';

test('both parts of the link are needed', () => {
  expect(readListLink('?email=ana%2B1%40x.com&sig=s.i.g')).toEqual({ email: 'ana+1@x.com', sig: 's.i.g' });
  expect(readListLink('?email=ana%40x.com')).toBeUndefined();
  expect(readListLink('?sig=s.i.g&email=%20')).toBeUndefined();
  expect(readListLink('')).toBeUndefined();
});
