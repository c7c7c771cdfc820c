import { expect, test } from 'vitest';
import { aRow } from '../a-row.test-support.ts';
import { contactEntry, contactInput, withTyped } from './contact-entry.ts';

const row = aRow({ notes: '[SERVICE] le chien est gentil', serviceAddress2: 'Apt 4', companyName: 'Iguana' });
const before = contactEntry(row, '1234');

test('only what differs is sent, an address whole, and the notes without what the server puts in front', () => {
  expect(before.notes).toBe('le chien est gentil');
  expect(
    contactInput(before, { ...before, customerName: `${before.customerName} `, notify: false }),
  ).toBeUndefined();
  expect(contactInput(before, { ...before, phone: '', gateCode: '9', notify: false })).toEqual({
    phone: '',
    gateCode: '9',
    notify: false,
  });
  expect(contactInput(before, { ...before, line2: '' })).toEqual({
    address: { line1: '12 Orange Ave', line2: '', city: 'Orlando', region: 'FL', postalCode: '32801' },
    notify: true,
  });
});

test('a field that was not typed in follows what other staff made of it', () => {
  const after = withTyped(contactEntry(aRow({ phone: '+14075550999' }), null), { customerName: 'Ana Lo' });
  expect([after.customerName, after.phone]).toEqual(['Ana Lo', '+14075550999']);
});
