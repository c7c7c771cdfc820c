/**
 * `npm run engines -- <postgres|citus|pgbouncer|patroni> <DATABASE_URL>`: the API tests, the storms and a short bench on
 * an engine that already runs elsewhere, as a table. Every test file makes a database of its own there and drops it; the
 * database of the address is left as it is.
 *
 *   --disturb COMMAND   then also books while the command is run with 1, 2, … behind it: it kills a leader or
 *                       freezes a member, and ends when all is well again
 *   --times N           how often (6)
 *   --bookings N        how many are tried meanwhile (5,000)
 *   --only disturb      nothing else
 */
import { parseArgs } from 'node:util';
import { formatTable } from '../bench/report.ts';
import { endWithUs } from '../run/run-program.ts';
import { benchEngine, type EngineShare } from './bench-engine.ts';
import { checkEngine, EngineError, type EngineKind, engineKinds } from './check-engine.ts';
import { bookThroughFailover, type FailoverResult } from './failover.ts';
import { runSuite, type Suite, type SuiteResult } from './run-suite.ts';

const storm = (name: string) => `tests/storms/${name}.storm.test.ts`;

const suites: readonly Suite[] = [
  { title: 'API tests', project: 'api', files: [] },
  { title: 'holds', project: 'storms', files: [storm('holds')] },
  { title: 'identical bookings', project: 'storms', files: [storm('same-booking')] },
  { title: 'killed nodes', project: 'storms', files: [storm('kill')] },
  { title: 'reschedules', project: 'storms', files: [storm('reschedules')] },
  { title: 'mails', project: 'storms', files: [storm('mails')] },
];

async function run(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      disturb: { type: 'string' },
      times: { type: 'string', default: '6' },
      bookings: { type: 'string', default: '5000' },
      only: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [kind, ownerUrl] = positionals;
  const known = engineKinds.find((each) => each === kind);
  if (known === undefined || ownerUrl === undefined) {
    throw new EngineError(
      `Say which and where: npm run engines -- <${engineKinds.join('|')}> <DATABASE_URL>`,
    );
  }
  console.log(`${await checkEngine(known, ownerUrl)}\n`);
  const isTried = values.only === 'disturb' || (await tryAll(known, ownerUrl));
  if (values.disturb === undefined) return isTried;
  const [times, bookings] = [Number(values.times), Number(values.bookings)];
  const survived = await bookThroughFailover(ownerUrl, { command: values.disturb, times, bookings });
  console.log(`\n${tellFailover(survived, times)}`);
  return isTried && isUnharmed(survived);
}

async function tryAll(kind: EngineKind, ownerUrl: string): Promise<boolean> {
  const results: (readonly [Suite, SuiteResult])[] = [];
  for (const suite of suites) results.push([suite, await runSuite(suite, ownerUrl)]);
  console.log(`\n${tellResults(kind, results)}\n\n${tellShares(kind, await benchEngine(ownerUrl))}`);
  return results.every(([, { passed, failed }]) => failed === 0 && passed > 0);
}

function tellResults(kind: EngineKind, results: readonly (readonly [Suite, SuiteResult])[]): string {
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

function tellShares(kind: EngineKind, shares: readonly EngineShare[]): string {
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

function isUnharmed({ lost, unannounced, broken, answers, isStreamAlive }: FailoverResult): boolean {
  const failures = Object.keys(answers).filter((status) => status.startsWith('5') && status !== '503');
  return lost + unannounced + Object.keys(broken).length + failures.length === 0 && isStreamAlive;
}

function tellFailover(result: FailoverResult, times: number): string {
  const answers = Object.entries(result.answers).map(([status, count]) => `${count} × ${status}`);
  return formatTable(
    [`${result.attempts} bookings, ${times} disturbances`, ''],
    [
      ['answers, also on the way', answers.join(', ')],
      ['acknowledged and lost', result.lost],
      ['booked and not told', result.unannounced],
      ['broken promises', JSON.stringify(result.broken)],
      ['longest without a final answer', `${result.longestGapMs} ms`],
      ['looks at /readyz that said no', result.notReady],
      ['a stream of before still tells', result.isStreamAlive ? 'yes' : 'no'],
    ],
  );
}

endWithUs(() => Promise.resolve());
run(process.argv.slice(2)).then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof EngineError ? error.message : error);
    process.exit(1);
  },
);
