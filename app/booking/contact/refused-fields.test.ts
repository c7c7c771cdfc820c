import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const customers = ['email', 'firstName', 'lastName', 'postalCode'] as const;
const staffs = ['customerName', 'email', 'postalCode'] as const;

test('refusals stand beside the field they are about', () => {
  const paths = { 'address.postalCode': 'invalid', customerName: 'required' };
  expect(refusedFields(paths, customers)).toEqual({ postalCode: 'invalid', firstName: 'required' });
  expect(refusedFields(paths, staffs)).toEqual({ postalCode: 'invalid', customerName: 'required' });
});

test('a refusal of something that has no field is left out', () => {
  expect(refusedFields({ website: 'invalid', constructor: 'invalid', cartId: 'too_large' }, staffs)).toEqual(
    {},
  );
  expect(refusedFields(undefined, staffs)).toEqual({});
});
