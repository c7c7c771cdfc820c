import { describe, expect, test } from 'vitest';
import { aCompany } from '../../tests/support/a-company.ts';
import { addressLine, companyLengthMax, dialled, findCompanyFaults, tidyCompany } from './company.ts';

describe('what a company may say of itself', () => {
  test('a name is enough', () => {
    expect(findCompanyFaults(aCompany)).toEqual({});
    expect(findCompanyFaults({ ...aCompany, name: '  ' })).toEqual({ name: 'required' });
  });

  test.each(['(407) 555-0142', '+1 407 555 0142', '407.555.0142', '+33 1 42 68 53 00', '5550142'])(
    '%s can be dialled',
    (phone) => expect(findCompanyFaults({ ...aCompany, phone })).toEqual({}),
  );
  test.each(['call us', '555-01', '+1 407 555 0142 0142 0142', '407-555-0142 ext. 9', '407\u202e5550142'])(
    '%s cannot',
    (phone) => expect(findCompanyFaults({ ...aCompany, phone })).toEqual({ phone: 'invalid' }),
  );

  test('an e-mail address is one, even an example, which the demonstration has', () => {
    expect(findCompanyFaults({ ...aCompany, helpEmail: 'help@sabal.example' })).toEqual({});
    expect(findCompanyFaults({ ...aCompany, helpEmail: 'help at home' })).toEqual({ helpEmail: 'invalid' });
  });

  test('an address has a street and a town, or is none at all', () => {
    expect(findCompanyFaults({ ...aCompany, postalCode: '32801' })).toEqual({
      addressLine1: 'required',
      city: 'required',
    });
    const whole = { addressLine1: '12 Palm Way', city: 'Orlando', region: 'FL', postalCode: '32801' };
    expect(findCompanyFaults({ ...aCompany, ...whole })).toEqual({});
    expect(addressLine(whole)).toBe('12 Palm Way, Orlando, FL 32801');
    expect(addressLine({ ...whole, region: '' })).toBe('12 Palm Way, Orlando, 32801');
    expect(addressLine(aCompany)).toBe('');
  });

  test('as long as a phone shows, and without what turns or breaks a line', () => {
    const name = 'a'.repeat(companyLengthMax.name);
    expect(findCompanyFaults({ ...aCompany, name })).toEqual({});
    expect(findCompanyFaults({ ...aCompany, name: `${name}a` })).toEqual({ name: 'too_long' });
    expect(findCompanyFaults({ ...aCompany, name: 'Acme\u202e Floors' })).toEqual({ name: 'invalid' });
  });
});

test('it is kept without the space around it, and a second space changes nothing', () => {
  const typed = { ...aCompany, name: '  Acme   Floors ' };
  expect(tidyCompany(typed)).toEqual({ ...aCompany, name: 'Acme Floors' });
});

test('a number is dialled with its country', () => {
  expect(dialled('(407) 555-0142')).toBe('+14075550142');
  expect(dialled('+33 1 42 68 53 00')).toBe('+33142685300');
  expect(dialled('555-0142')).toBe('5550142');
});
