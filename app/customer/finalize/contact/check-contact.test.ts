import { describe, expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';
import { type Contact, emptyContact } from './contact.ts';

const good: Contact = {
  ...emptyContact,
  email: 'ana@ruizfamily.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  line1: '12 Palm Way',
  city: 'Orlando',
  postalCode: '32801',
};

describe('the contact form', () => {
  test('is complete with e-mail, names, street, city and postal code', () => {
    expect(checkContact(good)).toEqual({});
  });
  test('starts in Florida, United States, with nothing else filled in', () => {
    expect(emptyContact.country).toBe('US');
    expect(emptyContact.region).toBe('FL');
    expect(emptyContact.email).toBe('');
    expect(Object.keys(checkContact(emptyContact))).toEqual([
      'email',
      'firstName',
      'lastName',
      'line1',
      'postalCode',
      'city',
    ]);
  });
  test('blank text is no text', () => {
    expect(checkContact({ ...good, firstName: '   ' })).toEqual({ firstName: 'required' });
  });
  test('an address that is none, or only an example, is told apart', () => {
    expect(checkContact({ ...good, email: 'ana@home' })).toEqual({ email: 'invalid' });
    expect(checkContact({ ...good, email: 'you@example.com' })).toEqual({ email: 'reserved' });
  });
  test('a ZIP code that is none is asked about, other countries write as they like', () => {
    expect(checkContact({ ...good, postalCode: '3280' })).toEqual({ postalCode: 'invalid' });
    expect(checkContact({ ...good, postalCode: 'SW1A 1AA', country: 'GB' })).toEqual({});
  });
  test('text longer than the API takes is told here', () => {
    expect(checkContact({ ...good, notes: 'x'.repeat(4001) })).toEqual({ notes: 'too_long' });
  });
});
