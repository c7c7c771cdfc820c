import { isIPv6 } from 'node:net';
import type { RequestContext } from './request-context.ts';

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
