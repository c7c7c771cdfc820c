import { expect, test } from 'vitest';
import { minutesAndSeconds } from './countdown-ring.tsx';

test.each([
  [600_000, '10:00'],
  [598_400, '9:59'],
  [60_000, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms left reads %s', (ms, text) => {
  expect(minutesAndSeconds(ms)).toBe(text);
});
