import type { BenchOptions } from '../bench-options.ts';
import { startCountingProxy } from '../counting-proxy.ts';
import type { FlowLoad, RequestLoad, WireRequest } from '../drive.ts';
import { type Measurement, measure } from '../measure.ts';
import { formatTable } from '../report.ts';
import { askJson } from '../shop-requests.ts';
import { startTarget } from '../stage.ts';
import type { Driver } from '../start-driver.ts';
import { CUSTOMERS } from './fill-company.ts';
import { sizeScenarios } from './size-scenarios.ts';
import { NEIGHBOUR_BOOKINGS, openSizeStage, type Size, type SizeStage } from './size-stage.ts';

const SMALL: Size = { bookings: 100, neighbours: 0 };
const LARGE: Size = { bookings: 100_000, neighbours: 200 };

/** One after the other: with more, a call that waits for others would hide what it costs itself. */
const CONNECTIONS = 1;
/** Of each call and size; the table has the medians. */
const TURNS = 3;
const COUNTED = 3;

/**
 * What a call costs in a company of 100,000 bookings and 20,000 customers that shares its tables with 200 companies,
 * over one of 100 bookings alone. Both have the same coming weeks, so a ratio is of what the call does not look at.
 * They stand side by side and take turns, so that whatever else the machine does meets both.
 */
export async function benchSize(driver: Driver, options: BenchOptions): Promise<void> {
  const stages: SizeStage[] = [];
  try {
    for (const size of [SMALL, LARGE]) {
      const startedMs = performance.now();
      stages.push(await openSizeStage(size));
      const seconds = Math.round((performance.now() - startedMs) / 1000);
      console.log(`${size.bookings} bookings beside ${size.neighbours} companies, filled in ${seconds} s`);
    }
    const counts = await Promise.all(stages.map(countStatements));
    const taken = await measureAll(driver, stages, options);
    console.log(`\n${formatSizes(taken, counts)}`);
  } finally {
    for (const stage of stages) await stage.close();
  }
}

async function measureAll(
  driver: Driver,
  stages: readonly SizeStage[],
  { seconds }: BenchOptions,
): Promise<readonly Measurement[]> {
  const taken: Measurement[] = [];
  for (const scenario of sizeScenarios) {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const { app, size } of stages) {
        const { bookings } = size;
        const input = { driver, scenario, target: app, bookings, connections: CONNECTIONS, seconds };
        taken.push(await measure(input));
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return taken;
}

/** By the scenario's name: a request's, or of a flow all of its requests'. */
type Counts = ReadonlyMap<string, number>;

/** What every node asks once a second for each company, whatever is called. */
const OF_THE_MAIL_WORKER = /^lease_mail|^select \* from "tenants" order by/;

/** The fewest of several tries: other jobs look for work now and then, which no call pays for. */
async function countStatements({ app }: SizeStage): Promise<Counts> {
  const proxy = await startCountingProxy(app.ownerUrl);
  const counted = await startTarget('app', app.ownerUrl, { databaseUrl: proxy.url });
  const counts = new Map<string, number>();
  try {
    for (const scenario of sizeScenarios) {
      const steps = stepsOf(await scenario.prepare(app, CONNECTIONS));
      for (const wishes of steps.slice(0, COUNTED)) {
        const count = await countOne(wishes);
        counts.set(scenario.name, Math.min(count, counts.get(scenario.name) ?? count));
      }
    }
  } finally {
    await counted.process.stop();
    await proxy.stop();
  }
  return counts;

  async function countOne(wishes: readonly WireRequest[]): Promise<number> {
    let count = 0;
    for (const wish of wishes) {
      proxy.take();
      await askJson(counted.url, wish);
      count += proxy.take().filter(isWork).length;
    }
    return count;
  }
}

function isWork(statement: string): boolean {
  return !/^(begin|commit|rollback)/i.test(statement) && !OF_THE_MAIL_WORKER.test(statement);
}

function stepsOf(load: RequestLoad | FlowLoad): readonly (readonly WireRequest[])[] {
  if (load.kind === 'flows') return load.flows;
  const requests = load.lists.flat();
  return Array.from({ length: COUNTED }, (_, turn) =>
    requests.slice(turn % requests.length, (turn % requests.length) + 1),
  );
}

function formatSizes(all: readonly Measurement[], [few, many]: readonly Counts[]): string {
  const head = ['one connection', 'p50 ms of 100', 'of 100,000', '×', 'p99 ms of 100', 'of 100,000', '×'];
  const rows = sizeScenarios.map((scenario) => {
    const of = (bookings: number) =>
      all.filter((each) => each.scenario === scenario && each.bookings === bookings);
    const [small, large] = [of(SMALL.bookings), of(LARGE.bookings)];
    const errors = [...small, ...large].reduce((sum, each) => sum + each.errors, 0);
    return [
      scenario.name,
      ...compared(medianOf(small, 'p50Ms'), medianOf(large, 'p50Ms')),
      ...compared(medianOf(small, 'p99Ms'), medianOf(large, 'p99Ms')),
      `${few?.get(scenario.name) ?? ''} – ${many?.get(scenario.name) ?? ''}`,
      errors,
    ];
  });
  const about = `${LARGE.bookings} bookings of ${CUSTOMERS} customers beside ${LARGE.neighbours} companies of ${NEIGHBOUR_BOOKINGS}`;
  return `${about}\n\n${formatTable([...head, 'statements', 'errors'], rows)}`;
}

function compared(small: number, large: number): string[] {
  return [small.toFixed(2), large.toFixed(2), (large / small).toFixed(2)];
}

function medianOf(taken: readonly Measurement[], key: 'p50Ms' | 'p99Ms'): number {
  const values = taken.map((each) => each[key]).sort((one: number, other: number) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
