import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Of each measurement; a fifth of it, at most two seconds, warms up before. */
  readonly seconds: number;
  /** 0: no soak. */
  readonly soakMinutes: number;
  /** Part of a scenario's name; all of them without it. */
  readonly only: string | undefined;
  /** Folder for CPU profiles of the app, one for each size of the agenda. */
  readonly profileDir: string | undefined;
  /** Cap of the app's heap; without one Node takes what the machine has. */
  readonly heapMib: number | undefined;
}

/** Throws with a sentence for the person at the terminal. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '5' },
      'soak-minutes': { type: 'string', default: '0' },
      only: { type: 'string' },
      profile: { type: 'string' },
      'heap-mib': { type: 'string' },
    },
  });
  const seconds = Number(values.seconds);
  const soakMinutes = Number(values['soak-minutes']);
  if (!(seconds > 0)) throw new Error('--seconds takes a number above 0');
  if (!(soakMinutes >= 0)) throw new Error('--soak-minutes takes a number');
  const heapMib = values['heap-mib'] === undefined ? undefined : Number(values['heap-mib']);
  if (heapMib !== undefined && !(heapMib > 0)) throw new Error('--heap-mib takes a number above 0');
  return { seconds, soakMinutes, only: values.only, profileDir: values.profile, heapMib };
}
