import { expect, test } from 'vitest';
import { workOfCrew } from './manage-crews.ts';

test('what keeps a crew open is read from the refusal, and from nothing else', () => {
  const refusal = { error: '', code: 'crew.busy' };
  expect(workOfCrew({ ...refusal, bookings: 2, holds: 1 })).toEqual({ bookings: 2, holds: 1 });
  expect(workOfCrew(refusal)).toBeUndefined();
});
