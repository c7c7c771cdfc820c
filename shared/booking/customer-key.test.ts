import { expect, test } from 'vitest';
import { findContactFault } from './contact-rules.ts';
import { customerKey, keyWords, mailAddressOf } from './customer-key.ts';

test('a customer is told by their e-mail, whatever their phone, and without one by the phone', () => {
  expect(customerKey(' Ana@Sabal-Mail.com', '+1 407')).toBe('ana@sabal-mail.com');
  expect(customerKey(' ', '+1 407 555 0100')).toBe('tel:+14075550100');
  expect(customerKey('', null)).toBe('');
});

test('a phone is nowhere to write to, and no e-mail that may be typed', () => {
  expect([mailAddressOf('tel:+14075550100'), mailAddressOf('a@b.co'), mailAddressOf('')]).toEqual([
    undefined,
    'a@b.co',
    undefined,
  ]);
  for (const typed of ['tel:+14075550100', 'tel:1@b.co'])
    expect(findContactFault('email', typed)).toBe('invalid');
  expect([keyWords('tel:+14075550100'), keyWords('a@b.co')]).toEqual(['+14075550100', 'a@b.co']);
});
