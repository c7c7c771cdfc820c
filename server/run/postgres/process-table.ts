/** What the system says about processes: numbers are reused, so a number alone never proves who is alive. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The command line of a living process, arguments parted by spaces; undefined when there is none.
 * A zombie (its parent never collected it, as in containers without an init) has an empty one and counts as dead,
 * which `kill(pid, 0)` would not notice.
 */
export function findCommandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'args=');
  return orUndefined(readProc(pid, 'cmdline').split('\0').join(' ').trim());
}

/** A text that no other process has had: its number and when it began. Undefined when nothing has this number. */
export function findProcessIdentity(pid: number): string | undefined {
  const begin = process.platform === 'linux' ? findStartTick(pid) : askPs(pid, 'lstart=');
  return begin === undefined ? undefined : `${pid} ${begin}`;
}

/** Whether the process that wrote down this identity still runs. */
export function isStillRunning(identity: string): boolean {
  return identity !== '' && findProcessIdentity(Number.parseInt(identity, 10)) === identity;
}

/** The process that began this one. Undefined where that is gone, or on a system that would have to be asked by `ps`. */
export function findParent(pid: number): number | undefined {
  const parent = Number(readStat(pid)[1]);
  return parent > 0 ? parent : undefined;
}

function findStartTick(pid: number): string | undefined {
  const fields = readStat(pid);
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** The fields of /proc/…/stat from the state on: they follow the name, the only one that may hold spaces and brackets. */
function readStat(pid: number): string[] {
  const text = readProc(pid, 'stat');
  return text === '' ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function askPs(pid: number, column: string): string | undefined {
  const ps = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' });
  return ps.status === 0 ? orUndefined(ps.stdout.trim()) : undefined;
}

function orUndefined(text: string): string | undefined {
  return text === '' ? undefined : text;
}
