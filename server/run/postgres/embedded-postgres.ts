/**
 * Runs the PostgreSQL that comes with the project: no installation, no configuration, one folder.
 *
 *   lock ─► place and user ─► running already? attach : programs ─► initdb ─► start ─► a query succeeds ─► unlock
 *
 * The server outlives a killed Node process on purpose (nothing is lost then); the next start attaches to it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePort } from '../choose-port.ts';
import { prepareBinaries } from './binaries.ts';
import { initCluster, OWNER_ROLE, readPassword } from './init-cluster.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { type ClusterPlace, placeData } from './place-data.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { findPostmaster, servesCluster, stopPostmaster } from './postmaster.ts';
import { findCommandLine, findProcessIdentity, isStillRunning } from './process-table.ts';
import { withStartLock } from './start-lock.ts';
import { waitUntilReady, withClient } from './wait-until-ready.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Without one: last time's, or any free one. */
  port?: number;
  /** False trades every guarantee against power loss for speed: tests only. */
  durable: boolean;
  log: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Of the role that owns everything, to the database `sabal`. */
  ownerUrl: string;
  /** Whether it was running already. */
  attached: boolean;
  isRunning(): Promise<boolean>;
  /** Ends the server, unless another living process started it and still uses it. */
  stop(): Promise<void>;
}

/** The same name for role and database: what people expect when they look. */
const DATABASE = OWNER_ROLE;

/** How often a start is tried again when a port was taken in between, or a dead server's children linger. */
const START_TRIES = 20;

/** Starts or attaches. Throws PostgresStartError, whose message is meant for the person at the terminal. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return withStartLock(options.dataDir, async () => {
    const place = await placeData(options.dataDir);
    const attachedPort = await attach(place);
    const port = attachedPort ?? (await start(place, options));
    const ownerUrl = await urlOf(place, port, DATABASE);
    await createDatabase(await urlOf(place, port, 'postgres'));
    const isOurs = await claimOwnership(place, attachedPort !== undefined);
    return {
      ownerUrl,
      attached: attachedPort !== undefined,
      isRunning: async () => (await findPostmaster(place.clusterDir)) !== undefined,
      stop: () => (isOurs ? stopEmbeddedPostgres(options.dataDir) : Promise.resolve()),
    };
  });
}

/** Ends the server of a data folder, whichever process started it. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  await withStartLock(dataDir, async () => {
    const place = await placeData(dataDir);
    await stopPostmaster(place.clusterDir);
  });
}

/** The port of a server that runs already and answers; undefined when there is none, or it ended while we asked. */
async function attach(place: ClusterPlace): Promise<number | undefined> {
  const running = await findPostmaster(place.clusterDir);
  if (running === undefined) return undefined;
  const hasEnded = () => !servesCluster(findCommandLine(running.pid), place.clusterDir);
  return (await waitUntilReady(await urlOf(place, running.port, 'postgres'), hasEnded))
    ? running.port
    : undefined;
}

async function start(place: ClusterPlace, options: EmbeddedPostgresOptions): Promise<number> {
  const native = await prepareBinaries(place, options.log);
  await initCluster(place, native, options.durable);
  for (let tries = 1; ; tries += 1) {
    const port = await choosePort(place.home, options.port);
    const launch = await launchPostmaster(place, native, { port, durable: options.durable });
    if (await waitUntilReady(await urlOf(place, port, 'postgres'), launch.hasEnded)) return port;

    const said = await launch.readLog();
    if (tries === START_TRIES || !isPassing(said)) {
      throw new PostgresStartError(`The database in ${place.home} does not start:\n${said.trim()}`);
    }
    await sleep(250);
  }
}

/** Another process took the port between our look and the start; or a killed server's children have not noticed yet. */
function isPassing(log: string): boolean {
  return /Address already in use|pre-existing shared memory block|could not bind/.test(log);
}

async function urlOf(place: ClusterPlace, port: number, database: string): Promise<string> {
  return `postgres://${OWNER_ROLE}:${await readPassword(place.home)}@127.0.0.1:${port}/${database}`;
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  await withClient(maintenanceUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

/** The process that started the server ends it. A server left by a killed process belongs to the first that attaches. */
async function claimOwnership(place: ClusterPlace, attached: boolean): Promise<boolean> {
  const file = join(place.home, 'owner');
  const us = findProcessIdentity(process.pid) ?? '';
  const owner = attached ? await readFile(file, 'utf8').catch(() => '') : '';
  if (owner !== us && isStillRunning(owner)) return false;
  await writeFile(file, us);
  return true;
}
