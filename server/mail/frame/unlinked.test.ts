import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

/** What mail programs make links of: a scheme, a domain, a mailbox. */
const LINK = /\w:\/\/|[\p{L}\p{N}-]+[.\u2024\u3002\uff0e\uff61]\p{L}{2,}|\S@\S/u;

test.each([
  'visit evil.com',
  'http://evil.com/?a=b',
  'https://xn--80ak6aa92e.com',
  'www.evil.co.uk now',
  'evil。com',
  'evil．com',
  'ana@evil.com',
  'mailto:ana@evil.com',
  'münchen.de',
])('nothing of "%s" is a link any more, and all of it can be read', (text) => {
  expect(text).toMatch(LINK);
  expect(unlinked(text)).not.toMatch(LINK);
  expect(unlinked(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test.each(['Ana Ruiz', 'Dr. Ruiz', 'O’Neil-Núñez', '12 Main St, Apt 2.5', 'Ruiz, 1.250 sq ft', 'Ana (8:00)'])(
  'what is no link stays as it is: %s',
  (text) => expect(unlinked(text)).toBe(text),
);
