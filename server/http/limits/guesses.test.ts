import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { Guesses } from './guesses.ts';

const WINDOW_MS = 60_000;

afterEach(() => void vi.restoreAllMocks());

function waitOf(begin: () => void): unknown {
  try {
    begin();
  } catch (error) {
    if (error instanceof AppError) return error.extra.retryAfterSec;
    throw error;
  }
  return undefined;
}

test('no more are judged at once than may be wrong, and right ones make room for the next', () => {
  const guesses = new Guesses(3, WINDOW_MS);
  for (let call = 0; call < 3; call++) guesses.begin('me', 0);
  expect(waitOf(() => guesses.begin('me', 0))).toBe(1);
  expect(waitOf(() => guesses.begin('other', 0))).toBeUndefined();
  for (let call = 0; call < 3; call++) guesses.end('me', false);
  expect(waitOf(() => guesses.begin('me', 0))).toBeUndefined();
});

test('after as many wrong ones nothing is judged until the window is over', () => {
  const guesses = new Guesses(3, WINDOW_MS);
  for (let call = 0; call < 3; call++) {
    guesses.begin('me', 0);
    guesses.end('me', true);
  }
  expect(waitOf(() => guesses.begin('me', 10_000))).toBe(50);
  expect(waitOf(() => guesses.begin('me', WINDOW_MS))).toBeUndefined();
});

test('what other nodes have judged counts here as well', () => {
  const guesses = new Guesses(3, WINDOW_MS);
  guesses.close('me', 30_000);
  expect(waitOf(() => guesses.begin('me'))).toBeGreaterThan(1);
});

test('[D498] a clock that was put back an hour locks nobody out for longer', () => {
  const guesses = new Guesses(1, WINDOW_MS);
  guesses.begin('me');
  guesses.end('me', true);
  const wall = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => wall() - 3_600_000);
  expect(waitOf(() => guesses.begin('me'))).toBeLessThanOrEqual(WINDOW_MS / 1000);
});
