/**
 * `npm run bench`: the app beside a ceiling that does the same work and nothing else, in one run on one machine, as a
 * table of ratios. Nothing is asserted: figures of a shared machine differ from run to run, their ratios hardly.
 *
 *   --seconds N        of each measurement (5)
 *   --soak-minutes N   of a mix of requests, with the app's memory (0: none)
 *   --only NAME        scenarios whose name contains it; `admin`: the back office alone, with 100 and 10,000 bookings;
 *                      `size`: 100,000 bookings beside 200 companies over 100 bookings; `crews`: times of ten crews over
 *                      those of one
 *   --profile FOLDER   CPU profiles of the app
 *   --heap-mib N       cap of the app's heap
 *
 * Both programs use the tests' PostgreSQL with fsync and synchronous_commit off: a commit costs the same next to nothing
 * on both sides, so shares of writes are those of the programs and lower than on a disk that both would wait for.
 */
import { cpus } from 'node:os';
import { benchAdmin } from './bench-admin.ts';
import { benchCrews } from './bench-crews.ts';
import { type BenchOptions, readBenchOptions } from './bench-options.ts';
import { comparePrograms } from './compare-programs.ts';
import { countStatements } from './count-statements.ts';
import { type Measurement, measure } from './measure.ts';
import { formatGrowth, formatRatios, formatSelectOne, formatSoak, formatStatements } from './report.ts';
import { scenarios, selectOne } from './scenarios.ts';
import { benchSize } from './size/bench-size.ts';
import { soak } from './soak.ts';
import { openStage, type Stage } from './stage.ts';
import { type Driver, startDriver } from './start-driver.ts';

const SIZES = [100, 10_000] as const;
const CONNECTIONS = [1, 32] as const;

async function bench(options: BenchOptions): Promise<void> {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, fsync off\n`);
  const driver = startDriver();
  const all: Measurement[] = [];
  try {
    if (options.only === 'admin') return await benchAdmin(driver, options);
    if (options.only === 'crews') return await benchCrews(driver, options);
    if (options.only === 'size') return await benchSize(driver, options);
    for (const bookings of SIZES) {
      const stage = await openStage(bookings, options);
      try {
        await comparePrograms(stage.ceiling, stage.app);
        console.log(
          `${bookings} bookings: the app answered ${Math.round(stage.app.process.startMs)} ms after its start`,
        );
        if (bookings === SIZES[0] && options.only === undefined) await printStatements(stage);
        all.push(...(await measureStage(driver, stage, options)));
        if (bookings === SIZES[1] && options.soakMinutes > 0) {
          console.log(formatSoak(await soak(driver, stage.app, options.soakMinutes)));
        }
        for (const [line, count] of stage.app.process.logged)
          console.log(`the app logged ${count} times: ${line}`);
      } finally {
        await stage.close();
      }
    }
  } finally {
    await driver.stop();
  }
  console.log(`\n${[formatSelectOne(all), formatRatios(all), formatGrowth(all)].join('\n\n')}`);
}

async function printStatements({ ceiling, app }: Stage): Promise<void> {
  const counts = await countStatements({ ceiling: ceiling.ownerUrl, app: app.ownerUrl });
  console.log(`\n${formatStatements(counts)}\n`);
}

/** Ceiling and app take turns, so that whatever else the machine does meets both. */
async function measureStage(
  driver: Driver,
  stage: Stage,
  { seconds, only }: BenchOptions,
): Promise<Measurement[]> {
  const { bookings } = stage;
  const chosen = scenarios.filter(({ name }) => only === undefined || name.includes(only));
  const taken: Measurement[] = [];
  for (const scenario of [selectOne, ...chosen]) {
    for (const connections of CONNECTIONS) {
      for (const target of scenario === selectOne ? [stage.ceiling] : [stage.ceiling, stage.app]) {
        taken.push(await measure({ driver, scenario, target, bookings, connections, seconds }));
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return taken;
}

await bench(readBenchOptions(process.argv.slice(2)));
process.exit(0); // the tests' database server stays, and so would its handles
