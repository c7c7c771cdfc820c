import { expect, test } from 'vitest';
import { managePath, readManageLink, unwrapQuery } from './manage-link.ts';

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

test.each([
  ['&amp;email=ana@ruiz.com&amp;sig=1.k.9.0.x-_', 'written as in HTML'],
  ['&email=ana@ruiz.com&sig=1.k.9.0.x-_.', 'the end of a sentence'],
  ['&email=ana@ruiz.com&sig=1.k.9.0.x-_),', 'in brackets'],
  ['&email=ana@ruiz.com&sig=1.k.9.0.x-_%3E', 'between < and >'],
  ['&email=ana@ruiz.com&sig=1.k.9.0.x-_%C2%BB', 'between « and »'],
  ['&email=ana@ruiz.com&sig=1.k.9.0.x-_%E2%80%9D%20', 'in quotation marks'],
])('a link that was passed on in a text is still the link: %s (%s)', (query) => {
  const link = { id: 'ab12', email: 'ana@ruiz.com', sig: '1.k.9.0.x-_' };
  expect(readManageLink(unwrapQuery(`?id=ab12${query}`))).toEqual(link);
});

test('and one that was not is left as it is', () => {
  for (const query of ['', '?id=ab12', '?id=ab12&email=ana%2Bhome@ruiz.com&sig=1.k.9.0.xyz&box=1.k.-_'])
    expect(unwrapQuery(query)).toBe(query);
});

test('the mailed address opens on the host the app runs on', () => {
  expect(managePath('https://book.sabal.test/manage?id=ab12&sig=x')).toBe('/manage?id=ab12&sig=x');
  expect(managePath('http://[')).toBe('/manage');
});
