import type { Next } from 'koa';
import type { Logger } from 'pino';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import { errorCatalogue } from '#shared/api/errors.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The one translator of errors (design 9). Refusals answer with their code; faults of the database, the pool and
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

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isPassing(error) ? 'server.busy' : 'server.bug');
}

/** Seconds to wait where the refusal does not say so itself. */
const retryAfterSec: Partial<Record<ErrorCode, number>> = {
  'server.busy': 1,
  'idempotency.in_progress': 1,
  'request.too_many': 60,
};

function retryAfter(refusal: AppError): number | undefined {
  const own = refusal.extra.retryAfterSec;
  return typeof own === 'number' ? own : retryAfterSec[refusal.code];
}

/**
 * Lock and statement time-outs, a server that shuts down or recovers, too many connections, no room on its disk or in
 * its memory (53...), a disk that fails (58030), one that only reads since a failover (25006), a login that is being
 * changed (28...), a lost or refused connection; 40001 and 40P01 arrive here only after `withTenant` tried three times.
 */
const PASSING_CODES =
  /^(55P03|57014|57P0.|08...|53...|58030|25006|28000|28P01|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
/** Of knex and pg, whose own errors carry no code (reliability M8). */
const PASSING_MESSAGES =
  /not queryable|Connection (terminated|ended)|Query read timeout|timeout expired|timeout exceeded when trying to connect|Unable to acquire a connection/i;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && PASSING_CODES.test(error.code)) return true;
  if (PASSING_MESSAGES.test(error.message)) return true;
  // Node tries every address of a host name and answers with all of their errors in one.
  return error instanceof AggregateError && error.errors.some(isPassing);
}

function tags(ctx: RequestContext) {
  return { requestId: ctx.state.requestId, tenant: ctx.state.tenant, route: ctx.state.route };
}
