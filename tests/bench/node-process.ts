import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 30_000;

/** One of the two programs under measure, in a process of its own. */
export interface NodeProcess {
  readonly url: string;
  readonly pid: number;
  /** From the first moment of the process to its first good answer. */
  readonly startMs: number;
  /** How often each line was logged; under load a client that leaves is one line. */
  readonly logged: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export interface NodeProgram {
  readonly script: string;
  /** Answers 200 once the program is ready. */
  readonly readyPath: string;
  readonly databaseUrl: string;
  readonly nodeFlags?: readonly string[];
}

export async function startNode(program: NodeProgram): Promise<NodeProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...(program.nodeFlags ?? []), '--import', 'tsx', program.script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'bench', // not production, which refuses LIMITS=off; libraries only ask for "production"
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: program.databaseUrl,
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const logged = countLines(child);
  await waitUntilReady(child, `${url}${program.readyPath}`);
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedMs,
    logged,
    stop: () => stopChild(child),
  };
}

/** By the message alone of a JSON line, so that a thousand alike are one entry. */
function countLines(child: ChildProcess): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (child.stdout === null) return counts;
  createInterface(child.stdout).on('line', (line) => {
    const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line;
    counts.set(message, (counts.get(message) ?? 0) + 1);
  });
  return counts;
}

async function waitUntilReady(child: ChildProcess, readyUrl: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A program ended before ${readyUrl} answered`);
    const answer = await fetch(readyUrl).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    if (Date.now() > deadline) {
      await stopChild(child);
      throw new Error(`${readyUrl} does not answer: ${answer?.status ?? 'nobody is there'}`);
    }
    await sleep(20);
  }
}

/** Ends politely, which also writes a profile; after ten seconds not. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** Resident memory of one process in MiB; NaN where there is no /proc. Helpers of the loader are not in it. */
export function residentMib(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? Number.NaN : Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** The kernel counts time in hundredths of a second. */
const TICK_MS = 10;

/** What the process has used of the cores so far: a figure that neighbours on a shared machine hardly move. */
export function usedCpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS; // utime and stime
  } catch {
    return Number.NaN;
  }
}
