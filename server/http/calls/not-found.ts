import { AppError } from '../../errors/app-error.ts';
import type { RequestContext } from '../request-context.ts';
import type { AnyRoute } from './route.ts';

/**
 * The end of the line. Below /api: 405 with Allow where the path exists, else 404, both as JSON. Anywhere else a
 * plain 404: a browser asked for a file that is not there.
 */
export function answerNotFound(rows: readonly AnyRoute[]) {
  const known = rows.map((row) => ({
    method: row.method,
    pattern: new RegExp(`^/api${row.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
  }));
  return async (ctx: RequestContext): Promise<void> => {
    if (!/^\/api(\/|$)/.test(ctx.path)) return answerPlainly(ctx);
    const methods = known.filter((row) => row.pattern.test(ctx.path)).map((row) => row.method);
    if (methods.length === 0) throw new AppError('request.not_found');
    ctx.set('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', '));
    throw new AppError('request.method');
  };
}

/** For who asked for no call. */
export function answerPlainly(ctx: RequestContext): void {
  ctx.status = 404;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = 'Not found.\n';
}
