import { expect, test } from 'vitest';
import { kinds } from '#shared/catalogue/kind.ts';
import { prepareFor } from './prepare-for.ts';

test('every kind has three lines of its own or the general ones', () => {
  for (const kind of kinds) expect(new Set(prepareFor(kind)).size).toBe(3);
  expect(prepareFor('delivery')).not.toEqual(prepareFor('carpet'));
  expect(prepareFor('something new')).toEqual(prepareFor('general'));
});
