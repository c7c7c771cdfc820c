/** Programs that end with us, and everything that they began: Playwright gives browsers sessions of their own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findParent, findProcessIdentity, isStillRunning } from '../../server/run/postgres/process-table.ts';

/** Handed down to all that a program begins, also to what has outlived its parents. */
const MARK = `SABAL_TEST_RUN=${randomUUID()}`;

/** For a runner to close its browsers and a server its files; then neither is asked any more. */
const GRACE_MS = 4_000;
const LOOK_MS = 50;

/** The program under way, to be ended with us. */
let current: ChildProcess | undefined;
let isEnding = false;

/** True when the program ended with 0 within its time. Whatever it left behind ends too. */
export async function runProgram(
  command: readonly string[],
  options: { readonly title: string; readonly limitMin: number; readonly env?: NodeJS.ProcessEnv },
): Promise<boolean> {
  const [name = '', value] = MARK.split('=');
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true, // a Ctrl-C at the terminal reaches us alone
    env: { ...process.env, ...options.env, [name]: value },
  });
  current = child;
  const limit = setTimeout(() => {
    console.error(`${options.title} took longer than ${options.limitMin} minutes`);
    void endAll();
  }, options.limitMin * 60_000);
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  clearTimeout(limit);
  if (isEnding) await new Promise(() => undefined); // the signal that ends us also ends the process
  current = undefined;
  await endAll();
  return isPassed;
}

/**
 * On the first signal ends what runs, then does `last`, then ends the process. A Ctrl-C comes twice, from the terminal
 * and from npm, so later ones are not heard: the end is bounded anyway.
 */
export function endWithUs(last: () => Promise<void>): void {
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void endAll()
      .then(last)
      .finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** Asks the program, waits a while, and kills what is left of it, in whatever group or session. */
async function endAll(): Promise<void> {
  const known = new Set(findOurs());
  if (current?.pid !== undefined) tell(-current.pid, 'SIGTERM');
  for (let waitedMs = 0; waitedMs < GRACE_MS && [...known].some(isStillRunning); waitedMs += LOOK_MS) {
    if (current === undefined) break; // it has ended by itself: what it left gets no grace
    await sleep(LOOK_MS);
  }
  // Again: a process that was being born at the first look is here now.
  for (let waitedMs = 0; waitedMs < GRACE_MS; waitedMs += LOOK_MS) {
    const left = findLeft(known);
    if (left.length === 0) return;
    for (const identity of left) tell(Number.parseInt(identity, 10), 'SIGKILL');
    await sleep(LOOK_MS);
  }
}

function findLeft(known: ReadonlySet<string>): string[] {
  return [...new Set([...known, ...findOurs()])].filter(isStillRunning);
}

/** Identities of all that descend from the program or carry our mark; where the system is not Linux, of the program. */
function findOurs(): string[] {
  const root = current?.pid;
  return listProcesses()
    .filter((pid) => pid !== process.pid && (isBelow(pid, root) || isMarked(pid)))
    .map((pid) => findProcessIdentity(pid) ?? '')
    .filter((identity) => identity !== '');
}

function listProcesses(): number[] {
  if (process.platform === 'linux') return readdirSync('/proc').map(Number).filter(Number.isInteger);
  const ps = spawnSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' });
  return ps.stdout
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}

function isBelow(pid: number, root: number | undefined): boolean {
  for (let at: number | undefined = pid; root !== undefined && at !== undefined; at = findParent(at))
    if (at === root) return true;
  return false;
}

/** Only Linux tells what another process was started with. */
function isMarked(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(MARK);
  } catch {
    return false;
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone: what we wanted.
  }
}
