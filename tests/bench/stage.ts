import { freshDatabase } from '../support/postgres.ts';
import type { BenchOptions } from './bench-options.ts';
import { fillAgenda } from './fill-agenda.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import type { Target } from './shop-requests.ts';

export interface RunningTarget extends Target {
  readonly process: NodeProcess;
}

/** Both programs, each on a database of its own with the same number of bookings. */
export interface Stage {
  readonly bookings: number;
  readonly ceiling: RunningTarget;
  readonly app: RunningTarget;
  close(): Promise<void>;
}

const programs = {
  ceiling: { script: 'tests/bench/ceiling.ts', readyPath: '/api/select1' },
  app: { script: 'server/main.ts', readyPath: '/readyz' },
} as const;

export async function openStage(
  bookings: number,
  { profileDir, heapMib }: Partial<BenchOptions> = {},
  crews = 1,
): Promise<Stage> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  const open = async (name: Target['name']): Promise<RunningTarget> => {
    const database = await freshDatabase();
    closers.push(() => database.drop());
    await fillAgenda(database.ownerUrl, bookings, crews);
    const target = await startTarget(name, database.ownerUrl, { profileDir, heapMib });
    closers.push(() => target.process.stop());
    return target;
  };
  try {
    return { bookings, ceiling: await open('ceiling'), app: await open('app'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface TargetOptions {
  /** May lead through a proxy; rows are always reached by the owner's address. */
  readonly databaseUrl?: string;
  /** Only the app is profiled and capped. */
  readonly profileDir?: string | undefined;
  readonly heapMib?: number | undefined;
}

export async function startTarget(
  name: Target['name'],
  ownerUrl: string,
  { databaseUrl = ownerUrl, profileDir, heapMib }: TargetOptions = {},
): Promise<RunningTarget> {
  const profiled = profileDir === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`];
  const capped = heapMib === undefined ? [] : [`--max-old-space-size=${heapMib}`];
  const nodeFlags = name === 'app' ? [...profiled, ...capped] : [];
  const process = await startNode({ ...programs[name], databaseUrl, nodeFlags });
  return { name, url: process.url, ownerUrl, process };
}
