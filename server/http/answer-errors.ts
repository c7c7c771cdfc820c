import type { Next } from 'koa';
import type { Logger } from 'pino';
import { errorCatalogue } from '#shared/api/errors.ts';
import type { AppError } from '../errors/app-error.ts';
import { retryAfter, toRefusal } from '../errors/to-refusal.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The one translator of errors (D356). Refusals answer with their code; faults of the database, the pool and
 * the network answer 503 with Retry-After, because trying again is the right thing to do; all else is our bug.
 */
export function answerErrors(log: Logger) {
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.code === 'server.bug') log.error({ ...tags(ctx), err: error }, 'bug');
      if (refusal.code === 'server.busy') log.warn({ ...tags(ctx), err: error }, 'busy');
      writeRefusal(ctx, refusal);
    }
  };
}

/** Writes the answer of a refusal: `{error, code, …extra}`, and the headers that its code asks for. */
function writeRefusal(ctx: RequestContext, refusal: AppError): void {
  const { status, text } = errorCatalogue[refusal.code];
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  const retryAfterSec = retryAfter(refusal);
  if (retryAfterSec !== undefined) ctx.set('Retry-After', String(retryAfterSec));
  const reference = status === 500 ? { requestId: ctx.state.requestId } : {};
  ctx.body = { error: text, code: refusal.code, ...reference, ...refusal.extra };
}

function tags(ctx: RequestContext) {
  return { requestId: ctx.state.requestId, tenant: ctx.state.tenant, route: ctx.state.route };
}
