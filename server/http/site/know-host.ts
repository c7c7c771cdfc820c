import type { Next } from 'koa';
import { tenantOfHost } from '../../access/find-host.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { answerPlainly } from '../calls/not-found.ts';
import { isApi } from '../limits/traffic.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * Says whose app is at the host that was asked (D412); a host of nobody has nothing, calls included. Koa reads
 * X-Forwarded-Host only behind our proxy (TRUST_PROXY). The host chooses what is shown and authorises nothing, and no
 * link is made of it.
 */
export function knowHost({ db, env }: Pick<Deps, 'db' | 'env'>) {
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    const found = await tenantOfHost(db, env, ctx.host);
    if (found === undefined) {
      if (isApi(ctx.path)) throw new AppError('tenant.unknown');
      return answerPlainly(ctx);
    }
    ctx.state.site = found.slug;
    // What else a company has below its own domain is not ours to promise https for.
    if (found.isMapped && env.publicUrl.startsWith('https:'))
      ctx.set('Strict-Transport-Security', 'max-age=63072000');
    await next();
  };
}
