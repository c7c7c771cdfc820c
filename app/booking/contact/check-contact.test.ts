import { describe, expect, test } from 'vitest';
import { allOfFlorida } from '#shared/company/served-area.ts';
import { checkContact } from './check-contact.ts';

const empty = {
  ...{ email: '', firstName: '', lastName: '', phone: '', line1: '' },
  ...{ postalCode: '', region: 'FL', city: '', country: 'US', notes: '' },
};
const good = {
  ...{ ...empty, email: 'ana@ruizfamily.com', firstName: 'Ana', lastName: 'Ruiz' },
  ...{ line1: '12 Palm Way', city: 'Orlando', postalCode: '32801' },
};
const fields = ['email', 'firstName', 'lastName', 'line1', 'postalCode', 'city', 'country', 'notes'] as const;
const check = (values: typeof good) => checkContact(fields, values);

describe('the contact form', () => {
  test('is complete with e-mail, names, street, city and postal code', () => {
    expect(check(good)).toEqual({});
  });
  test('names everything else at its field, in the order of the form', () => {
    expect(Object.keys(check(empty))).toEqual([
      ...['email', 'firstName', 'lastName', 'line1', 'postalCode', 'city'],
    ]);
  });
  test('what is as it was booked is not asked about', () => {
    const old = { ...good, email: 'ana@home', postalCode: '3280' };
    expect(checkContact(fields, { ...old, line1: '' }, { booked: old })).toEqual({ line1: 'required' });
  });
  test('[AR12] where it was booked stays good, also with four more digits of its ZIP code', () => {
    const codes = { served: new Set(['32801']), elsewhere: new Set(['33101', '33102']) };
    const area = { ...allOfFlorida, outside: 'refused', codes } as const;
    const booked = { ...good, postalCode: '33101' };
    const with4 = { ...booked, postalCode: '33101-1234 ' };
    expect(checkContact(fields, with4, { booked, area })).toEqual({});
    expect(checkContact(fields, with4, { area })).toEqual({ postalCode: 'outside' });
    expect(checkContact(fields, { ...booked, postalCode: '33102' }, { booked, area })).toEqual({
      postalCode: 'outside',
    });
  });
  test('blank text is no text', () => {
    expect(check({ ...good, firstName: '   ' })).toEqual({ firstName: 'required' });
  });
  test('an address that is none, or only an example, is told apart', () => {
    expect(check({ ...good, email: 'ana@home' })).toEqual({ email: 'invalid' });
    expect(check({ ...good, email: 'you@example.com' })).toEqual({ email: 'reserved' });
  });
  test('a ZIP code that is none is asked about, other countries write as they like', () => {
    expect(check({ ...good, postalCode: '3280' })).toEqual({ postalCode: 'invalid' });
    expect(check({ ...good, postalCode: 'SW1A 1AA', country: 'GB' })).toEqual({});
  });
  test('text longer than the API takes is told here', () => {
    expect(check({ ...good, notes: 'x'.repeat(4001) })).toEqual({ notes: 'too_long' });
  });
});

describe('staff', () => {
  const staffs = ['customerName', 'phone', 'email', 'postalCode'] as const;
  const ana = { customerName: 'Ana Ruiz', phone: '407 555 0100', email: ' ', postalCode: '32801' };
  test('write down who has no e-mail by the phone (D247)', () => {
    expect(checkContact(staffs, ana, { isPhoneEnough: true })).toEqual({});
    expect(checkContact(staffs, ana)).toEqual({ email: 'required' });
    expect(checkContact(staffs, { ...ana, phone: ' ' }, { isPhoneEnough: true })).toEqual({
      email: 'required',
    });
  });
  test('ask about the rest by the same rules, the country aside', () => {
    const faulty = { customerName: ' ', phone: '1'.repeat(41), email: 'ana@example.com', postalCode: '3280' };
    expect(checkContact(staffs, faulty, { isPhoneEnough: true })).toEqual({
      ...{ customerName: 'required', phone: 'too_long', email: 'reserved', postalCode: 'invalid' },
    });
  });
});
