import { expect, test } from 'vitest';
import { managePath, readManageLink } from './manage-link.ts';

test('a link needs an id and an e-mail, the signature may be missing', () => {
  expect(readManageLink('?id=AB12&email=ana%2Bhome@ruiz.com&sig=1.k.9.0.xyz')).toEqual({
    id: 'ab12',
    email: 'ana+home@ruiz.com',
    sig: '1.k.9.0.xyz',
  });
  expect(readManageLink('?id=ab12&email=ana@ruiz.com')?.sig).toBeUndefined();
  expect(readManageLink('?id=ab12')).toBeUndefined();
  expect(readManageLink('?email=ana@ruiz.com')).toBeUndefined();
  expect(readManageLink('')).toBeUndefined();
});

test('the mailed address opens on the host the app runs on', () => {
  expect(managePath('https://book.sabal.test/manage?id=ab12&sig=x')).toBe('/manage?id=ab12&sig=x');
  expect(managePath('http://[')).toBe('/manage');
});
