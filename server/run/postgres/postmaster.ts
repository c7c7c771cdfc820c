/** The running database server of a cluster, as its `postmaster.pid` tells: found, judged, stopped. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findCommandLine } from './process-table.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** A fast shutdown writes one checkpoint; past this it is cut short, and the next start replays the log instead. */
const STOP_PATIENCE_MS = 20_000;

/**
 * Reads the first lines of a `postmaster.pid`: process number, data folder, start time, port.
 * Undefined when a crash cut the file short.
 */
export function parsePostmasterFile(text: string): (Postmaster & { dataDir: string }) | undefined {
  const [pidLine, dataDir, , portLine] = text.split('\n').map((line) => line.trim());
  const pid = Number(pidLine);
  const port = Number(portLine);
  // A standalone backend writes its number negated; no process can attach to one.
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  return dataDir === undefined || dataDir === '' ? undefined : { pid, port, dataDir };
}

/** Whether a process of this command line serves that data folder: numbers are reused, folders are not. */
export function servesCluster(commandLine: string | undefined, clusterDir: string): boolean {
  return commandLine !== undefined && `${commandLine} `.includes(`postgres -D ${clusterDir} `);
}

/**
 * The server that runs on this cluster. A file left by a dead one is removed: PostgreSQL would refuse to start when
 * its number now belongs to another program of the same user.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const file = join(clusterDir, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const found = parsePostmasterFile(text);
  if (found !== undefined && servesCluster(findCommandLine(found.pid), clusterDir)) return found;
  await rm(file, { force: true });
  return undefined;
}

/** Resolves when the server is gone. SIGINT is PostgreSQL's "fast": it ends the connections and saves. */
export async function stopPostmaster(clusterDir: string): Promise<void> {
  const running = await findPostmaster(clusterDir);
  if (running === undefined) return;
  signal(running.pid, 'SIGINT');
  if (await isGone(running.pid, clusterDir, STOP_PATIENCE_MS)) return;
  signal(running.pid, 'SIGQUIT');
  await isGone(running.pid, clusterDir, STOP_PATIENCE_MS);
}

async function isGone(pid: number, clusterDir: string, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 20) {
    if (!servesCluster(findCommandLine(pid), clusterDir)) return true;
    await sleep(20);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone: what we wanted.
  }
}
