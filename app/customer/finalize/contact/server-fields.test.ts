import { expect, test } from 'vitest';
import { serverFields } from './server-fields.ts';

test('refusals stand beside the field they are about', () => {
  expect(serverFields({ 'address.postalCode': 'invalid', customerName: 'required' })).toEqual({
    postalCode: 'invalid',
    firstName: 'required',
  });
});

test('a refusal of something that has no field is left out', () => {
  expect(serverFields({ website: 'invalid', constructor: 'invalid' })).toEqual({});
});
