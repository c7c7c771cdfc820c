import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('[LC97] another question ends the one before, and a stop ends the last', () => {
  const latest = latestOnly();
  const first = latest.next();
  const second = latest.next();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  latest.stop();
  expect(second.aborted).toBe(true);
  expect(latest.next().aborted).toBe(false);
});
