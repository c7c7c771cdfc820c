import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestLoad } from './drive.ts';
import { residentMib } from './node-process.ts';
import { scenarios } from './scenarios.ts';
import type { RunningTarget } from './stage.ts';
import type { Driver } from './start-driver.ts';

export interface SoakResult {
  readonly minutes: number;
  readonly perSecond: number;
  readonly errors: number;
  /** Resident memory, one sample every five seconds. */
  readonly samplesMib: readonly number[];
}

const CONNECTIONS = 32;
const SAMPLE_MS = 5_000;

/** A visitor's mix on every connection: catalogue, days, slots, cart and code, over and over. */
export async function soak(driver: Driver, app: RunningTarget, minutes: number): Promise<SoakResult> {
  const load = await mixOf(app);
  const samplesMib: number[] = [];
  const over = new AbortController();
  const sampling = sample(app.process.pid, samplesMib, over.signal);
  const outcome = await driver.drive({ url: app.url, connections: CONNECTIONS, seconds: minutes * 60, load });
  over.abort();
  await sampling;
  return { minutes, perSecond: outcome.perSecond, errors: outcome.errors, samplesMib };
}

async function mixOf(app: RunningTarget): Promise<RequestLoad> {
  const parts = scenarios.filter(({ name }) => !/^(hold|booking)/.test(name));
  const loads = await Promise.all(parts.map(({ prepare }) => prepare(app, CONNECTIONS)));
  const lists = Array.from({ length: CONNECTIONS }, (_, index) =>
    loads.flatMap((load) =>
      load.kind === 'requests' ? (load.lists[index % load.lists.length] ?? []).slice(0, 6) : [],
    ),
  );
  return { kind: 'requests', lists };
}

async function sample(pid: number, into: number[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    into.push(residentMib(pid));
    await sleep(SAMPLE_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
