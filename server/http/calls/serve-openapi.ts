import type { Next } from 'koa';
import type { RequestContext } from '../request-context.ts';

const PATH = '/api/openapi.json';

/** Made once at the start: the rows do not change while a node runs. Needs no tenant: it is the same for all. */
export function serveOpenApi(document: object) {
  const body = JSON.stringify(document);
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = PATH;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = body;
  };
}
