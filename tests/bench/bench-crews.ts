import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import type { BenchOptions } from './bench-options.ts';
import { type Measurement, measure } from './measure.ts';
import { formatTable } from './report.ts';
import { dayPaths, type Scenario, scenarios } from './scenarios.ts';
import { askJson, get } from './shop-requests.ts';
import { openStage, type RunningTarget, type Stage } from './stage.ts';
import type { Driver } from './start-driver.ts';

const BOOKINGS = 10_000;
const CREWS = 10;
const CONNECTIONS = [1, 32] as const;
/** Of each call and company; the table has the medians. */
const TURNS = 3;

/** What is asked before a time is chosen. */
const asked = scenarios.filter(({ name }) => name === 'slots of a day' || name === 'days of a month');

interface Company {
  readonly title: string;
  readonly crews: number;
  readonly stage: Stage;
  /** The ceiling knows the company's hours alone. */
  readonly targets: readonly RunningTarget[];
}

/**
 * What times cost in a company of ten crews with 10,000 bookings, over one of one crew with as many, and beside the
 * ceiling. They stand side by side and take turns, so that whatever else the machine does meets all.
 */
export async function benchCrews(driver: Driver, options: BenchOptions): Promise<void> {
  const companies: Company[] = [];
  const open = async (title: string, crews: number) => {
    const stage = await openStage(BOOKINGS, options, crews);
    companies.push({ title, crews, stage, targets: [stage.ceiling, stage.app] });
    return stage;
  };
  try {
    await open('one crew', 1);
    await refuseUnequal(await open('ten crews', CREWS));
    const own = await openStage(BOOKINGS, options, CREWS);
    companies.push({ title: 'ten with hours of their own', crews: CREWS, stage: own, targets: [own.app] });
    await giveOwnHours(own.app.ownerUrl);
    for (const scenario of asked) {
      for (const connections of CONNECTIONS) {
        console.log(`\n${scenario.name}, ${connections} at once`);
        console.log(formatCompanies(await measureAll(driver, companies, { scenario, connections, options })));
      }
    }
  } finally {
    for (const { stage } of companies) await stage.close();
  }
}

/** A ceiling that answers something else does other work. */
async function refuseUnequal({ ceiling, app }: Stage): Promise<void> {
  for (const path of dayPaths) {
    const [expected, found] = await Promise.all([app, ceiling].map(({ url }) => askJson(url, get(path))));
    if (!isDeepStrictEqual(expected, found)) throw new Error(`${path}: the ceiling answers something else`);
  }
}

/** No two the same: each begins a quarter of an hour after the one before. */
async function giveOwnHours(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `update crews set hours = (
        select json_object_agg(weekday, (
          select coalesce(json_agg(json_build_object('startMin', (one ->> 'startMin')::int + 15 * position,
            'endMin', (one ->> 'endMin')::int)), '[]') from jsonb_array_elements(intervals) as one
        )) from jsonb_each(agendas.hours::jsonb) as week (weekday, intervals)
      ) from agendas where agendas.tenant_id = crews.tenant_id`,
    );
  } finally {
    await client.end();
  }
}

interface Asked {
  readonly scenario: Scenario;
  readonly connections: number;
  readonly options: BenchOptions;
}

interface Taken {
  readonly company: Company;
  readonly target: RunningTarget['name'];
  readonly median: Measurement;
}

async function measureAll(
  driver: Driver,
  companies: readonly Company[],
  { scenario, connections, options: { seconds } }: Asked,
): Promise<readonly Taken[]> {
  const turns = companies.flatMap((company) =>
    company.targets.map((target) => ({ company, target, all: [] as Measurement[] })),
  );
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { target, all } of turns) {
      all.push(await measure({ driver, scenario, target, bookings: BOOKINGS, connections, seconds }));
      process.stderr.write('.');
    }
  }
  process.stderr.write('\n');
  return turns.flatMap(({ company, target, all }) => {
    const median = all.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(TURNS / 2)];
    return median ? [{ company, target: target.name, median }] : [];
  });
}

function formatCompanies(taken: readonly Taken[]): string {
  const [first] = taken;
  const of = (company: Company | undefined, target: Taken['target']) =>
    taken.find((one) => one.company === company && one.target === target)?.median.perSecond;
  const rows = [...new Set(taken.map(({ company }) => company))].map((company) => {
    const [app, ceiling] = [of(company, 'app') ?? 0, of(company, 'ceiling')];
    return [
      company.title,
      ceiling === undefined ? '' : Math.round(ceiling),
      Math.round(app),
      ceiling === undefined ? '' : `${Math.round((app / ceiling) * 100)} %`,
      ((of(first?.company, 'app') ?? 0) / app).toFixed(2),
      ceiling === undefined ? '' : ((of(first?.company, 'ceiling') ?? 0) / ceiling).toFixed(2),
    ];
  });
  return formatTable(
    ['company', 'ceiling/s', 'app/s', 'share', 'app × one crew', 'ceiling × one crew'],
    rows,
  );
}
