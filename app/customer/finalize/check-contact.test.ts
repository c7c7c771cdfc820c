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
      'city',
      'postalCode',
    ]);
  });
  test('blank text is no text', () => {
    expect(checkContact({ ...good, firstName: '   ' })).toEqual({ firstName: 'required' });
  });
  test.each(['ana', 'ana@', 'ana@home', 'a b@home.com', 'ana@home..'])('%s is no e-mail address', (email) => {
    expect(checkContact({ ...good, email })).toEqual({ email: 'invalid' });
  });
  test.each(['you@example.com', 'you@mail.example.org', 'you@test', 'you@shop.invalid'])(
    '%s is an example, not an address',
    (email) => expect(checkContact({ ...good, email })).toEqual({ email: 'reserved' }),
  );
  test('a ZIP code has five or nine digits, other countries write as they like', () => {
    expect(checkContact({ ...good, postalCode: '3280' })).toEqual({ postalCode: 'invalid' });
    expect(checkContact({ ...good, postalCode: '32801-1234' })).toEqual({});
    expect(checkContact({ ...good, postalCode: 'SW1A 1AA', country: 'GB' })).toEqual({});
  });
  test('text longer than the API takes is told here', () => {
    expect(checkContact({ ...good, notes: 'x'.repeat(4001) })).toEqual({ notes: 'too_long' });
  });
});
