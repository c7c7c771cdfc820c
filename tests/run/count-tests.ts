import * as z from 'zod/mini';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads the JSON report of a runner. A flaky browser test (failed, then passed) counts as passed, as its runner says. */
export function countTests(runner: 'vitest' | 'playwright', report: unknown): TestCount {
  if (runner === 'vitest') {
    const found = vitestReport.parse(report);
    return {
      passed: found.numPassedTests,
      failed: found.numFailedTests,
      skipped: found.numPendingTests + found.numTodoTests,
    };
  }
  const { stats } = playwrightReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

export function addCounts(one: TestCount, other: TestCount): TestCount {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The closing line, which continuous integration reads: its form is fixed. */
export function describeCount(count: TestCount): string {
  const skipped = count.skipped === 0 ? '' : `, ${count.skipped} skipped`;
  return `tests: ${count.passed} passed, ${count.failed} failed${skipped}`;
}
