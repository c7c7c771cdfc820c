import { expect, test } from 'vitest';
import { callerLabel } from './caller-label.ts';

test.each([
  ['Claire', 'Tablette', 'Claire · Tablette'],
  ['Claire', '', 'Claire'],
  ['Claire', '  ', 'Claire'],
  ['Claire', 'Claire', 'Claire'],
  ['Claire', ' Claire ', 'Claire'],
])('the key %j on the device %j is called %j', (key, device, called) => {
  expect(callerLabel(key, device)).toBe(called);
});
