import { expect, test } from 'vitest';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { bookedContact, editedContact } from './edited-contact.ts';

const booked = bookedContact(
  aBooking('b', { customerName: 'Ana María Ruiz', gateCode: '12#', phone: '+1 407' }),
);

test('a form that was not touched sends nothing but the country, which cannot be left out', () => {
  expect(JSON.parse(JSON.stringify(editedContact(booked, booked)))).toEqual({ address: { country: 'US' } });
});

test('a name goes as a whole, however it was cut', () => {
  const edited = editedContact(booked, { ...booked, lastName: 'María Soto' });
  expect(edited).toMatchObject({ firstName: 'Ana', lastName: 'María Soto' });
});

test('what was emptied is sent as empty, which clears it', () => {
  const edited = editedContact(booked, { ...booked, gateCode: ' ', phone: '' });
  expect(edited.address.gateCode).toBe('');
  expect(edited.phone).toBe('');
});

test('notes begin without what the server put in front of them', () => {
  expect(bookedContact(aBooking('b', { notes: '[QUOTE] ring twice' })).notes).toBe('ring twice');
});
