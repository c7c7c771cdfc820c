import { expect, test } from 'vitest';
import { backOffMs } from '../wire/back-off.ts';

const CLIENTS = 1_000;
const SECONDS = 30;

/** When each client that failed before comes back, in whole seconds after the server stands again. */
function arrivals(waitMs: (attempts: number) => number): number[] {
  const seconds = new Array<number>(SECONDS).fill(0);
  for (let client = 0; client < CLIENTS; client += 1) {
    // The server was away for minutes: waits were of 32 s and more, and each is somewhere within its own.
    const second = Math.floor(waitMs(5 + (client % 5)) / 1_000);
    if (second < SECONDS) seconds[second] = (seconds[second] ?? 0) + 1;
  }
  return seconds;
}

function peakToMean(seconds: readonly number[]): number {
  const mean = seconds.reduce((sum, each) => sum + each, 0) / SECONDS;
  return Math.max(...seconds) / mean;
}

/** Of several draws the middle one: a single one may be lopsided. */
function typical(draw: () => number): number {
  const draws = Array.from({ length: 21 }, draw).sort((one, other) => one - other);
  return draws[10] ?? 0;
}

test('[LC28] a thousand devices come back spread: no second sees twice the mean of the first thirty', () => {
  expect(typical(() => peakToMean(arrivals((attempts) => backOffMs(attempts))))).toBeLessThan(2);
});

test('[LC28] told the same Retry-After they are spread over a second, none before its time', () => {
  for (let client = 0; client < CLIENTS; client += 1) {
    const waitMs = backOffMs(3, 2_000);
    expect(waitMs).toBeGreaterThanOrEqual(2_000);
    expect(waitMs).toBeLessThanOrEqual(3_000);
  }
});

test('the check catches waits without jitter', () => {
  expect(peakToMean(arrivals((attempts) => Math.min(29_000, 1_000 * 2 ** (attempts - 3))))).toBeGreaterThan(
    2,
  );
});
