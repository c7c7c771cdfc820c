import { expect, test } from 'vitest';
import { hostNameOf, typedHostName } from './host-name.ts';

test('a Host header names a host in lower case, without its port and the dot of the root', () => {
  expect(hostNameOf('Book.Acme.com:8443')).toBe('book.acme.com');
  expect(hostNameOf('acme.com.')).toBe('acme.com');
  expect(hostNameOf('127.0.0.1:8080')).toBe('127.0.0.1');
});

test('what can be no name is none', () => {
  for (const header of [
    '',
    'a b',
    'acme.com/x',
    'user@acme.com',
    'acme..com',
    '-acme.com',
    'acme.com:99:1',
    "acme.com'--",
    'a<script>.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
  ])
    expect([header, hostNameOf(header)]).toEqual([header, undefined]);
});

test('an operator may type another alphabet', () => {
  expect(typedHostName(' Réservez.Acme.fr ')).toBe('xn--rservez-bya.acme.fr');
  expect(typedHostName('https://acme.com/')).toBeUndefined();
});
