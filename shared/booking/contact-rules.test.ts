import { describe, expect, test } from 'vitest';
import { contactLengthMax, findContactFault, isRequiredContactField } from './contact-rules.ts';

describe('e-mail addresses', () => {
  test.each([' ana@ruizfamily.com ', 'ana.o’neil+home@mail.ruiz.family', 'ana@my-test.com'])(
    '%s has a name, an @ and a domain with a dot, and no more is asked for',
    (email) => expect(findContactFault('email', email)).toBeUndefined(),
  );
  test.each([
    'ana',
    'ana@',
    'ana@home',
    'a b@home.com',
    'ana@home..',
    'ana@home.c',
    '"ana"@home.com',
    'test',
    'a\u0001@b.cc',
    'a@b\u0085.cc',
    'a\u200b@home.com',
    'a\u202e@home.com',
    'a@b..cc',
    'a..b@home.com',
    '.a@home.com',
    'a.@home.com',
    'a@.home.com',
  ])('%s is no e-mail address', (email) => expect(findContactFault('email', email)).toBe('invalid'));
  test.each(['you@example.com', 'you@mail.EXAMPLE.org', 'you@test', 'you@shop.invalid', 'you@printer.local'])(
    '%s is an example, not an address',
    (email) => expect(findContactFault('email', email)).toBe('reserved'),
  );
  test('a domain that only ends like an example is a real one', () => {
    expect(findContactFault('email', 'you@myexample.com')).toBeUndefined();
    expect(findContactFault('email', 'you@example.com.mx')).toBeUndefined();
  });
});

test('name, street, city and postal code are required, the rest may stay empty', () => {
  const needed = ['customerName', 'firstName', 'lastName', 'line1', 'city', 'postalCode'] as const;
  const free = ['phone', 'line2', 'region', 'country', 'gateCode', 'notes'] as const;
  expect(needed.every(isRequiredContactField)).toBe(true);
  expect(free.some(isRequiredContactField)).toBe(false);
  expect(findContactFault('city', ' ')).toBe('required');
  expect(findContactFault('phone', ' ')).toBeUndefined();
});

test('a country is two capital letters', () => {
  expect(findContactFault('country', 'MX')).toBeUndefined();
  expect(findContactFault('country', 'us')).toBe('invalid');
  expect(findContactFault('country', 'USA')).toBe('too_long');
});

test('the longest parts of a name make a whole name that is not too long', () => {
  const { firstName, lastName } = contactLengthMax;
  expect(
    findContactFault('customerName', `${'a'.repeat(firstName)} ${'b'.repeat(lastName)}`),
  ).toBeUndefined();
  expect(findContactFault('firstName', 'a'.repeat(firstName + 1))).toBe('too_long');
  expect(findContactFault('firstName', ` ${'a'.repeat(firstName)} `)).toBeUndefined();
});
