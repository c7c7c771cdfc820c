import { expect, test } from 'vitest';
import { checkClient } from './client-draft.ts';

const booked = {
  ...{ customerName: 'Ana Ruiz', email: 'ana@ruizfamily.com', phone: '' },
  ...{ line1: '1 High St', line2: '', city: 'London', region: '', postalCode: 'SW1A 1AA', gateCode: '' },
};

test('a code of another country keeps nobody from putting the phone right, and is asked about once it is another', () => {
  expect(checkClient({ ...booked, phone: '407 555 0134' }, booked)).toEqual({});
  expect(checkClient({ ...booked, postalCode: '3280' }, booked)).toEqual({ postalCode: 'invalid' });
  expect(checkClient(booked)).toEqual({ postalCode: 'invalid' });
});
