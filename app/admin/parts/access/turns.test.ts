import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('[LC97] another question ends the one before, and a stop ends the last', () => {
  const turns = makeTurns();
  const first = turns.next();
  const second = turns.next();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  turns.stop();
  expect(second.aborted).toBe(true);
  expect(turns.next().aborted).toBe(false);
});
