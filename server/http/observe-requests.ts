import { randomUUID } from 'node:crypto';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import type { RequestContext } from './request-context.ts';

/** Gives every request its id, and one line and one measurement when its last byte is out (or its caller gone). */
export function observeRequests(log: Logger, metrics: Metrics) {
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    const startedMs = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    ctx.res.once('close', () => {
      const { requestId, tenant, route = 'none' } = ctx.state;
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 499; // the caller went away
      const tookMs = performance.now() - startedMs;
      metrics.observe({ method: ctx.method, route, status, tookMs });
      log.info({ requestId, tenant, method: ctx.method, route, status, ms: Math.round(tookMs) }, 'request');
    });
    await next();
  };
}
