import { isIPv6 } from 'node:net';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { RequestContext, RequestState } from './request-context.ts';

/**
 * Who is counted by the limits. Koa reads X-Forwarded-For only behind our proxy (TRUST_PROXY), so a forged header
 * changes nothing. One household has a whole IPv6 /64, so that is what counts there. Some proxies (Azure's, IIS) name the
 * port too, which is another for every line: each would be a caller of its own.
 */
export function callerAddress(ctx: RequestContext): string {
  const address = withoutPort(ctx.ip)
    .replace(/^::ffff:/i, '')
    .replace(/%.*$/, '');
  return isIPv6(address) ? `${prefixOf(address)}::/64` : address;
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}

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
