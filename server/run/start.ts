/**
 * Everything that one `npm start` does, in order:
 *   settings ─► database ─► migrations ─► seed ─► build ─► server ─► wait for Ctrl-C ─► all of it again, backwards
 * `--dev` serves the app through Vite with live reload instead of building it.
 */
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { seed } from '../db/seeds/seed.ts';
import { type Env, EnvError, readOwnEnv } from '../env.ts';
import { pastAssetsOf } from '../http/site/past-assets.ts';
import { startServer } from '../main.ts';
import { buildIfStale } from './build-if-stale.ts';
import { keepCalendarHosts } from './keep-calendar-hosts.ts';
import { keepPostgres } from './postgres/keep-postgres.ts';
import { PostgresStartError } from './postgres/postgres-start-error.ts';
import { type StopRequest, watchStopRequest } from './postgres/stop-request.ts';
import { describeStart } from './start-message.ts';

type Stop = () => Promise<void>;

const say = (line: string) => console.log(line);

/** Runs until asked to stop, then ends the process: 0 after a wanted end, 1 after a failure told in words. */
export async function start(): Promise<void> {
  const stopRequest = watchStopRequest();
  const stops: Stop[] = [];
  try {
    await startAll(stopRequest, stops);
    await stopRequest.made;
    say('\nStopping …');
  } catch (error) {
    // A Ctrl-C during the start also ends the build or a query under way: that is no failure.
    if (!stopRequest.isMade()) {
      console.error(`\n${explain(error)}\n`);
      process.exitCode = 1;
    }
  }
  for (const stop of stops.reverse()) {
    await stop().catch((error: unknown) => console.error(error));
  }
  process.exit();
}

/** Adds to `stops` what has to be ended, in the order it was begun. */
async function startAll(stopRequest: StopRequest, stops: Stop[]): Promise<void> {
  const isDev = process.argv.includes('--dev');
  const env = readOwnEnv();

  const ownerUrl = env.databaseUrl ?? (await startOwnDatabase(env, stops));
  if (stopRequest.isMade()) return;
  await migrate(ownerUrl, env.apiDatabasePassword);
  const told = await seed(ownerUrl, env);
  if (env.production) await keepCalendarHosts(ownerUrl, env);
  if (!isDev && !stopRequest.isMade()) await buildIfStale(say);
  if (stopRequest.isMade()) return;

  const server = await startServer(env, {
    ownerUrl,
    ...(!isDev && { pastAssets: pastAssetsOf(env.dataDir) }),
  });
  stops.push(() => server.stop());
  const appUrl = isDev ? await startDevApp(server.port, stops) : `http://localhost:${server.port}`;
  say(describeStart(env, appUrl, told));
}

async function startOwnDatabase(env: Env, stops: Stop[]): Promise<string> {
  const postgres = await keepPostgres({
    dataDir: join(env.dataDir, 'postgres'),
    durable: true,
    log: say,
  });
  stops.push(() => postgres.stop());
  return postgres.ownerUrl;
}

function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof PostgresStartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken, perhaps by another Sabal. Stop that one, or set PORT to another number.`;
  }
  return error.stack ?? error.message;
}

/** Serves the app from its sources with live reload, its /api calls passed on to the server. Returns the address. */
export async function startDevApp(apiPort: number, stops: (() => Promise<void>)[]): Promise<string> {
  // vite.config.ts reads it for its proxy.
  process.env.PORT = String(apiPort);
  // Only here: a deployment has no Vite.
  const { createServer } = await import('vite');
  const vite = await createServer();
  stops.push(() => vite.close());
  await vite.listen();
  return vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://localhost:${vite.config.server.port}`;
}
