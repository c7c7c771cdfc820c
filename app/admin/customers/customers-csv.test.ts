import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aCustomer } from './a-customer.test-support.ts';
import { customersCsv } from './customers-csv.ts';

/** The words themselves, without a language to load; of `t` nothing but the call is used. */
const t = ((key: string) =>
  key.split('.').reduce<unknown>((at, part) => Object(at)[part], admin)) as unknown as TFunction<'admin'>;

test('the day of the last booking has its year, in the company’s zone', () => {
  const csv = customersCsv([aCustomer({ lastBookingISO: '2024-01-04T03:00:00Z' })], 'America/New_York', t);
  expect(csv.split('\r\n')[1]).toMatch(/^Ana Gómez;2024-01-03;/);
});

test('who has no e-mail has none in the file', () => {
  expect(customersCsv([aCustomer({ email: 'tel:+14075550123' })], 'America/New_York', t)).not.toContain(
    'tel:',
  );
});
