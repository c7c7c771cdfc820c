/**
 * `npm run engines -- <postgres|citus|pgbouncer|patroni> <DATABASE_URL>`: the API tests, the storms and a short bench on
 * an engine that already runs elsewhere, as a table. Every test file makes a database of its own there and drops it; the
 * database of the address is left as it is.
 *
 * On Citus two companies on two workers then book on while one of them is moved to the other worker and back.
 *
 * `npm run engines -- release [DATABASE_URL]`: two nodes behind HAProxy become the next release and this one again, while
 * customers book and pages load; on the tests' own server unless another is named.
 *
 * `npm run engines -- <firefox|webkit>`: what customers and staff do most, in that browser as a distribution brings it.
 *
 *   --disturb COMMAND   then also books while the command is run with 1, 2, … behind it: it kills a leader or
 *                       freezes a member, and ends when all is well again
 *   --times N           how often (6)
 *   --bookings N        how many are tried meanwhile (5,000)
 *   --only disturb      nothing but what is done while booking
 */
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { buildIfStale } from '../../server/run/build-if-stale.ts';
import { type BrowserName, walkAll } from '../browsers/walk-all.ts';
import { endWithUs } from '../run/run-program.ts';
import { benchEngine } from './bench-engine.ts';
import { bookThrough, isUnharmed } from './book-through.ts';
import { bookWhileMoved } from './book-while-moved.ts';
import { checkEngine, EngineError, type EngineKind, engineKinds } from './check-engine.ts';
import { isRolled, rollRelease } from './roll-release.ts';
import { runSuite, type Suite, type SuiteResult } from './run-suite.ts';
import { tellRelease, tellResults, tellShares, tellSurvival, tellWalked } from './tell.ts';

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
  if (kind === 'release') return tryRelease(ownerUrl);
  if (kind === 'firefox' || kind === 'webkit') return tryBrowser(kind);
  const known = engineKinds.find((each) => each === kind);
  if (known === undefined || ownerUrl === undefined) {
    throw new EngineError(
      `Say which and where: npm run engines -- <${engineKinds.join('|')}> <DATABASE_URL>, release, firefox, or webkit`,
    );
  }
  console.log(`${await checkEngine(known, ownerUrl)}\n`);
  const bookings = Number(values.bookings);
  const outcomes = [values.only === 'disturb' || (await tryAll(known, ownerUrl))];
  if (known === 'citus') outcomes.push(await tryMoves(ownerUrl, bookings));
  if (values.disturb !== undefined) {
    outcomes.push(await tryCommand(values.disturb, { ownerUrl, times: Number(values.times), bookings }));
  }
  return outcomes.every((isSound) => isSound);
}

async function tryMoves(ownerUrl: string, bookings: number): Promise<boolean> {
  const { neighbour, moves, ...survival } = await bookWhileMoved(ownerUrl, bookings);
  const ofNeighbour = `${neighbour.asked}, of which ${neighbour.failed} failed`;
  console.log(
    `\n${tellSurvival(survival, `the company moved ${moves} times`, [['calls of the other company meanwhile', ofNeighbour]])}`,
  );
  return isUnharmed(survival) && neighbour.asked > 0 && neighbour.failed === 0;
}

interface CommandRun {
  readonly ownerUrl: string;
  readonly times: number;
  readonly bookings: number;
}

async function tryCommand(command: string, { ownerUrl, times, bookings }: CommandRun): Promise<boolean> {
  const disturb = async (time: number) => {
    await promisify(exec)(`${command} ${time}`);
  };
  const survival = await bookThrough(ownerUrl, { disturb, times, bookings });
  console.log(`\n${tellSurvival(survival, `${times} disturbances`)}`);
  return isUnharmed(survival);
}

async function tryRelease(ownerUrl: string | undefined): Promise<boolean> {
  await buildIfStale(console.log);
  const rolled = await rollRelease(ownerUrl);
  console.log(tellRelease(rolled));
  return isRolled(rolled);
}

async function tryBrowser(browser: BrowserName): Promise<boolean> {
  await buildIfStale(console.log);
  const walked = await walkAll(browser);
  console.log(`\n${tellWalked(browser, walked)}`);
  return walked.length > 0 && walked.every(({ failure }) => failure === undefined);
}

async function tryAll(kind: EngineKind, ownerUrl: string): Promise<boolean> {
  const results: (readonly [Suite, SuiteResult])[] = [];
  for (const suite of suites) results.push([suite, await runSuite(suite, ownerUrl)]);
  console.log(`\n${tellResults(kind, results)}\n\n${tellShares(kind, await benchEngine(ownerUrl))}`);
  return results.every(([, { passed, failed }]) => failed === 0 && passed > 0);
}

endWithUs(() => Promise.resolve());
run(process.argv.slice(2)).then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof EngineError ? error.message : error);
    process.exit(1);
  },
);
