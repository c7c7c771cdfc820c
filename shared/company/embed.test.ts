import { describe, expect, test } from 'vitest';
import { embedSection } from './embed.ts';
import { isFramable } from './framable.ts';

const { tidy, findFaults } = embedSection;

describe('the sites that may show the booking pages', () => {
  test('are the origins of what was pasted, each once', () => {
    const typed = ' HTTPS://www.Acme.com/contact?x=1, acme.com;https://acme.com:443\nhttp://localhost:4000 ';
    const tidied = tidy({ sites: typed });
    expect(tidied.sites.split('\n')).toEqual([
      'https://www.acme.com',
      'https://acme.com',
      'http://localhost:4000',
    ]);
    expect(findFaults(tidied)).toEqual({});
    expect(tidy(tidied)).toEqual(tidied);
    expect(findFaults({ sites: '' })).toEqual({});
  });

  test.each([
    '*',
    'https://*.acme.com',
    'http://acme.com',
    'ftp://acme.com',
    'acme',
    "'self'",
    'https://acme.com:99999',
    'https://user:pw@acme.com',
    'javascript:alert(1)',
    'https://acme.com\\evil.com',
    'acme..com',
  ])('%s is none', (sites) => {
    expect(findFaults({ sites })).toEqual({ sites: 'invalid' });
  });

  test('are ten at most', () => {
    const sites = Array.from({ length: 11 }, (_, index) => `a${index}.com`).join(' ');
    expect(findFaults({ sites })).toEqual({ sites: 'too_large' });
  });
});

test('what needs no key and no private link may be framed, and nothing else', () => {
  const may = [
    '/',
    '/services',
    '/service/carpet-cleaning',
    '/intake/pavers',
    '/cart',
    '/finalize',
    '/confirmation',
  ];
  expect(may.filter((path) => !isFramable(path))).toEqual([]);
  const mayNot = [
    '/edit/1',
    '/admin',
    '/admin/calendar',
    '/manage',
    '/my-bookings',
    '/access-link',
    '/review',
    '/newsletter',
  ];
  const odd = ['/service/a/b', '/servicesx', '//admin', '/cart/../admin', '/api/services', '/index.html'];
  expect([...mayNot, ...odd].filter(isFramable)).toEqual([]);
});
