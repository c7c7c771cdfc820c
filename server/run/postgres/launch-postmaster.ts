import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterPlace } from './place-data.ts';
import { spawnOptions } from './server-user.ts';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // Enough for a whole small company's data; the system's cache does the rest.
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One line per checkpoint would be all the log of a quiet day.
  log_checkpoints: 'off',
  // Our queries are short: compiling them costs more than running them.
  jit: 'off',
};

/** For data that may die with the machine: nothing waits for a disk. */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

export interface Launch {
  pid: number | undefined;
  /** True once the process ended (or never began). */
  hasEnded(): boolean;
  readLog(): Promise<string>;
}

/**
 * Starts the server in its own process group: a Ctrl-C at the terminal must reach us alone, so that requests under way
 * finish before the database goes. Returns at once; the server is not ready yet.
 */
export async function launchPostmaster(
  place: ClusterPlace,
  native: string,
  options: { port: number; durable: boolean },
): Promise<Launch> {
  const logFile = join(place.home, 'postgres.log');
  await rename(logFile, `${logFile}.old`).catch(() => undefined);
  const settings = { ...SETTINGS, port: String(options.port), ...(options.durable ? {} : FORGETFUL) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', place.clusterDir, ...flags], {
    ...spawnOptions(place.user),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const end = watchEnd(child);
  return {
    pid: child.pid,
    hasEnded: () => end.happened,
    readLog: () => readFile(logFile, 'utf8').catch(() => ''),
  };
}

function watchEnd(child: ChildProcess): { happened: boolean } {
  const end = { happened: false };
  const mark = () => {
    end.happened = true;
  };
  child.once('error', mark);
  child.once('exit', mark);
  return end;
}
