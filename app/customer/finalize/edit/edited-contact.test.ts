import { expect, test } from 'vitest';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { keepChanges } from '../../../data/drafts/typed-changes.ts';
import {
  bookedContact,
  contactChanges,
  contactChangesSchema,
  editedContact,
  noChanges,
} from './edited-contact.ts';

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

test('who added a note before the office put the phone right does not put the old one back', () => {
  const kept = contactChangesSchema.parse(contactChanges(booked, { ...booked, notes: 'ring twice' }));
  const now = { ...booked, phone: '+1 305' };
  const edited = editedContact(now, { ...now, ...kept });
  expect(JSON.parse(JSON.stringify(edited))).toEqual({ notes: 'ring twice', address: { country: 'US' } });
});

test('what was typed stays beside what changed meanwhile, and what was taken out again is no draft', () => {
  const changes = contactChanges(booked, { ...booked, gateCode: '', lastName: 'Soto' });
  expect(changes).toEqual({ gateCode: '', lastName: 'Soto' });
  expect(keepChanges(changes)).toBe(changes);
  expect(contactChanges(booked, { ...booked })).toEqual(noChanges);
  expect(keepChanges(noChanges)).toBeUndefined();
});

test('a whole form that an earlier version kept is still read', () => {
  expect(contactChangesSchema.parse({ ...booked, notes: 'ring twice' })).toMatchObject({
    notes: 'ring twice',
  });
});
