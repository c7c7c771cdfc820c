/** What the runs found, as tables for the person at the terminal. */
import { formatTable } from '../bench/report.ts';
import type { BrowserName, Walked } from '../browsers/walk-all.ts';
import type { EngineShare } from './bench-engine.ts';
import type { Survival } from './book-through.ts';
import type { EngineKind } from './check-engine.ts';
import type { RolledRelease } from './roll-release.ts';
import type { Suite, SuiteResult } from './run-suite.ts';

export function tellResults(kind: EngineKind, results: readonly (readonly [Suite, SuiteResult])[]): string {
  return formatTable(
    [`on ${kind}`, 'passed', 'failed', 'refused', 'skipped'],
    results.map(([{ title }, { passed, failed, refused, skipped }]) => [
      title,
      passed,
      failed,
      refused,
      skipped,
    ]),
  );
}

export function tellShares(kind: EngineKind, shares: readonly EngineShare[]): string {
  return formatTable(
    ['requests a second', 'plain PostgreSQL', kind, 'share'],
    shares.map(({ scenario, plainPerSecond, enginePerSecond }) => [
      scenario,
      Math.round(plainPerSecond),
      Math.round(enginePerSecond),
      `${Math.round((enginePerSecond / plainPerSecond) * 100)} %`,
    ]),
  );
}

export function tellSurvival(
  survival: Survival,
  meanwhile: string,
  more: readonly (readonly [string, string])[] = [],
): string {
  const answers = Object.entries(survival.answers).map(([status, count]) => `${count} × ${status}`);
  return formatTable(
    [`${survival.attempts} bookings, ${meanwhile}`, ''],
    [
      ['answers, also on the way', answers.join(', ')],
      ['acknowledged and lost', survival.lost],
      ['booked and not told', survival.unannounced],
      ['broken promises', JSON.stringify(survival.broken)],
      ['longest without a final answer', `${survival.longestGapMs} ms`],
      ['looks at /readyz that said no', survival.notReady],
      ['a stream of before still tells', survival.isStreamAlive ? 'yes' : 'no'],
      ...more,
    ],
  );
}

export function tellRelease({ asked, failed, broken, ...rolled }: RolledRelease): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([what, count]) => `${count} × ${what}`);
  return formatTable(
    ['two nodes to the next release and back', ''],
    [
      ['calls', list(asked).join(', ')],
      ['failed', list(failed).join(', ') || 0],
      ['booked', rolled.booked],
      ['acknowledged and lost', rolled.lost],
      ['booked and not told', rolled.unannounced],
      ['broken promises', JSON.stringify(broken)],
      ['bookings of before, filled by the migration', rolled.filled],
      ['bookings since, by nodes of either release', rolled.unfilled],
    ],
  );
}

export function tellWalked(browser: BrowserName, walked: readonly Walked[]): string {
  return formatTable(
    [`in ${browser}`, 'seconds', ''],
    walked.map(({ name, seconds, failure }) => [name, Math.round(seconds), failure ?? 'done']),
  );
}
