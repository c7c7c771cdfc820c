import { expect, test } from 'vitest';
import { pickSteps, steps } from './steps.ts';

test('without --only every step runs but those that have to be named', () => {
  const left = steps.filter((step) => !pickSteps(['--full']).includes(step));
  expect(left.map((step) => step.name)).toEqual(['forged', 'looks', 'cuts']);
  expect(pickSteps(['--only', 'forged,looks,cuts'])).toEqual(left);
});

test('--only keeps the order of the table', () => {
  expect(pickSteps(['--only', 'unit,format']).map((step) => step.name)).toEqual(['format', 'unit']);
});

test('an unknown step is refused by name', () => {
  expect(() => pickSteps(['--only', 'unit,apo'])).toThrow('there is no "apo"');
  expect(() => pickSteps(['--only'])).toThrow('--only takes');
});
