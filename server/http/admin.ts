import type { Deps } from '../deps.ts';
import { type AdminCaller, checkAdminToken, TOKEN_PREFIX } from '../domain/admin/check-admin-token.ts';
import type { Tenant } from '../domain/tenants/tenant.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './request-context.ts';
import type { LimitName } from './route.ts';

/** No key and no token is longer; a longer header is not worth hashing. */
const TOKEN_MAX = 200;

/**
 * Device tokens are 256 random bits, so wrong ones are no guesses and never keep out good ones of the same address; a
 * key may be as short as its owner chose.
 */
export function staffLimit(ctx: RequestContext): LimitName {
  const token = ctx.get('X-Admin-Token').trim();
  return token === '' || token.startsWith(TOKEN_PREFIX) ? 'token' : 'login';
}

/** Who is behind an admin call. One and the same refusal for every reason. */
export async function requireAdmin(ctx: RequestContext, deps: Deps, tenant: Tenant): Promise<AdminCaller> {
  const token = ctx.get('X-Admin-Token');
  if (token === '' || token.length > TOKEN_MAX) throw new AppError('admin.denied');
  const admin = await checkAdminToken(deps, tenant, token);
  if (admin === undefined) throw new AppError('admin.denied');
  return admin;
}
