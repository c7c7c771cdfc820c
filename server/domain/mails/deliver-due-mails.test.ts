import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { countedAs, retryAt } from './deliver-due-mails.ts';

const now = instantFromMs(Date.UTC(2026, 10, 21));
const waitMin = (attempts: number, jitter: number) => (retryAt(now, attempts, jitter) - now) / 60_000;

test('waits double up to sixteen hours and are spread over their whole length', () => {
  expect([1, 2, 3, 9, 10, 11].map((attempts) => waitMin(attempts, 1))).toEqual([2, 4, 8, 512, 960, 960]);
  expect([0, 0.5, 1].map((jitter) => waitMin(11, jitter))).toEqual([0, 480, 960]);
});

test('twelve attempts take about a day', () => {
  const averageMin = Array.from({ length: 11 }, (_unused, before) => waitMin(before + 1, 0.5)).reduce(
    (a, b) => a + b,
  );
  expect(averageMin / 60).toBeGreaterThan(22);
  expect(averageMin / 60).toBeLessThan(26);
});

test.each([
  ['ana@x.com', 'ana@x.com'],
  ['Ana@X.com', 'ana@x.com'],
  ['a+1@x.com', 'a@x.com'],
  ['A+2+3@x.com', 'a@x.com'],
  ['a.b@x.com', 'a.b@x.com'],
  ['a@x+y.com', 'a@x+y.com'],
])('%s is counted as %s', (address, mailbox) => {
  expect(countedAs(address)).toBe(mailbox);
});
