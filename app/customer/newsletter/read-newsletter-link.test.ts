import { expect, test } from 'vitest';
import { readNewsletterLink } from './read-newsletter-link.ts';

test('a mailed link says what to do, for whom, and proves it', () => {
  expect(readNewsletterLink('?action=confirm&email=ana%40mail.org&sig=abc')).toEqual({
    action: 'confirm',
    email: 'ana@mail.org',
    sig: 'abc',
  });
  expect(readNewsletterLink('?action=Unsubscribe&email=%20ana@mail.org%20&sig=abc')?.action).toBe(
    'unsubscribe',
  );
});

test('a link with a part missing, empty or unknown is none', () => {
  for (const search of [
    '',
    '?action=confirm&email=ana@mail.org',
    '?action=confirm&sig=abc',
    '?email=ana@mail.org&sig=abc',
    '?action=confirm&email=&sig=abc',
    '?action=delete&email=ana@mail.org&sig=abc',
  ]) {
    expect(readNewsletterLink(search), search).toBeUndefined();
  }
});
