import { expect, test } from 'vitest';
import { aClient } from '../../new-booking/a-call.test-support.ts';
import { checkClient, refusedFields } from './check-client.ts';

test('a customer with a name, an e-mail and an address is enough', () => {
  expect(checkClient(aClient())).toEqual({});
});

test('a customer without an e-mail is known by the phone', () => {
  expect(checkClient(aClient({ email: ' ', phone: '407 555 0100' }))).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'name' }],
  [{ email: '' }, { email: 'email' }],
  [{ email: 'ana@' }, { email: 'emailInvalid' }],
  [{ email: 'ana@example.com' }, { email: 'reserved' }],
  [{ line1: '' }, { line1: 'line1' }],
  [{ city: '' }, { city: 'city' }],
  [{ postalCode: '' }, { postalCode: 'postalCode' }],
  [{ postalCode: '3280' }, { postalCode: 'zipInvalid' }],
  [{ phone: '1'.repeat(41) }, { phone: 'tooLong' }],
] as const)('%o is told as %o', (part, faults) => {
  expect(checkClient(aClient(part))).toEqual(faults);
});

test('what the server refuses is told beside its field, and what has none is left to the note', () => {
  const fields = { customerName: 'too_long', 'address.postalCode': 'invalid', cartId: 'too_large' };
  expect(refusedFields(fields)).toEqual({ name: 'tooLong', postalCode: 'refused' });
  expect(refusedFields(undefined)).toEqual({});
});
