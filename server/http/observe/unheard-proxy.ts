import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import type { RequestState } from '../request-context.ts';

/**
 * Says once, in production, that a proxy names its callers and nobody listens: all of them would count as one, and share
 * its holds, its tries at the login and its calls a minute. Whoever sends the header without a proxy costs one line.
 */
export function tellUnheardProxy({ production, trustProxy }: Env, log: Logger): Koa.Middleware<RequestState> {
  let isTold = !production || trustProxy;
  return (ctx, next) => {
    if (!isTold && ctx.get('X-Forwarded-For') !== '') {
      isTold = true;
      log.warn('requests come through a proxy and TRUST_PROXY is not 1: all callers count as one');
    }
    return next();
  };
}
