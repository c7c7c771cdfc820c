import { expect, test } from 'vitest';
import { withLanguage } from './with-language.ts';

test.each([
  ['/terms', '/terms?lang=es'],
  ['/services?lang=fr#top', '/services?lang=es#top'],
  ['/manage?id=1&email=a%40b.test&sig=x%2By', '/manage?id=1&email=a%40b.test&sig=x%2By&lang=es'],
  ['https://book.acme.com/', 'https://book.acme.com/?lang=es'],
  ['/cart?', '/cart?lang=es'],
])('%s asks for a language and keeps what else it says', (path, asked) => {
  expect(withLanguage(path, 'es')).toBe(asked);
});
