import { randomUUID } from 'node:crypto';
import type { Next } from 'koa';
import type { Logger } from 'pino';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import type { RequestContext } from '../request-context.ts';
import type { Metrics } from './metrics.ts';

/** Gives every request its id, and one line and one measurement when its last byte is out (or its caller gone). */
export function observeRequests(log: Logger, metrics: Metrics) {
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    const startedMs = performance.now();
    ctx.state.requestId = randomUUID();
    ctx.set(ANSWER_ID_HEADER, ctx.state.requestId);
    ctx.res.once('close', () => {
      const { requestId, tenant, route = 'none', isStream } = ctx.state;
      // Gone before the end is the caller's doing, and how every stream of events ends.
      const status = ctx.res.writableFinished || isStream ? ctx.res.statusCode : 499;
      const tookMs = performance.now() - startedMs;
      if (!isStream) metrics.observe({ method: ctx.method, route, status, tookMs });
      const line = { requestId, tenant, method: ctx.method, route, status, ms: Math.round(tookMs) };
      log.info(line, isStream ? 'stream closed' : 'request');
    });
    await next();
    const { requestId, tenant, route, isStream } = ctx.state;
    if (isStream) log.info({ requestId, tenant, route }, 'stream opened');
  };
}
