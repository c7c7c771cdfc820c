import { measure } from '../bench/measure.ts';
import { scenarios } from '../bench/scenarios.ts';
import { type RunningTarget, startTarget } from '../bench/stage.ts';
import { type Driver, startDriver } from '../bench/start-driver.ts';
import { freshDatabase } from '../support/postgres.ts';

/** One of each kind: read from memory, read, written by one, under a lock, and all of it. */
const WANTED = ['catalogue', 'slots of a day', 'cart change', 'hold (move)', 'booking (whole flow)'];

/** A look, not a bench: enough to see what costs twice. */
const SECONDS = 2;
const CONNECTIONS = 16;

export interface EngineShare {
  readonly scenario: string;
  readonly plainPerSecond: number;
  readonly enginePerSecond: number;
}

/** The app on the tests' own PostgreSQL and on the engine, in turns, so that whatever else runs meets both. */
export async function benchEngine(ownerUrl: string): Promise<readonly EngineShare[]> {
  const driver = startDriver();
  const closers: (() => Promise<void>)[] = [() => driver.stop()];
  const open = async (engineUrl?: string): Promise<RunningTarget> => {
    const database = await freshDatabase(engineUrl);
    closers.push(() => database.drop());
    const target = await startTarget('app', database.ownerUrl);
    closers.push(() => target.process.stop());
    return target;
  };
  try {
    const [plain, engine] = [await open(), await open(ownerUrl)];
    const shares: EngineShare[] = [];
    for (const name of WANTED) {
      const plainPerSecond = await measureOne(driver, plain, name);
      shares.push({
        scenario: name,
        plainPerSecond,
        enginePerSecond: await measureOne(driver, engine, name),
      });
    }
    return shares;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function measureOne(driver: Driver, target: RunningTarget, name: string): Promise<number> {
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario === undefined) throw new Error(`No scenario is called ${name}`);
  const input = { driver, scenario, target, bookings: 0, connections: CONNECTIONS, seconds: SECONDS };
  return (await measure(input)).perSecond;
}
