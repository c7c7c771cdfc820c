import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aCustomer } from './a-customer.test-support.ts';
import { customersCsv, customersFile } from './customers-csv.ts';

/** The words themselves, without a language to load; of `t` nothing but the call is used. */
const t = ((key: string) =>
  key.split('.').reduce<unknown>((at, part) => Object(at)[part], admin)) as unknown as TFunction<'admin'>;

test('the day of the last booking has its year, in the company’s zone', () => {
  const csv = customersCsv([aCustomer({ lastBookingISO: '2024-01-04T03:00:00Z' })], 'America/New_York', t);
  expect(csv.split('\r\n')[1]).toMatch(/^Ana Gómez;2024-01-03;/);
});

test('a telephone of here is a number that can be copied, without the mark of what might be a formula', () => {
  const csv = customersCsv([aCustomer({ phone: '+14075550123' })], 'America/New_York', t);
  expect(csv).toMatch(/;\(407\) 555-0123\r\n$/);
});

test('who has no e-mail has none in the file', () => {
  expect(customersCsv([aCustomer({ email: 'tel:+14075550123' })], 'America/New_York', t)).not.toContain(
    'tel:',
  );
});

test('the file is called by what it holds and its day, whichever company it is of', () => {
  const at = instantFromMs(Date.parse('2026-11-28T03:00:00Z'));
  expect(customersFile(at, 'America/New_York', t)).toBe('clients-2026-11-27.csv');
});
