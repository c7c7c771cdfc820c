import { expect, test } from 'vitest';
import { addCounts, countTests, describeCount } from './count-tests.ts';

test('a vitest report counts todo and pending tests as skipped', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };
  expect(countTests('vitest', report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('a Playwright report counts a flaky test as passed', () => {
  const report = { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 0, duration: 9 } };
  expect(countTests('playwright', report)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('the closing line names skipped tests only when there are some', () => {
  const some = { passed: 120, failed: 0, skipped: 0 };
  expect(describeCount(some)).toBe('tests: 120 passed, 0 failed');
  expect(describeCount(addCounts(some, { passed: 3, failed: 1, skipped: 2 }))).toBe(
    'tests: 123 passed, 1 failed, 2 skipped',
  );
});
