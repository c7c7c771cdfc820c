import type { ErrorCode } from '#shared/api/error-codes.ts';
import { AppError } from './app-error.ts';

/** What is told of an error: a refusal says itself, a fault that passes is server.busy, all else is server.bug. */
export function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isPassing(error) ? 'server.busy' : 'server.bug');
}

/** Seconds to wait where the refusal does not say so itself. */
const retryAfterSec: Partial<Record<ErrorCode, number>> = {
  'server.busy': 1,
  'idempotency.in_progress': 1,
  'request.too_many': 60,
};

/** Seconds after which the call may be made again; undefined where waiting does not help. */
export function retryAfter(refusal: AppError): number | undefined {
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
