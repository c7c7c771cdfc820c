import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { nextStep } from './next-step.ts';

const [startAt, endAt] = [instantFromMs(100), instantFromMs(200)];
const at = (status: 'CONFIRMED' | 'PENDING' | 'CANCELLED', ms: number) =>
  nextStep({ status, startAt, endAt }, instantFromMs(ms));

test('a cancelled booking is that whenever; a time that has passed says more than a status', () => {
  expect([at('CANCELLED', 0), at('CANCELLED', 300)]).toEqual(['cancelled', 'cancelled']);
  expect([at('PENDING', 99), at('CONFIRMED', 99)]).toEqual(['pending', 'confirmed']);
  expect([at('PENDING', 100), at('CONFIRMED', 199)]).toEqual(['running', 'running']);
  expect([at('PENDING', 200), at('CONFIRMED', 200)]).toEqual(['over', 'over']);
});
