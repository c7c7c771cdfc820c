import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Next } from 'koa';
import { listMigrations } from '../../db/migration-source.ts';
import { createWriteCheck } from '../../db/write-check.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Traffic } from '../limits/traffic.ts';
import type { RequestContext } from '../request-context.ts';
import type { Metrics } from './metrics.ts';

/** A database that needs longer for one row is not one to send customers to. */
const READY_MS = 500;

/** Proxies ask every second or two, each for itself; the database is asked once for all of them. */
const FRESH_MS = 1000;

/**
 * /healthz: the process lives (restart it when this fails). /readyz: it can serve (send traffic elsewhere when this
 * fails). /metrics: numbers for Prometheus, which brings METRICS_KEY. All three stand outside limits, tenants and the
 * overload cap: a proxy that were refused would take the node for dead.
 */
export function answerHealth({ db, env }: Pick<Deps, 'db' | 'env'>, traffic: Traffic, metrics: Metrics) {
  const isMigrated = migrationCheck(db);
  const tryWrite = createWriteCheck(db);
  const findPresentFault = onceAWhile(() => findFault(tryWrite, isMigrated));
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    if (ctx.path === '/healthz') {
      tell(ctx, 200, { ok: true });
    } else if (ctx.path === '/readyz') {
      const fault = traffic.draining ? 'draining' : await findPresentFault();
      tell(ctx, fault === undefined ? 200 : 503, fault === undefined ? { ok: true } : { ok: false, fault });
    } else if (ctx.path === '/metrics') {
      ctx.state.route = ctx.path;
      if (!hasKey(ctx, env.metricsKey)) throw new AppError('request.not_found');
      ctx.set('Cache-Control', 'no-store');
      ctx.type = metrics.registry.contentType;
      ctx.body = await metrics.registry.metrics();
    } else {
      await next();
    }
  };
}

/** `Authorization: Bearer <key>`, compared in a time that tells nothing. */
function hasKey(ctx: RequestContext, key: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return key !== undefined && timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${key}`));
}

/** The same answer for all who ask within FRESH_MS, also while it is being found. */
function onceAWhile<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: { readonly answer: Promise<Found>; readonly atMs: number } | undefined;
  return () => {
    const nowMs = performance.now();
    if (found === undefined || nowMs - found.atMs > FRESH_MS) found = { answer: find(), atMs: nowMs };
    return found.answer;
  };
}

function tell(ctx: RequestContext, status: 200 | 503, body: object): void {
  ctx.state.route = ctx.path;
  ctx.set('Cache-Control', 'no-store');
  if (status === 503) ctx.set('Retry-After', '1');
  ctx.status = status;
  ctx.body = body;
}

async function findFault(
  tryWrite: () => Promise<void>,
  isMigrated: () => Promise<boolean>,
): Promise<string | undefined> {
  const late = new AbortController();
  const answer = tryWrite()
    .then(async () => ((await isMigrated()) ? undefined : 'not migrated'))
    .catch((error: unknown) => (isNoTable(error) ? 'not migrated' : 'database'));
  try {
    return await Promise.race([answer, sleep(READY_MS, 'database', { signal: late.signal })]);
  } finally {
    late.abort();
  }
}

function isNoTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** Asks until the answer is yes; schemas only grow, so that answer stays. */
function migrationCheck(db: Knex): () => Promise<boolean> {
  let migrated = false;
  return async () => {
    if (migrated) return true;
    const wanted = await listMigrations();
    const rows = await db('knex_migrations').whereIn('name', wanted).count<{ count: number }[]>('* as count');
    migrated = rows[0]?.count === wanted.length;
    return migrated;
  };
}
