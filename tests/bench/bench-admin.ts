import { freshDatabase } from '../support/postgres.ts';
import { adminScenarios, adminWishes } from './admin-scenarios.ts';
import type { BenchOptions } from './bench-options.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { dressBookings } from './dress-bookings.ts';
import { fillAgenda } from './fill-agenda.ts';
import { type Measurement, measure } from './measure.ts';
import { type Paints, paintAdmin } from './paint-admin.ts';
import { formatTable } from './report.ts';
import { askJson, type Target } from './shop-requests.ts';
import { type RunningTarget, startTarget } from './stage.ts';
import type { Driver } from './start-driver.ts';

const SIZES = [100, 10_000] as const;
const CONNECTIONS = [1, 32] as const;
const TRIES = 3;

interface Stage {
  readonly app: RunningTarget;
  readonly bookings: number;
  close(): Promise<void>;
}

/**
 * What staff wait for with 100 and with 10,000 bookings: answers of the server, and from the press to the paint in a
 * real browser on the built app (`dist`). Both sizes stand side by side and take turns, so that whatever else the
 * machine does meets both.
 */
export async function benchAdmin(driver: Driver, options: BenchOptions): Promise<void> {
  const stages: Stage[] = [];
  try {
    for (const bookings of SIZES) stages.push(await openAdminStage(bookings));
    const large = stages.at(-1);
    if (large) console.log(`${formatStatementCounts(await countStatements(large.app))}\n`);
    console.log(`${formatGrowth(await measureAll(driver, stages, options))}\n`);
    console.log(formatPaints(await paintAll(stages)));
  } finally {
    for (const stage of stages) await stage.close();
  }
}

async function openAdminStage(bookings: number): Promise<Stage> {
  const database = await freshDatabase();
  await fillAgenda(database.ownerUrl, bookings);
  const app = await startTarget('app', database.ownerUrl);
  await dressBookings(app, bookings);
  const close = async () => {
    await app.process.stop();
    await database.drop();
  };
  return { app, bookings, close };
}

async function measureAll(
  driver: Driver,
  stages: readonly Stage[],
  { seconds }: BenchOptions,
): Promise<readonly Measurement[]> {
  const taken: Measurement[] = [];
  for (const scenario of adminScenarios) {
    for (const connections of CONNECTIONS) {
      for (const { app, bookings } of stages) {
        taken.push(await measure({ driver, scenario, target: app, bookings, connections, seconds }));
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return taken;
}

/** The fewest of several tries: in between a node looks at the catalogue's revision, which no call pays for. */
async function countStatements({ ownerUrl }: Target): Promise<ReadonlyMap<string, readonly string[]>> {
  const proxy = await startCountingProxy(ownerUrl);
  const app = await startTarget('app', ownerUrl, { databaseUrl: proxy.url });
  const counted = new Map<string, readonly string[]>();
  try {
    for (const [name, wish] of await adminWishes(app)) {
      for (let turn = 0; turn < TRIES; turn++) {
        proxy.take();
        await askJson(app.url, wish);
        const statements = proxy.take().filter((statement) => !/^(begin|commit|rollback)/i.test(statement));
        const fewest = counted.get(name);
        if (!fewest || statements.length < fewest.length) counted.set(name, statements);
      }
    }
  } finally {
    await app.process.stop();
    await proxy.stop();
  }
  return counted;
}

/** By turns, five times: the median of each. */
async function paintAll(stages: readonly Stage[]): Promise<readonly (readonly [Stage, Paints])[]> {
  const runs = stages.map((stage) => [stage, [] as Paints[]] as const);
  for (let turn = 0; turn < 5; turn++) {
    for (const [{ app }, paints] of runs) paints.push(await paintAdmin(app.url));
  }
  return runs.map(([stage, paints]) => [stage, mediansOf(paints)]);
}

function mediansOf(runs: readonly Paints[]): Paints {
  const names = Object.keys(runs[0] ?? {});
  const median = (name: string) => {
    const values = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, median(name)]));
}

function formatStatementCounts(counts: ReadonlyMap<string, readonly string[]>): string {
  const rows = [...counts].map(([name, statements]) => [name, statements.length, statements.join(', ')]);
  return formatTable(['statements besides begin and commit', 'count', 'which'], rows);
}

function formatGrowth(all: readonly Measurement[]): string {
  const head = [
    'back office',
    'conn',
    ...SIZES.map((size) => `p50 ms of ${size}`),
    '×',
    'p99 ×',
    '/s',
    ...SIZES.map((size) => `CPU µs of ${size}`),
    'errors',
  ];
  const rows = adminScenarios.flatMap((scenario) =>
    CONNECTIONS.flatMap((connections) => {
      const of = (bookings: number) =>
        all.find(
          (one) => one.scenario === scenario && one.connections === connections && one.bookings === bookings,
        );
      const [few, many] = [of(SIZES[0]), of(SIZES[1])];
      if (!few || !many) return [];
      return [
        [
          scenario.name,
          connections,
          few.p50Ms.toFixed(2),
          many.p50Ms.toFixed(2),
          (few.perSecond / many.perSecond).toFixed(2),
          (many.p99Ms / few.p99Ms).toFixed(2),
          Math.round(many.perSecond),
          ...[few, many].map(({ cpuMicros }) => Math.round(cpuMicros)),
          few.errors + many.errors,
        ],
      ];
    }),
  );
  return formatTable(head, rows);
}

function formatPaints(paints: readonly (readonly [Stage, Paints])[]): string {
  const [few, many] = [paints[0]?.[1] ?? {}, paints[1]?.[1] ?? {}];
  const rows = Object.keys(few).map((name) => [
    name,
    ...[few, many].map((each) => Math.round(each[name] ?? Number.NaN)),
    ((many[name] ?? Number.NaN) / (few[name] ?? Number.NaN)).toFixed(2),
  ]);
  return formatTable(['in the browser, median of 5', ...SIZES.map(String), '×'], rows);
}
