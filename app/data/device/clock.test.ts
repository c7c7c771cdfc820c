import { expect, test } from 'vitest';
import { isServerTimeTold, noteServerDate, now, restoreServerOffset } from './clock.ts';

test('[LC21] a page has heard the time once an answer told it, not before, and not from an earlier page', () => {
  expect(isServerTimeTold()).toBe(false);
  restoreServerOffset(0);
  expect(isServerTimeTold()).toBe(false);
  noteServerDate(new Date().toUTCString(), now());
  expect(isServerTimeTold()).toBe(true);
});
