import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { createApp } from './app.ts';
import { connect } from './db/connect.ts';
import { apiUrl } from './db/roles.ts';
import type { Deps } from './deps.ts';
import { createCatalogueCache } from './domain/catalogue/catalogue-cache.ts';
import { DayEvents } from './domain/slots/day-events.ts';
import { type Env, EnvError, readOwnEnv } from './env.ts';
import type { AnyRoute } from './http/calls/route.ts';
import { EventStreams } from './http/event-stream.ts';
import { Traffic } from './http/limits/traffic.ts';
import { createLog } from './http/observe/log.ts';
import { createMetrics } from './http/observe/metrics.ts';
import { drain, listen, portOf } from './http/open-server.ts';
import { allowFrames } from './http/site/allow-frames.ts';
import { openCompanyFiles } from './http/site/company-files.ts';
import { openPages } from './http/site/pages.ts';
import { keepAssets, pastAssetsOf } from './http/site/past-assets.ts';
import { openSite } from './http/site/static-site.ts';
import { startMailWorker } from './jobs/mail-worker.ts';
import { startPushWorker } from './jobs/push-worker.ts';
import { startReminders } from './jobs/reminders.ts';
import { startTidy } from './jobs/tidy.ts';
import { startWebhookWorker } from './jobs/webhook-worker.ts';
import { chooseGeocoder } from './providers/geocoder/choose-geocoder.ts';
import { createMailer } from './providers/mailer/create-mailer.ts';
import { createPictures } from './providers/pictures/create-pictures.ts';
import { createPushSender } from './providers/push/web-push-sender.ts';
import { chooseRouter } from './providers/router/choose-router.ts';
import { openWebhookSender, type WebhookSender } from './providers/webhook-sender.ts';
import { allRoutes } from './routes/all-routes.ts';
import { readPageSource } from './routes/page-source.ts';

/** The built app stands beside `server/`, wherever the process was started from. */
const SITE = join(fileURLToPath(new URL('..', import.meta.url)), 'dist');

export interface ServerOptions {
  /** The database's owner; the server itself connects as the API's role (db/roles.ts). */
  ownerUrl: string;
  /** False leaves mails and expired rows alone, so that a test sees only its own statements. */
  jobs?: boolean;
  /** A test's clock. */
  now?: Deps['now'];
  /** A test's own build. */
  site?: string;
  /**
   * Where this and earlier builds' files are kept (http/site/past-assets.ts); without it only this build's are
   * served.
   */
  pastAssets?: string;
  /** Rows beside those of the product: a test's faulty ones. */
  moreRoutes?: readonly AnyRoute[];
  /** A test's faulty one. */
  traffic?: Traffic;
  /** A test's own, which also calls this machine; no variable of the environment names one. */
  webhooks?: WebhookSender;
  /** How many times longer than usual the database is waited for, on a machine that has to do all at once (D531). */
  patience?: number;
}

export interface RunningServer {
  port: number;
  deps: Deps;
  stop(): Promise<void>;
}

/** Serves app and API on one port until `stop()`. The schema has to be there already (db/migrate.ts). */
export async function startServer(env: Env, options: ServerOptions): Promise<RunningServer> {
  const deps = createDeps(env, options);
  const site = options.site ?? SITE;
  if (options.pastAssets !== undefined) await keepAssets(site, options.pastAssets, deps.now());
  const traffic = options.traffic ?? new Traffic();
  const streams = new EventStreams();
  const metrics = createMetrics(deps.db, { inFlight: () => traffic.inFlight, streams: () => streams.size });
  const rows = [...allRoutes, ...(options.moreRoutes ?? [])];
  const source = (slug: string) => readPageSource(deps, slug);
  const pages = openPages(site, { source, ahead: env.appTenant }, deps.log);
  const app = createApp(deps, {
    rows,
    site: openSite(site, {
      past: options.pastAssets,
      worker: env.worker,
      companyFiles: openCompanyFiles(site, source),
      pages,
      allowFrames: allowFrames(source),
    }),
    traffic,
    metrics,
    streams,
  });
  const server = await listen(app.callback(), env.port, env.host);
  // Tests start a hundred servers and look at few of their pages.
  if (env.production) void pages.drawAhead();
  const jobs =
    options.jobs === false || env.jobsOff
      ? []
      : [
          startMailWorker(deps),
          startPushWorker(deps),
          startWebhookWorker(deps),
          startReminders(deps),
          startTidy(deps),
        ];

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    traffic.startDraining();
    await sleep(env.stopNoticeMs);
    streams.end(); // their callers come back by themselves, to another node
    await Promise.all([drain(server), deps.dayEvents.stop(), ...jobs.map((job) => job.stop())]);
    await deps.db.destroy();
    metrics.registry.clear();
    deps.log.flush();
  };
  return {
    port: portOf(server),
    deps,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function createDeps(env: Env, options: ServerOptions): Deps {
  const db = connect(apiUrl(options.ownerUrl, env.apiDatabasePassword), { patience: options.patience ?? 1 });
  const log = createLog(env);
  return {
    env,
    db,
    log,
    now: options.now ?? (() => instantFromMs(Date.now())),
    newId: randomUUID,
    catalogue: createCatalogueCache(db),
    dayEvents: new DayEvents(db, log),
    mailer: createMailer(env),
    push: createPushSender(env),
    geocoder: chooseGeocoder(env, { log }),
    router: chooseRouter(env, { log }),
    pictures: createPictures(),
    webhooks: options.webhooks ?? openWebhookSender(),
  };
}

/** `node --import tsx server/main.ts`: one node of many. Reads .env, needs DATABASE_URL, does not migrate, ends on SIGTERM. */
async function run(): Promise<void> {
  const env = readOwnEnv();
  if (env.databaseUrl === undefined)
    throw new EnvError(['DATABASE_URL is required to run one node by itself']);
  const server = await startServer(env, { ownerUrl: env.databaseUrl, pastAssets: pastAssetsOf(env.dataDir) });
  server.deps.log.info({ port: server.port }, 'serving');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
