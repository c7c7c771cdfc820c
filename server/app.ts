import { constants } from 'node:zlib';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Deps } from './deps.ts';
import { answerErrors } from './http/answer-errors.ts';
import { callerAddress, tellUnheardProxy } from './http/caller-address.ts';
import { findProgram } from './http/calls/find-program.ts';
import { mountRoutes } from './http/calls/mount-routes.ts';
import { answerNotFound } from './http/calls/not-found.ts';
import { openApi, serveOpenApi } from './http/calls/openapi.ts';
import type { AnyRoute } from './http/calls/route.ts';
import { compressJson } from './http/compress-json.ts';
import type { EventStreams } from './http/event-stream.ts';
import { createLimits, type Limits, noLimits } from './http/limits/limits.ts';
import { isApi, type Traffic } from './http/limits/traffic.ts';
import { answerHealth } from './http/observe/health.ts';
import type { Metrics } from './http/observe/metrics.ts';
import { observeRequests } from './http/observe/observe-requests.ts';

import type { RequestState } from './http/request-context.ts';
import { knowHost } from './http/site/know-host.ts';
import { securityHeaders } from './http/site/security-headers.ts';
import type { StaticSite } from './http/site/static-site.ts';
import { serveTheme } from './http/site/theme.ts';

/** Everything around the domain that a node needs once. */
export interface Parts {
  readonly rows: readonly AnyRoute[];
  readonly site: StaticSite;
  readonly traffic: Traffic;
  readonly metrics: Metrics;
  readonly streams: EventStreams;
}

/** The whole server as one list, top to bottom as a request meets it; the reasons stand beside the lines. */
export function createApp(deps: Deps, parts: Parts): Koa<RequestState> {
  const { rows, site, traffic, metrics } = parts;
  const app = new Koa<RequestState>();
  // Only behind our own proxy is X-Forwarded-For its word and not the caller's, and then only its last entry.
  app.proxy = deps.env.trustProxy;
  app.maxIpsCount = 1;
  app.on('error', (error) =>
    deps.log[isCallerGone(error) ? 'debug' : 'error']({ err: error }, 'answer cut short'),
  );

  app.use(observeRequests(deps.log, metrics)); // first: whatever happens below is timed and has an id
  app.use(securityHeaders(deps.env, site.inlineScriptHashes)); // before errors, so that refusals carry them too
  app.use(answerErrors(deps.log)); // above everything that can throw
  app.use(answerHealth(deps, traffic, metrics)); // above the cap: a busy node is not a dead one
  app.use(tellUnheardProxy(deps.env, deps.log)); // limits would say what it is, and to whom
  app.use(traffic.guard); // before anything that costs
  app.use(knowHost(deps)); // a host of nobody has neither files nor calls
  app.use(compress(compression));
  app.use(compressJson); // below the one for streams, which leaves alone what is compressed
  const limits = deps.env.limitsOff ? noLimits : createLimits(deps.db);
  app.use(countCalls(deps, limits)); // before a tenant is looked up: what does not exist is counted too
  app.use(serveOpenApi(openApi(rows)));
  app.use(mountRoutes(rows, deps, limits, parts).routes());
  app.use(serveTheme); // before files, of which it is none
  // No CORS: the app comes from here, and without an allow header no other site's page may read an answer.
  app.use(site.serve); // after the API, whose paths it leaves alone
  app.use(answerNotFound(rows));
  return app;
}

/** Files and pages have no limit of requests. Who brings a key is counted by it, from whatever addresses it comes. */
function countCalls(deps: Deps, limits: Limits): Koa.Middleware<RequestState> {
  return async (ctx, next) => {
    if (isApi(ctx.path)) {
      const program = await findProgram(ctx, deps, limits);
      await limits.count({ address: callerAddress(ctx), keyId: program?.keyId });
      ctx.state.program = program;
    }
    await next();
  };
}

/** Files for callers without Brotli, and answers too long to be compressed at once. */
const compression: compress.CompressOptions = {
  threshold: 1024,
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** A page that was closed, a connection that broke: no fault of ours, and under load nothing to read about. */
function isCallerGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ECONN(RESET|ABORTED)|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))
  );
}
