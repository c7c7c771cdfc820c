import type { FlowLoad, Job, Outcome, RequestLoad } from './drive.ts';
import { residentMib, usedCpuMs } from './node-process.ts';
import type { Scenario } from './scenarios.ts';
import type { RunningTarget } from './stage.ts';
import type { Driver } from './start-driver.ts';

export interface Measurement extends Outcome {
  readonly scenario: Scenario;
  readonly target: RunningTarget['name'];
  readonly bookings: number;
  readonly connections: number;
  /** Right after the load. */
  readonly memoryMib: number;
  /** Of the program's process alone, for one operation, in microseconds. */
  readonly cpuMicros: number;
}

export interface MeasureInput {
  readonly driver: Driver;
  readonly scenario: Scenario;
  readonly target: RunningTarget;
  readonly bookings: number;
  readonly connections: number;
  readonly seconds: number;
}

/** How much of the flows, each of which can be used once, goes into warming up. */
const WARM_SHARE = 0.15;
const WARM_SECONDS_MAX = 2;

export async function measure(input: MeasureInput): Promise<Measurement> {
  const { driver, scenario, target, bookings, connections, seconds } = input;
  const load = await scenario.prepare(target, connections);
  const [warm, hot] = load.kind === 'flows' ? splitFlows(load) : [load, load];
  const job = (part: Job['load'], sec: number): Job => ({
    url: target.url,
    connections,
    seconds: sec,
    load: part,
  });
  await driver.drive(job(warm, Math.min(WARM_SECONDS_MAX, Math.max(0.5, seconds / 5))));
  const before = usedCpuMs(target.process.pid);
  const outcome = await driver.drive(job(hot, seconds));
  const cpuMicros = ((usedCpuMs(target.process.pid) - before) * 1000) / outcome.done;
  const memoryMib = residentMib(target.process.pid);
  return { ...outcome, scenario, target: target.name, bookings, connections, memoryMib, cpuMicros };
}

function splitFlows({ flows }: FlowLoad): [FlowLoad | RequestLoad, FlowLoad] {
  const at = Math.floor(flows.length * WARM_SHARE);
  return [
    { kind: 'flows', flows: flows.slice(0, at) },
    { kind: 'flows', flows: flows.slice(at) },
  ];
}
