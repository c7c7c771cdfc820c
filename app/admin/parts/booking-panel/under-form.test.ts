import { expect, test } from 'vitest';
import { aRow } from './a-row.test-support.ts';
import { underForm } from './under-form.ts';

test('a booking that a list brings up to date under a form is told, and not agreed to before', () => {
  const [seen, now] = [aRow({ version: 3 }), aRow({ version: 4, phone: '+14075550188' })];
  expect(underForm(seen, now)).toEqual({ before: seen, version: 3 });
  expect(underForm(now, now)).toEqual({ before: undefined, version: 4 });
});

test('without a form there is nothing to tell, and the newest version is what is looked at', () => {
  expect(underForm(undefined, aRow({ version: 4 }))).toEqual({ before: undefined, version: 4 });
  expect(underForm(undefined, undefined)).toEqual({ before: undefined, version: undefined });
});
