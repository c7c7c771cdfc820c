import type { RequestContext } from './request-context.ts';

/**
 * True when the caller already has this answer. Koa's own `ctx.fresh` says no to every request with
 * `Cache-Control: no-cache`, which browsers add by themselves to a fetch() that names an ETag.
 */
export function isNotModified(ctx: RequestContext): boolean {
  if (ctx.status !== 200 || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  const etag = bare(String(ctx.res.getHeader('ETag') ?? ''));
  return etag !== '' && ctx.get('If-None-Match').split(',').map(bare).includes(etag);
}

/** Strong or weak makes no difference for reading; a compressing proxy turns one into the other. */
function bare(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
